# Az Egy új világ leckéi: amit a segítő mond. A számok a lessons/courses/ asztalaihoz tartoznak.

lesson-nw-work = Telepesek munkában
lesson-nw-work-1 = Pontkártyákat szeretnél, ehhez kockák kellenek: sárga, piros, zöld, barna, mindegyik értékesebb az előzőnél. A telepeseid hozzák őket. 7 a játékostábládon áll, a többi a tartalékban vár.
lesson-nw-work-2 = A terület bábui mutatják, hány telepest kér. A bekeretezett 1 telepest kér, és 2 sárga kockát termel. Válaszd ki.
lesson-nw-work-wrong = A pihenés hazahozza a telepeseket, de a tieid mind otthon vannak. Vond vissza.
lesson-nw-work-3 = A telepesed ott marad. A többiek lépnek, aztán megint te jössz. A bekeretezett terület 2 telepest kér, és 2 pirosat termel.
lesson-nw-work-end = A munka egy egész lépés: telepeseket teszel egy területre, aztán megteszed, amit mutat. Pontosan az ábrázolt kockákat veszed el; a készlet sosem fogy el.

lesson-nw-effects = Csere és fejlesztés
lesson-nw-effects-1 = A nyíl azt jelenti: add oda, ami előtte áll, vedd el, ami utána, ahányszor ki tudod fizetni. Legyen a 3 sárga kockádból 3 piros.
lesson-nw-effects-wrong = Három sárga fejlesztése is 3 pirosat adna, de tartogasd drágább színekre. Vond vissza, és cserélj.
lesson-nw-effects-2 = A lépcső azt jelenti: emelj egy kockát a következő színre, ahányszor a szám mutatja. Dolgozz itt, és emeld mindhárom piros kockát zöldre.
lesson-nw-effects-end = Cserélni legalább egyszer kell: ha nem tudod kifizetni, a területet nem választhatod. Fejleszteni nem kötelező, így ez a terület mindig nyitva áll előtted.

lesson-nw-rest = Pihenés
lesson-nw-rest-1 = 6 telepesed dolgozik, csak 1 van otthon. A legtöbb terület többet kér, és ahol a saját telepeseid állnak, ott nem dolgozhatsz újra.
lesson-nw-rest-2 = Pihenj: minden telepesed hazajön. Ez az egész lépésed.
lesson-nw-rest-3 = Megint minden nyitva áll. A bekeretezett terület 3 telepest kér, és egy sárga, egy piros és egy zöld kockát termel.
lesson-nw-rest-end = A tartalék nem számít: csak a játékostábládon álló telepesek dolgozhatnak. Akkor pihenj, ha már kihasználtad, amit érdemes, előbb ne.

lesson-nw-oust = Elűzés
lesson-nw-oust-1 = Itt már dolgozik valaki, 2 telepessel. Eggyel többel elűzheted őket: 3 telepessel. Válaszd a bekeretezett területet, és legyen 2 pirosból 2 zöld.
lesson-nw-oust-wrong = Még nincs, akit haza kellene hozni. Vond vissza.
lesson-nw-oust-2 = Most téged űztek el, 4 telepessel. Nézd: a 3 telepesed újra otthon van, és semmibe sem került. Az elűzötteknek nem kell pihenniük.
lesson-nw-oust-end = Elég eggyel több, mint ahányan ott állnak, akkor is, ha a nyomtatott szám nagyobb. Gondold meg, mielőtt visszaadod másoknak a telepeseiket.

lesson-nw-fort = Erődök
lesson-nw-fort-1 = Az erődök fölött pontkártyák fekszenek. Ez 2 sárgába és 2 pirosba kerül, és 6 pontot ér.
lesson-nw-fort-2 = Dolgozz az alatta lévő erődben. Előbb vedd el a bónuszlapkát: a végén ér pontot. Aztán vásárold meg a kártyát.
lesson-nw-fort-wrong = Az egyikről lemondhatsz, de mindkettő jó neked. Vond vissza.
lesson-nw-fort-end = Egy erődben az egyiket vagy mindkettőt megteszed, előbb a lapkát. A jobbra lévő kártyák egy erőddel balra csúsztak, és jött a következő. Egy játékostáblán 3 bónuszlapkának van hely.

lesson-nw-aid = Segítség
lesson-nw-aid-1 = Mindkét kártyádon a segítség ikonja és a folyó látható. Mindegyik 1 telepest takarít meg minden olyan területen, amelynek körében folyó van, a játék végéig.
lesson-nw-aid-2 = 1 telepesed van otthon. A bekeretezett területre 2 van nyomtatva, és a kártyáid 2 telepest takarítanának meg; de legalább 1 telepes mindig kell. Dolgozz ott.
lesson-nw-aid-wrong = Még ne: a bekeretezett területhez 1 telepes elég. Vond vissza.
lesson-nw-aid-end = A segítségek összeadódnak, akkor is, ha elűzöl valakit. Kevesebb telepes területenként: ritkább pihenés.

