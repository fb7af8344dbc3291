# A Keletről nyugatra leckéi: amit a segítő mond. A számok a lessons/courses/ asztalaihoz tartoznak.

lesson-ew1-market = Piacok: egy kártya használata
lesson-ew1-market-1 = Minden, amit az Egy új világból tudsz, itt is érvényes. Újak a piacok: mindegyik alatt egy kereskedőkártya fekszik a Fűszerútból.
lesson-ew1-market-2 = Dolgozz a bekeretezett piacon, és használd azonnal a kártyáját: 1 sárgát és 1 pirosat termel.
lesson-ew1-market-wrong = Ha elveszed, hatás nélkül kerül a kereskedelmi útvonaladba. Az lesz a következő; most vond vissza, és használd a kártyát.
lesson-ew1-market-end = A használt kártya lefordítva a dobópaklidra kerül; néhány bónuszlapka a végén megszámolja. A sor összezárult, és új kártya jött.

lesson-ew1-route = A kereskedelmi útvonalad
lesson-ew1-route-1 = Most tartsd meg a kártyát: dolgozz a bekeretezett piacon, és vedd el a 2 pirosat termelő kártyát.
lesson-ew1-route-wrong = Ez egyszer hoz 2 pirosat. Az útvonaladban a kártya újra meg újra hozná. Vond vissza.
lesson-ew1-route-2 = A kártya most az útvonaladban van. Az útvonal egy kártyájának használata külön lépés: tegyél rá 1 telepest, és 2 pirosat kapsz.
lesson-ew1-route-early = Az útvonalad azért van, hogy használd. Vond vissza.
lesson-ew1-route-end = Az útvonaladról senki sem űzhet el. A cserekártyát ott is legalább egyszer végre kell hajtani.

lesson-ew1-cost = Mibe kerül az útvonal
lesson-ew1-cost-1 = Az útvonal egy kártyája 1 telepest kér, és még 1 telepest minden tőle balra lévő kártyáért, amelyen nincs telepes. A második kártya foglalt: már nem számít, és csak pihenés után használható újra.
lesson-ew1-cost-2 = Használd a negyedik kártyát, amely egy barna kockát termel: 1 telepes, és 2 az első és a harmadik kártyáért.
lesson-ew1-cost-wrong = Olcsóbb, és szabad. De nézd meg, mibe kerül az utolsó: vond vissza, és azt használd.
lesson-ew1-cost-end = Használd tehát az útvonaladat balról jobbra: akkor minden kártya 1 telepes. A segítség és az eszköz az útvonalon nem hat.

lesson-ew1-full = Teli útvonal
lesson-ew1-full-1 = Egy útvonalban 5 kártya fér el, és a tiéd tele van. Aki még egyet elvesz, egy másikat cserél le a helyén.
lesson-ew1-full-2 = Vedd el a bekeretezett piac kártyáját, amely barnát termel, és cseréld le vele az első kártyádat. A rajta álló 2 telepesed hazajön.
lesson-ew1-full-wrong = Egyszer használhatod, de jobb, ha újra meg újra kapsz egy barna kockát. Vond vissza, és vedd el a kártyát.
lesson-ew1-full-other = Az a kártya többet ér az elsőnél. Vond vissza.
lesson-ew1-full-end = A lecserélt kártya lefordítva a dobópaklidra kerül. Te választod, melyik.

lesson-ew1-renew = A piac frissítése
lesson-ew1-renew-1 = Ebből a négy kártyából egyiknek sem veszed hasznát. A bekeretezett terület a pakli alá teszi őket, és négy újat húz.
lesson-ew1-renew-wrong = Ne pihenj: előbb nézd meg, mit tartogat a piac. Vond vissza.
lesson-ew1-renew-2 = A lépésed ezzel véget ért, és azonnal jön egy másik. Dolgozz a bekeretezett piacon, és használd a kártyáját.
lesson-ew1-renew-end = A ráadás egész lépés, és ugyanahhoz a fordulóhoz tartozik. Előtte is érvényes a 10 kockás határ.

