# Az aréna: hol tart, és a táblázat, ki milyen erős.

arena-playing = Folyik a játék
arena-interrupted = { $games } játékból { $done } kész, és itt van: { $file }; ugyanez a parancs folytatja.
arena-kept = { $games } játék, itt van: { $file }
arena-head = { $column ->
    [bot] bot
    [seats] hely
    [wins] győzelem (95 %)
    [rating] erősség
    [score] pontszám
    [seconds] ms
   *[faults] hiba
}
arena-fault = { $kind ->
    [error] kivétel
    [illegal] szabálytalan
    [slow] lassú
    [hung] lefagyott
   *[crash] összeomlás
}
arena-caption = { $games } játék, átlagosan { $rounds } forduló; a fordulókorlát zárta le: { $limit }; ms: döntésenként
arena-faults = { $bot }: { $fault }: { $count }
arena-reading = A játékok beolvasása
arena-report = Jelentés: { $file }

# A jelentés, egy oldal a böngészőben.
report-above = Aréna
report-players = { $players } játékos
report-games-played = { $games } játék
report-seed = kezdőszám: { $seed }
report-strength = Erősség
report-strength-note = Pont és vonal: az erősség, és hogy hol van 95 % bizonyossággal. Az erősség az openskill Plackett–Luce-modelljéé; egy bot, amely 6,5-del áll egy másik fölött, négy játékból hármat megnyer ellene. A győzelem minden helyet számol, ahol a bot ült; zárójelben, hogy hol van a valódi arány 95 % bizonyossággal. ms: egy döntés átlagos ideje.
report-duels = Ki végzett ki előtt
report-duels-note = Milyen gyakran végzett a sor botja az oszlop botja előtt, közös játékaik százalékában; a döntetlen nem számít.
report-seats = Pontok és győzelmek helyenként
report-seats-note = Doboz: a játékok középső fele a mediánnal; vonal: a legkevesebbtől a legtöbbig. A szaggatott vonal az egyenlő rész a győzelmekből.
report-categories = Honnan jönnek a pontok
report-categories-note = Átlagos pontok fajtánként.
report-usage = Mit használtak a győztesek
report-usage-note = A győztesek és a többi hely mekkora része használt valamit legalább egyszer azokban a játékokban, amelyekben lehetett: egy fedetlen területet, egy felfordított kártyát vagy lapkát.
report-length = A játékok hossza
report-length-note = Játékok aszerint, hogy melyik fordulóban értek véget.
report-length-facts = Medián: { $median }, átlag: { $mean }, legkevesebb { $least }, legtöbb { $most } forduló.
report-by-limit = { $games ->
    [0] Minden játék magától ért véget.
   *[other] { $games } játékot a fordulókorlát zárt le.
}
report-faults = Hibák
report-no-faults = Minden bot minden döntést időben és a szabályok szerint hozott meg.
report-faults-note = Az a bot, amely kivételt dob, nem szabályos akciót ad vagy túl sokáig gondolkodik, elveszíti ezt a döntést: helyette véletlen szabályos akció következik. Amelyik lefagy vagy leállítja a folyamatát, az a játék minden későbbi döntését is elveszíti.
report-seat = hely
report-share = rész a győzelmekből
report-median = medián
report-mean = átlag
report-range = tól–ig
report-category = fajta
report-winners = győztesek
report-others = többiek
report-of-all = az összes pontból
report-games = játék
report-used = használták
report-where = játék, forduló
report-what = mi történt
report-kind = { $kind ->
    [locations] Területek
    [points] Pontkártyák
    [merchants] Kereskedőkártyák
    [bonus] Bónuszlapkák
    [exploration] Felfedezőlapkák
   *[market_tiles] Piaclapkák
}