lesson-nw-tool = Eszközök
lesson-nw-tool-1 = A kártyádon egy eszköz és a szántó látható. Minden olyan területen, amelynek körében szántó van, előbb megkapod az ábrázolt kockát, itt egy pirosat.
lesson-nw-tool-2 = A bekeretezett csere 2 pirosba kerül. Van 1 pirosad, és az eszközöd a csere előtt meghozza a másodikat. Dolgozz ott.
lesson-nw-tool-wrong = Ez is jó, és szintén hoz egy piros kockát. De nézd meg, mit tesz lehetővé az eszközöd: vond vissza.
lesson-nw-tool-end = Az eszközök összeadódnak, és minden alkalommal hatnak. Olyan cserét is lehetővé tesznek, amelyet nem tudnál kifizetni.

lesson-nw-explore = Felfedezés
lesson-nw-explore-1 = Ezt a területet lapka fedi, ezért senki sem dolgozhat rajta. A felfedezőkártyák leveszik az ilyen lapkákat.
lesson-nw-explore-2 = A bekeretezett erőd fölötti kártya ilyen. Dolgozz ott, és vásárold meg; hogy a bónuszlapkát elveszed-e, te döntöd el. Aztán válaszd a zöld kockás lapkát.
lesson-nw-explore-3 = Megkaptad a zöld kockát, és a terület mindenki előtt nyitva áll. 3 telepesért 2 zöldet termel. Dolgozz ott, mielőtt mások teszik.
lesson-nw-explore-wrong = Megteheted, de akkor talán más lesz az első. Vond vissza.
lesson-nw-explore-end = A lapkák azonnal kockákat adnak, azonnal egy telepest a tartalékból, 3 pontot a végén, vagy eggyel több ikont a bónuszlapkáidhoz.

lesson-nw-settlers = Új telepesek
lesson-nw-settlers-1 = Ez a kártya 2 sárgába és 1 barnába kerül. A bábui 2 telepest hoznak a tartalékodból a játékostábládra, végleg.
lesson-nw-settlers-2 = Dolgozz az alatta lévő erődben, és vásárold meg a kártyát. Hogy a bónuszlapkát is elveszed-e, te döntöd el.
lesson-nw-settlers-wrong = A kártya rád vár. Vond vissza.
lesson-nw-settlers-end = Több telepes: több lépés két pihenés között. Ha üres a tartalék, nem kapsz, de a kártyát megvásárolhatod.

lesson-nw-bonus = Bónuszlapkák
lesson-nw-bonus-1 = A bónuszlapkák a végén érnek pontot, mindegyik külön. A tiéd 3 pontot ad minden segítség–eszköz párért: 3 segítséged és 1 eszközöd van, ez 1 pár.
lesson-nw-bonus-2 = A bekeretezett erődben két halom van. Az egyik lapka 2 pontot ad minden segítségért, a másik mindenképp 3 pontot. Vedd el a jobbat.
lesson-nw-bonus-wrong = A 3 pont biztos, de 3 segítség 6 pont. Vond vissza.
lesson-nw-bonus-end = Egy ikon több lapkához is számít. Egy másik fajta 1 pontot ad minden 2 telepesért, aki nincs a tartalékban. Olyan kártyákat és lapkákat válassz, amelyek összeillenek.

lesson-nw-end = A játék vége és a pontozás
lesson-nw-end-1 = 7 pontkártyád van. A nyolcadik elindítja a játék végét: a fordulót még végigjátsszátok, hogy mindenkinek ugyanannyi lépése legyen.
lesson-nw-end-2 = Vásárold meg a bekeretezett erőd fölötti kártyát. A lapka nem sokat ér neked, de elveheted.
lesson-nw-end-wrong = Te vezetsz: fejezd be, amíg így van. Vond vissza.
lesson-nw-end-end = A kártyák, a bónusz- és a felfedezőlapkák számítanak, és minden nem sárga kocka 1 pont. Döntetlennél az nyer, aki a sorrendben utolsó. Minden lépés után, az utolsó után is, legfeljebb 10 kockád maradhat.

good-nw-setup = Három területtábla mindig van, a negyedik D1, E1 vagy F1. A fehér csillagos pontkártyák a dobozban maradnak, kevesebb játékosnál a „3+” és az „=4” jelűek is. A húzópakli legfelső kártyája látszik.
good-nw-tiles = 17 bónuszlapka kerül az erődök bónuszhelyeire; csak a halmok teteje látszik. Minden felfedező ikonos területen egy felfedezőlapka fekszik, 2 vagy 3 játékosnál a „2-3” jelűeken is.
good-nw-start = Mindenkinek 12 telepese van: 6 a játékostáblán (2 játékosnál 7), a többi a tartalékban. A kezdőjátékos 3 sárga kockával indul, a második és a harmadik 4-gyel, a negyedik 3-mal és egy pirossal.
good-nw-none = Ha nincs több felfedezőlapka, a felfedezőkártya nem ad egyet sem, de megvásárolható.