lesson-ew1-adjust = Az útvonal módosítása
lesson-ew1-adjust-1 = Az útvonal sorrendje számít: bal oldalt olcsó. A harmadik kártyád pirosat termel, és szívesen használnád elsőként.
lesson-ew1-adjust-2 = Dolgozz a bekeretezett területen: kapsz 1 sárga kockát, és két kártyát megcserélhetsz. Cseréld meg az elsőt és a harmadikat.
lesson-ew1-adjust-wrong = Hagyhatod az útvonalat, ahogy van, de akkor csak egy sárga kockáért jöttél. Vond vissza.
lesson-ew1-adjust-end = A telepesek a kártyájukon maradnak, amikor az arrébb kerül.

lesson-ew1-explore = Felfedezés
lesson-ew1-explore-1 = Itt a legtöbb felfedezőlapka a tábla mellett fekszik. Vásárold meg a bekeretezett erőd fölötti felfedezőkártyát, és vedd el a zöld kockás lapkát.
lesson-ew1-explore-end = 2 vagy 3 játékosnál két lapka területen fekszik, és felfedi azt, ha elveszik. A többi közül is szabadon választhatsz.

lesson-ew1-rest = Pihenés és pontozás
lesson-ew1-rest-1 = A bónuszlapkád 1 pontot ad minden 2 kereskedőkártyáért az útvonaladban és a dobópaklidban együtt: 3 meg 3 kártya 3 pont.
lesson-ew1-rest-2 = Pihenj: a telepeseid hazajönnek a tábláról és az útvonalról.
lesson-ew1-rest-end = Az útvonalon álló telepesek a telepesek bónuszlapkájához is számítanak. Minden más úgy ér pontot, mint az Egy új világban: minden nem sárga kocka 1 pont.

good-ew1-setup = Táblák: A1, B1, E2 és C2. A fekete csillagos pontkártyák és a III jelű bónuszlapkák a dobozban maradnak. 43 kereskedőkártya: egy-egy minden piac alatt, a többi lefordított pakliban. A játékostábládon 3 bónuszhely van.
good-ew1-market = Kártya nélküli piacot nem lehet választani. Ha kevés kereskedőkártya maradt, a frissítés annyi helyet tölt fel, amennyit tud, balról; a régi kártyák jönnek vissza utoljára, a bal szélső először.

lesson-ew2-sail = Tengerre
lesson-ew2-sail-1 = Minden, amit az Egy új világból tudsz, itt is érvényes. Újak a szigetek. A hajód középen, a tengerlapkán áll; minden szigetnek van egy cseréje és egy termék jele.
lesson-ew2-sail-2 = A bekeretezett terület 1 lapkával mozgatja a hajódat. Hajózz a bekeretezett szigethez, és építs ott kereskedőállomást: az első egy szigeten ingyen van.
lesson-ew2-sail-wrong = Ingyen kereskedőállomás, és otthagyod? Vond vissza, és építs.
lesson-ew2-sail-end = A hajónak másik lapkán kell megállnia; az útba eső lapkák nem kerülnek semmibe. Az azonos jelű sor bal szélső kereskedőállomását vetted el: az alatta lévő szám a végén a tiéd. Szigetenként egy kereskedőállomásod lehet.

lesson-ew2-pay = Más hajók, más kereskedőállomások
lesson-ew2-pay-1 = Ennél a szigetnél egy másik hajó áll, és a gazdájának kereskedőállomása van ott. Aki megérkezik, minden más hajónak 1 kockát fizet.
lesson-ew2-pay-2 = Hajózz oda. Fizess sárga kockával, aztán építs. Egy kereskedőállomás 1 kockába kerül minden ott álló után, 2 játékosnál 2 kockába. Fizess sárgával.
lesson-ew2-pay-wrong = Bármilyen színnel fizethetsz, de miért a legjobbal? Vond vissza.
lesson-ew2-pay-skip = Lemondhatsz róla, de ki tudod fizetni. Vond vissza.
lesson-ew2-pay-end = Ha nem tudsz minden ott álló hajónak fizetni, nem állhatsz meg ott. A fizetés sorrendben történik, az utánad következő játékostól. Aki kockát kap, lehet, hogy vissza kell adnia: egy lépés végén mindenkinek 10 a határ.

