# A Fűszerút leckéi: amit a segítő mond. A számok a lessons/courses/ asztalaihoz tartoznak.

lesson-sr-goal = A cél
lesson-sr-goal-1 = Karavánt vezetsz. Ezek pontkártyák: a szám mutatja, mennyit ér egy kártya, a kockák, hogy mibe kerül. A játék végén az nyer, akinek a legtöbb pontja van.
lesson-sr-goal-2 = Ezek a kockáid, a karavánod fűszerei. Négy szín van, mindegyik értékesebb az előzőnél: sárga, piros, zöld, barna.
lesson-sr-goal-3 = A bekeretezett kártya 2 sárga és 2 piros kockába kerül, és ez megvan neked. Válaszd ki a kártyát, hogy megvásárold.
lesson-sr-goal-wrong = Pihenni mindig szabad, de már most ki tudsz fizetni egy pontkártyát. Vond vissza, és vásárold meg a kártyát.
lesson-sr-goal-end = A kockáid visszakerültek a készletbe, és 6 pontod van. A sor összezárult, jobbról új kártya érkezett. A vásárlás volt az egész lépésed.

lesson-sr-play = Kártya kijátszása és pihenés
lesson-sr-play-1 = Kockákat a kezedben lévő kereskedőkártyák kijátszásával szerzel. Ez 2 sárga kockát termel. Játszd ki.
lesson-sr-play-2 = Pontosan az ábrázolt kockákat vetted el; a készlet sosem fogy el. A kártya most előtted fekszik, és amíg nem pihensz, nem játszhatod ki újra. Pihenj: minden kijátszott kártyádat visszaveszed.
lesson-sr-play-3 = Megint te következel, és a kártya újra a kezedben van. Játszd ki még egyszer.
lesson-sr-play-wrong = Épp most pihentél: nincs mit visszavenni. Egy lépés ennél többet ér.
lesson-sr-play-end = Fordulónként mindenkinek egy lépése van, az óramutató járása szerint. A lépésedben csak egy dolgot teszel: kijátszol egy kártyát, megszerzel egyet, megvásárolsz egy pontkártyát, vagy pihensz.

lesson-sr-upgrade = Fejlesztés
lesson-sr-upgrade-1 = A kívánt kártya 1 sárga, 2 zöld és 1 barna kockába kerül. Egy zöld hiányzik. Játszd ki a fejlesztőkártyát: minden fejlesztés egy kockát a következő színre emel. Emelj egy sárga kockát kétszer: előbb pirosra, aztán zöldre.
lesson-sr-upgrade-wrong = Így a zöld kockádból barna lesz, pedig zöldre van szükséged. Vond vissza.
lesson-sr-upgrade-2 = Most pontosan annyid van, amennyibe a bekeretezett kártya kerül. Vásárold meg 12 pontért.
lesson-sr-upgrade-end = A fejlesztéseket több kocka között is eloszthatod, kevesebbet is végezhetsz, vagy egyet sem. A barna a csúcs: azt nem lehet fejleszteni.

lesson-sr-trade = Csere
lesson-sr-trade-1 = A cserekártya a nyíl előtti kockákért a nyíl utániakat adja, annyiszor, ahányszor akarod és ki tudod fizetni. Ez 2 sárgából 2 pirosat csinál. Játszd ki, és cserélj kétszer. A másik cserekártya 3 pirosat kér: azt most nem játszhatod ki.
lesson-sr-trade-wrong = A szabálynak egyszer is elég, de neked 4 piros kocka kell. Vond vissza, és cserélj kétszer.
lesson-sr-trade-2 = 4 piros kocka: ezzel kifizeted a bekeretezett kártyát.
lesson-sr-trade-end = A cserekártyát legalább egyszer végre kell hajtani. Ha egyszer sem tudod kifizetni, nem játszhatod ki.

lesson-sr-acquire = Kereskedőkártyák megszerzése
lesson-sr-acquire-1 = Az új kártyák ebből a sorból jönnek. A bal szélső ingyen van, és a rajta fekvő kockák is a tieid lesznek. Vedd el.
lesson-sr-acquire-2 = A sor összezárult; a kockák a kártyájukon maradnak. A bekeretezett kártya a harmadik: tegyél egy-egy kockát minden tőle balra fekvő kártyára. Fizess sárgával.
lesson-sr-acquire-wrong = Bármilyen színnel fizethetsz, de a piros többet ér a sárgánál. Vond vissza.
lesson-sr-acquire-end = A színt minden kártyához külön választod. Amit fizetsz, az azé lesz, aki azt a kártyát elveszi. Előbb fizetsz: az elvett kártyán fekvő kockákkal nem fizetheted ki.

