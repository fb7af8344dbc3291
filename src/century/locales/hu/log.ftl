# A napló: ki mit tett. Egy mondat tagmondatok sora, mindegyikben ige áll:
# „Mira 2 telepessel dolgozik (A1.3), 2 sárga kockát fejleszt és 1 piros kockát visszatesz.”

turn-did = { $seat }. hely: { $did }.
    .seen = { $player } { $did }.

did-play = kijátszik egy kártyát ({ $card })
    .seen = kijátszik egy kártyát
did-acquire = { $price ->
    [0] ingyen megszerez egy kártyát ({ $card })
   *[other] megszerez egy kártyát ({ $card })
}
    .seen = { $price ->
        [0] ingyen megszerez egy kártyát
       *[other] megszerez egy kártyát
    }
did-place = { $cubes } kockát fizet
did-cubes-on = { $cubes } kockát kap a kártyáról
did-claim-row = { $coin ->
    [gold] pontkártyát vásárol ({ $card }: { points } és egy aranyérme, ára { $cost })
    [silver] pontkártyát vásárol ({ $card }: { points } és egy ezüstérme, ára { $cost })
   *[none] pontkártyát vásárol ({ $card }: { points }, ára { $cost })
}
    .seen = { $coin ->
        [gold] pontkártyát vásárol ({ points } és egy aranyérme, ára { $cost })
        [silver] pontkártyát vásárol ({ points } és egy ezüstérme, ára { $cost })
       *[none] pontkártyát vásárol ({ points }, ára { $cost })
    }
did-rest-cards = { $cards ->
    [0] pihen
   *[other] pihen, és { $cards } kártyát visszavesz
}
did-rest-settlers = { $settlers ->
    [0] pihen
   *[other] pihen, és { $settlers } telepest visszavesz
}
did-rest-cards-settlers = pihen, és visszavesz { $cards } kártyát és { $settlers } telepest
did-work = { $settlers } telepessel dolgozik ({ $location })
did-oust = elűzi a telepeseket ({ $seat }. hely)
    .seen = elűzi { $player } telepeseit
did-route = { $settlers } telepessel használja útvonala { $place }. kártyáját ({ $card })
    .seen = { $settlers } telepessel használja útvonala { $place }. kártyáját
did-produce = { $gain } kockát vesz el
did-tools = eszközeitől { $gain } kockát kap
did-settlers = { $settlers } új telepest kap
did-symbol = 1 ikont kap ({ $benefit })
did-points = { points }ot kap
did-renew = frissíti a piacot
did-adjust = 1 sárga kockát vesz el
did-trade = { $cost } kockát cserél erre: { $gain }
did-upgrade = { $cubes } kockát fejleszt
did-discard = { $cubes } kockát visszatesz
did-bonus = elvesz egy bónuszlapkát ({ $tile }: { $worth })
    .seen = elvesz egy bónuszlapkát ({ $worth })
did-claim = pontkártyát vásárol ({ $card }: { points }, ára { $cost }; { $benefit })
    .seen = pontkártyát vásárol ({ points }, ára { $cost }; { $benefit })
did-explore = elveszi a felfedezőlapkát ({ $tile }, { $location })
    .seen = elveszi a felfedezőlapkát ({ $location })
did-explore-beside = elvesz egy felfedezőlapkát ({ $tile })
    .seen = elvesz egy felfedezőlapkát
did-use = használja a kereskedőkártyát ({ $card })
    .seen = használja a kereskedőkártyát
did-take = felveszi a kereskedőkártyát ({ $card }) az útvonalába
    .seen = felveszi a kereskedőkártyát az útvonalába
did-replace = az útvonal { $place }. helyére teszi ({ $card } helyett)
    .seen = az útvonal { $place }. helyére teszi
did-swap = felcseréli útvonala két kártyáját ({ $first }, { $second })
    .seen = felcseréli útvonala két kártyáját
did-sail = elhajózik ({ $island }. sziget, { $good })
did-sail-sea = elhajózik a tengerlapkára
did-pay = fizet neki: { $seat }. hely ({ cube })
    .seen = fizet neki: { $player } ({ cube })
did-build = { $price ->
    [0] ingyen kereskedőállomást épít ({ $island }. sziget)
   *[other] kereskedőállomást épít ({ $island }. sziget)
}
did-spend = { $cubes } kockát fizet érte
did-post = használja kereskedőállomását ({ $island }. sziget)