lesson-ew2-trade = Csere érkezéskor
lesson-ew2-trade-1 = Ahová megérkezel, ott cserélhetsz, kereskedőállomással vagy anélkül. Ez a sziget 2 sárgáért 2 pirosat ad.
lesson-ew2-trade-2 = Hajózz oda, és cserélj kétszer. Már van ott kereskedőállomásod, ezért nem kérdezik, építesz-e.
lesson-ew2-trade-wrong = Ahányszor akarod, akár egyszer sem; de 4 sárga kockád van. Vond vissza, és cserélj kétszer.
lesson-ew2-trade-end = A hajózás egy egész lépés: mozgás, fizetés, építés, csere. Egy jó sziget megéri az utat.

lesson-ew2-column = Egy egész oszlop
lesson-ew2-column-1 = A kereskedőállomásaid sorokban állnak, termékenként egy sorban. Három sorból már megépítetted az elsőt. Ha a negyedik sor elsője is elkel, az oszlop üres.
lesson-ew2-column-2 = Hajózz a szegfűszeg szigetéhez, és építs. Aztán vedd el a 3 pontos lapkát: egy kiürült oszlopért elveheted B2 vagy F2 egyik halmának legfelső bónuszlapkáját.
lesson-ew2-column-wrong = Lemondhatsz róla, de helyed is, jogod is van hozzá. Vond vissza.
lesson-ew2-column-end = Amit a kereskedőállomásaid szabaddá tettek, a végén számít: itt 4-szer 1. A jobbra lévő oszlopok állomásonként 2, illetve 3 pontot érnek.

lesson-ew2-ship-trade = Hajós kereskedelem
lesson-ew2-ship-trade-1 = A hajód olyan szigetnél áll, amely 2 sárgáért 1 zöldet ad. A bekeretezett területtel ott cserélhetsz, mozgás nélkül. Cserélj kétszer.
lesson-ew2-ship-trade-wrong = A szabálynak egyszer is elég, de 4 sárga kockád van. Vond vissza.
lesson-ew2-ship-trade-end = Legalább egy csere, mint a szárazföldön. A tengerlapkán nincs mit cserélni, ezért ott a területet nem választhatod.

lesson-ew2-post-trade = Csere kereskedőállomáson
lesson-ew2-post-trade-1 = A kereskedőállomásaid helyetted cserélnek, akárhol van a hajód. Kettő van: egy a szegfűszeg, egy a chili szigetén.
lesson-ew2-post-trade-2 = A bekeretezett terület 2 telepest kér; az erdős segítséged 1 telepest megtakarít. Cserélj a szegfűszeg szigetén: 3 sárgáért 1 barna.
lesson-ew2-post-trade-wrong = Sárgáért pirosat szabad, de a barna többet ér. Vond vissza.
lesson-ew2-post-trade-end = A kereskedőállomások mindig nyitva tartó boltok. A segítség és az eszköz itt is a terület ikonja szerint hat.

lesson-ew2-fort = Erődök és pontozás
lesson-ew2-fort-1 = Az erődökben itt nincs bónuszlapka. Csak a kártyát vásárolod meg: ez 2 zöldbe kerül.
lesson-ew2-fort-2 = Dolgozz a bekeretezett erődben.
lesson-ew2-fort-wrong = Megvan, amibe a kártya kerül. Vond vissza.
lesson-ew2-fort-end = 5 pontod van a kártyáért és 3 a kereskedőállomásokért: egy sor első kettője 1-et és 2-t tesz szabaddá. Minden más úgy ér pontot, mint az Egy új világban.

good-ew2-setup = Táblák: A2, B2, C1 és F2. A fehér csillagos pontkártyák és az I vagy III jelű bónuszlapkák a dobozban maradnak. A játékostábládon 4 bónuszhely és 12 kereskedőállomás van: termékenként 3 egy sorban. 7 terület fedett, 2 vagy 3 játékosnál 9.
good-ew2-sea = A tengerlapka és 12 sziget, termékenként 3, véletlenszerűen fekszik egy általatok választott elrendezésben; minden lapka legalább két másikat érint. Minden hajó a tengerlapkáról indul.
good-ew2-order = Ha egy lépés után többeknek van túl sok kockájuk, előbb az ad vissza, akinek a lépése volt, aztán a többiek sorrendben.