lesson-sr-coins = Arany és ezüst
lesson-sr-coins-1 = Az első két pontkártya fölött érmék fekszenek. A bal szélső kártya egy 3 pontot érő aranyérmét hoz, a második egy 1 pontot érő ezüstérmét.
lesson-sr-coins-2 = Mindkettőt ki tudod fizetni. Vásárold meg a bal szélsőt, és vele az utolsó aranyérmét.
lesson-sr-coins-wrong = Az a kártya 2 ponttal többet ér, de az ezüst 2 ponttal kevesebbet az aranynál, és az arany a következő lépésedre elfogyna. Vond vissza.
lesson-sr-coins-3 = Az arany elfogyott, ezért az ezüst most a bal szélső kártya fölött van. A második kártya már semmit sem hoz.
lesson-sr-coins-end = Az érmék a helyükön maradnak, amikor a kártyák elcsúsznak. Egy olcsó kártya aranyérmével gyakran felér egy drágával.

lesson-sr-storage = Tíz kocka
lesson-sr-storage-1 = A karavánodban 10 kocka fér el. A lépésed közben több is lehet, de a végén a felesleg visszakerül a készletbe.
lesson-sr-storage-2 = 9 kockád van. Játszd ki a bekeretezett kártyát, amely 1 sárgát és 1 zöldet termel, aztán add vissza azt a kockát, amely a legkevesebbet ér.
lesson-sr-storage-wrong = Szabad, de a sárga kocka ér a legkevesebbet: onnan indul a fejlesztés, és a végén nem ér pontot. Vond vissza.
lesson-sr-storage-end = Te választod, mely kockák kerülnek vissza. A teli karaván jel: ideje pontkártyát vásárolni.

lesson-sr-end = A játék vége és a pontozás
lesson-sr-end-1 = 5 pontkártyád van. 2 vagy 3 játékosnál a hatodik, 4 vagy 5 játékosnál az ötödik indítja el a játék végét. Vásárold meg a bal szélső kártyát.
lesson-sr-end-wrong = Várhatnál, de a többiek utolérnek. Vond vissza, és fejezd be a játékot.
lesson-sr-end-2 = A fordulót végigjátszottátok, hogy mindenkinek ugyanannyi lépése legyen. Kártyáid 47 pontot érnek, 3 aranyérméd 9-et, az ezüstérme 1-et, a zöld és a barna kockád 2-t: összesen 59. A sárga kocka nem ér pontot.
lesson-sr-end-end = Az nyer, akinek a legtöbb pontja van. Döntetlennél az nyer, aki a sorrendben utolsó. A 10 kockás határ az utolsó lépés után is érvényes.

lesson-sr-plan = Terv három lépésre
lesson-sr-plan-1 = Aki jól játszik, előre tervez. A célod a bekeretezett kártya: 2 piros és 2 zöld. Van 4 sárgád, 1 pirosad és két összeillő cserekártyád.
lesson-sr-plan-2 = Először legyen a sárgából piros: játszd ki a bekeretezett kártyát, és cserélj kétszer.
lesson-sr-plan-wrong = Egy cserével 3 pirosad lenne: elég a zöldhöz, de nem a piroshoz és a zöldhöz együtt. Vond vissza, és cserélj kétszer.
lesson-sr-plan-3 = Most 5 pirosad van. Kettőből legyen zöld: játszd ki a bekeretezett kártyát, és cserélj egyszer.
lesson-sr-plan-4 = 2 piros és 2 zöld, és egy piros még marad is. Vásárold meg a kártyát.
lesson-sr-plan-end = Az összeillő kártyák együtt olyanok, mint egy gépezet. Kereskedőkártyát aszerint válassz, mit akarsz megvásárolni, pontkártyát aszerint, mit termel a gépezeted.

good-sr-setup = A játékot az asztal készíti elő. 5 pontkártya és 6 kereskedőkártya sorban fekszik, a többi lefordított pakliban. Mindenki ugyanazzal a két kereskedőkártyával indul: 2 sárga termelése és 2 fejlesztés.
good-sr-start = A kezdőjátékos 3 sárga kockával indul, a második és a harmadik 4-gyel, a negyedik és az ötödik 3-mal és egy pirossal. Játékosonként 2 aranyérme és 2 ezüstérme van.
good-decks = A lefordított pakli sorrendjét senki sem ismeri. Ha elfogy, a sora rövidebb marad. A megvásárolt pontkártyák lefordítva fekszenek.
good-chain = Amit egy csere hoz, azzal a következőt is fizetheted.
good-limit = Pihenni mindig szabad, ezért egy játék a végtelenségig is eltarthatna: legkésőbb a 300. forduló után véget ér.
