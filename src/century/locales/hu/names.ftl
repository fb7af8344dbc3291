# A játékmódok és kellékek nevei. A szögletes zárójelben álló kulcsok a játék azonosítói, maradnak, ahogy vannak.

mode = { $mode ->
    [spice_road] Century: Fűszerút
    [new_world] Century: Egy új világ
    [east_west_1] Century: Keletről nyugatra – I. rész
    [east_west_2] Century: Keletről nyugatra – II. rész
    [east_west_3] Century: Keletről nyugatra – III. rész
   *[other] { $mode }
}

# Egy kocka a mondat végén: „Vissza a készletbe: sárga kocka”.
cube = { $cube ->
    [Y] sárga kocka
    [R] piros kocka
    [G] zöld kocka
   *[B] barna kocka
}

# Egyszínű kockák: „2 sárga”.
cubes = { $cube ->
    [Y] { $count } sárga
    [R] { $count } piros
    [G] { $count } zöld
   *[B] { $count } barna
}
no-cubes = 0 kocka

# Felsorolások: „2 sárga, 1 piros és 1 zöld”.

good = { $good ->
    [ginger] gyömbér
    [chili] chili
    [tea] tea
   *[cloves] szegfűszeg
}

# A terület körében álló ikon; egy dobozfájlban más is lehet.
symbol = { $symbol ->
    [field] szántó
    [hill] domb
    [river] folyó
    [forest] erdő
    [none] nincs ikon
   *[other] { $symbol }
}

# Az Újvilág-ikonok.
benefit = { $benefit ->
    [aid] Segítség
    [tool] Eszköz
    [settlers] Új telepesek
   *[explore] Felfedezés
}

points = { $points } pont