lesson-ew3-market = Piacok útvonal nélkül
lesson-ew3-market-1 = Mindhárom játék egy asztalon: táblák, kereskedők és szigetek. A legtöbbjét már ismered. Útvonal itt nincs: a piacon a kártyát csak használni lehet.
lesson-ew3-market-2 = Dolgozz a bekeretezett piacon: a kártyája 3 sárgáért 1 barnát ad.
lesson-ew3-market-wrong = Még ne: a piac jobb. Vond vissza.
lesson-ew3-market-end = A használt kártya lefordítva a dobópaklidra kerül, és a sor összezárul.

lesson-ew3-fourth = Minden negyedik kereskedő
lesson-ew3-fourth-1 = 3 kereskedőkártyát használtál. Minden negyediknél elveheted a D2 tábla egyik halmának legfelső bónuszlapkáját.
lesson-ew3-fourth-2 = Dolgozz a bekeretezett piacon, aztán vedd el a kereskedőkártyákat számoló lapkát: 2 kártyánként 1 pont.
lesson-ew3-fourth-wrong = Lemondhatsz róla, de van üres bónuszhelyed. Vond vissza.
lesson-ew3-fourth-end = A negyedik, a nyolcadik, a tizenkettedik: a piac a bónuszlapkák másik forrása.

lesson-ew3-renew = A piac frissítése
lesson-ew3-renew-1 = Mint az I. részben: a bekeretezett terület négy új kártyát hoz, és azonnal jön még egy lépésed.
lesson-ew3-renew-wrong = Előbb nézd meg, mit tartogat a piac. Vond vissza.
lesson-ew3-renew-2 = Használd a bekeretezett piac kártyáját.
lesson-ew3-renew-end = Két lépés egy fordulóban: a frissítés telepesekbe kerül, időbe nem.

lesson-ew3-column = Hajók és oszlopok
lesson-ew3-column-1 = A hajók úgy járnak, mint a II. részben. Az első oszlopod a szegfűszeg kivételével üres.
lesson-ew3-column-2 = Hajózz a szegfűszeg szigetéhez, építs, és vedd el a 3 pontos lapkát. Egy oszlopért csak B2 vagy F2 lapkája jár; D2 lapkái a piacról jönnek.
lesson-ew3-column-wrong = Lemondhatsz róla, de van helyed a lapkának. Vond vissza.
lesson-ew3-column-other = Az a kereskedőkártyákat számolja, neked pedig nincs. Vond vissza.
lesson-ew3-column-end = Két út a bónuszlapkákhoz, négy bónuszhely: azt válaszd, ami a tervedhez illik.

lesson-ew3-bonus = Négy lapka, nem több
lesson-ew3-bonus-1 = A 4 bónuszhelyed megtelt. Több lapkát nem vehetsz el.
lesson-ew3-bonus-2 = Használd a bekeretezett piac kártyáját. Ez a negyedik, mégsem kínálnak lapkát.
lesson-ew3-bonus-wrong = Folytasd a piaccal. Vond vissza.
lesson-ew3-bonus-end = De a kereskedőkártyák lapkája nő: a dobópaklidat számolja, 2 kártyánként 1 pont.

lesson-ew3-plan = Mindhárom együtt
lesson-ew3-plan-1 = A célod a bekeretezett kártya: 2 zöld, 5 pont. 2 sárgád van. Piac, tenger és szárazföld vezet oda.
lesson-ew3-plan-2 = Kezdd a bekeretezett piacon: a kártyája 1 sárgát és 1 pirosat termel.
lesson-ew3-plan-3 = Most tengerre, a tea szigetéhez. Építs ott ingyen, aztán cserélj 2 sárgát 1 zöldre.
lesson-ew3-plan-4 = Fejlessz a szárazföldön: emeld a piros kockát zöldre, aztán hagyd abba.
lesson-ew3-plan-5 = 2 zöld. Vásárold meg a kártyát a bekeretezett erődben: egy erőd itt is csak a kártyáját adja.
lesson-ew3-plan-end = A végén számítanak a pontkártyák, a bónuszlapkák, a kereskedőállomások, a felfedezőlapkák és a nem sárga kockák. Most már mindent tudsz.

good-ew3-setup = Táblák: A2, B2, C1, D2, E2 és F2. A fekete csillagos pontkártyák a dobozban maradnak; minden bónuszlapka részt vesz. 7 terület fedett, 2 vagy 3 játékosnál 9. 43 kereskedőkártya: egy-egy minden piac alatt, a többi lefordított pakliban.
good-ew3-market = Kártya nélküli piacot nem lehet választani.
