# Tanács: miért jó egy akció, egy lépés terve, és a terminál fejlécei.

why-now = Ebben a lépésben megszerzi ezt: { $card } ({ points }, ára { $cost }).
    .seen = Ebben a lépésben { points }ot hoz, ára { $cost }.
why-later = { $turns ->
    [one] A következő lépésedben várható: { $card } ({ points }, ára { $cost }).
   *[other] { $turns } lépésen belül várható: { $card } ({ points }, ára { $cost }).
}
    .seen = { $turns ->
        [one] A következő lépésedben várható: { points }, ára { $cost }.
       *[other] { $turns } lépésen belül várható: { points }, ára { $cost }.
    }
why-pays = A lépés után meglesz az ára ennek: { $card } ({ points }, ára { $cost }).
    .seen = A lépés után meglesz a pontkártya ára ({ points }): { $cost }.
why-towards = Ezt készíti elő: { $card } ({ points }, ára { $cost }).
    .seen = Ezt a pontkártyát készíti elő: { points }, ára { $cost }.
why-rival = A következő lépésed előtt várhatóan elviszi a(z) { $seat }. hely: { $card } ({ points }, ára { $cost }).
    .seen = A következő lépésed előtt { $player } várhatóan megszerez egy pontkártyát: { points }, ára { $cost }.
why-better = Nyerési esélye { $percent } százalékponttal nagyobb, mint ezé: { $action }.
    .seen = Nyerési esélye { $percent } százalékponttal nagyobb, mint a másodiké.
why-close = Nagyjából ugyanilyen jó: { $action }.
    .seen = A második nagyjából ugyanilyen jó.
why-seldom = Ennek nagyobb az esélye, de túl ritkán lett kipróbálva ahhoz, hogy számítani lehessen rá: { $action } ({ $place }.).
    .seen = A(z) { $place }. esélye nagyobb, de túl ritkán lett kipróbálva ahhoz, hogy számítani lehessen rá.
why-points = Ennek nagyobb az esélye, de kisebb az előnye pontban: { $action } ({ $place }.).
    .seen = A(z) { $place }. esélye nagyobb, de kisebb az előnye pontban.

# Egy terv kockái, amelyek ugyanoda mennek.
plan-place = { $cubes } kocka kifizetése
plan-upgrade = { $cubes } kocka fejlesztése
plan-discard = { $cubes } kocka visszatétele
plan-spend = { $cubes } kocka kifizetése a kereskedőállomásért

advise-head = { $column ->
    [action] akció
    [does] mit tesz
    [chance] nyerés
    [score] pontszám
   *[share] próbálva
}
advise-seat = A(z) { $seat }. hely dönt. { $simulations } szimuláció.
advise-line = Várhatóan: { $line }
