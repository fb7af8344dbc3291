# Hogyan zajlik egy lépés, egy játékmód első játékához: néhány pont, majd a játék vége.

overview = Így zajlik egy lépés
overview-goal = Akinek a végén a legtöbb pontja van, az nyer. A legtöbb pontot pontkártyák hozzák, ezek kockákba kerülnek: gyűjts hát kockákat, és fejleszd őket.
overview-point = Mutass bármire az asztalon, és elmondja, mi az. Az S billentyű megmutatja az összes jelképet.
overview-press = Nyomj hosszan bármire az asztalon, és elmondja, mi az.
step = { $step ->
    [play] Játssz ki egy kártyát a kezedből, és hajtsd végre a hatását: termelés, fejlesztés vagy csere.
    [acquire] Vagy szerezz meg egy kereskedőkártyát. A bal szélső ingyenes; másikért minden tőle balra fekvő kártyára tegyél egy kockát.
    [claim] Vagy vásárolj pontkártyát: tedd vissza a készletbe az ábrázolt kockákat. A két bal oldali hely érmét is hozhat.
    [rest-cards] Vagy pihenj: vedd vissza a kezedbe az összes kijátszott kártyádat.
    [work] Munka: tegyél telepeseket egy területre, és hajtsd végre az akcióját. Ha más telepesei állnak ott, eggyel több kell, mint ahányan vannak, és elűzöd őket.
    [fort] Egy erődterületen tedd vissza a fölötte fekvő pontkártya kockáit, és vásárold meg a kártyát. Ha az erődnél bónuszlapkák vannak, egyet el is vehetsz.
    [explore] A felfedezőlapkával fedett terület zárva van. Felfedezőkártyával elvehetsz egy ilyen lapkát, és mindenki számára megnyitod a területét.
    [market-route] Egy piacterületen használd az alatta fekvő kereskedőkártyát, vagy vedd fel az útvonaladba.
    [market-use] Egy piacterületen használd az alatta fekvő kereskedőkártyát, és tartsd meg. Minden negyedik után elvehetsz egy bónuszlapkát.
    [route] Vagy használd az útvonalad egy kártyáját. 1 telepes kell hozzá, és még 1 minden tőle balra fekvő kártyáért, amelyen nincs telepes.
    [sail] A hajózás egy másik szigetre visz. Fizess egy kockát minden ott álló hajónak; utána építhetsz egy kereskedőállomást, és cserélhetsz.
    [post] Egy szigeten az első kereskedőállomás ingyenes, a többi kockába kerül. Mindegyik pontokat tesz fedetlenné; kiürült oszlopért elvehetsz egy bónuszlapkát.
   *[rest-settlers] Vagy pihenj: vedd vissza az összes telepesedet a játékostábládra.
}
overview-end = { $mode ->
    [spice_road] Egy lépés végén 10 kockát tarthatsz meg. Az az utolsó forduló, amelyben valaki elveszi az 5. pontkártyáját; 2 vagy 3 játékos esetén a 6. pontkártyáját.
   *[other] Egy lépés végén { $cubes } kockát tarthatsz meg. Az az utolsó forduló, amelyben valaki elveszi { $cards ->
        [1] az 1.
        [5] az 5.
       *[other] a { $cards }.
    } pontkártyáját.
}
