# Döntések, akciók és lépések. A hatások és hasznok a components.ftl kifejezései.

ask-turn = Mit teszel?
ask-place = Melyik kockát teszed erre a kártyára: { $card }?
    .seen = Melyik kockát teszed erre a kártyára?
ask-trade = Hányszor cserélsz? Egy csere: { $cost } helyett { $gain }.
ask-upgrade = Melyik kockát fejleszted? Még { $steps } fejlesztés van hátra.
ask-discard = { $cubes } kockád van, túl sok a raktáradba. Melyiket teszed vissza a készletbe?
ask-bonus = Melyik bónuszlapkát veszed el?
ask-claim = Megvásárolod ezt a pontkártyát: { $card }?
    .seen = Megvásárolod a pontkártyát?
ask-explore = Melyik felfedezőlapkát veszed el?
ask-market = Mit teszel ezzel a kártyával: { $card }?
    .seen = Mit teszel a kereskedőkártyával?
ask-replace = Az útvonalad melyik kártyáját cseréled le erre: { $card }?
    .seen = Az útvonalad melyik kártyáját cseréled le az újra?
ask-swap = Az útvonalad melyik két kártyája cserél helyet?
ask-sail = Hová hajózol?
ask-pay = Melyik kockát fizeted neki: { $seat }. hely?
    .seen = Melyik kockát fizeted neki: { $player }?
ask-build = { $price ->
    [0] Építesz ingyen kereskedőállomást ({ $island }. sziget)? Az ottani csere: { $effect }.
   *[other] Építesz { $price } kockáért kereskedőállomást ({ $island }. sziget)? Az ottani csere: { $effect }.
}
    .seen = { $price ->
        [0] Építesz ingyen kereskedőállomást?
       *[other] Építesz { $price } kockáért kereskedőállomást?
    }
ask-spend = { $steps ->
    [one] Melyik kockát fizeted a kereskedőállomásért?
   *[other] Melyik kockát fizeted a kereskedőállomásért? Még { $steps } kocka hiányzik.
}
ask-post = Melyik kereskedőállomást használod?

action-play = { $card } kijátszása: { $effect }
    .seen = Kártya kijátszása: { $effect }
action-acquire = { $price ->
    [0] { $card } ({ $effect }) megszerzése ingyen
   *[other] { $card } ({ $effect }) megszerzése { $price } kockáért
}
    .seen = { $price ->
        [0] Kártya megszerzése ingyen: { $effect }
       *[other] Kártya megszerzése { $price } kockáért: { $effect }
    }
action-acquire-cubes = { $price ->
    [0] { $card } ({ $effect }) megszerzése ingyen, rajta { $cubes }
   *[other] { $card } ({ $effect }) megszerzése { $price } kockáért, rajta { $cubes }
}
    .seen = { $price ->
        [0] Kártya megszerzése ingyen, rajta { $cubes }: { $effect }
       *[other] Kártya megszerzése { $price } kockáért, rajta { $cubes }: { $effect }
    }
action-claim-row = { $coin ->
    [gold] { $card } megvásárlása: { points } és egy aranyérme, ára { $cost }
    [silver] { $card } megvásárlása: { points } és egy ezüstérme, ára { $cost }
   *[none] { $card } megvásárlása: { points }, ára { $cost }
}
    .seen = { $coin ->
        [gold] Pontkártya megvásárlása: { points } és egy aranyérme, ára { $cost }
        [silver] Pontkártya megvásárlása: { points } és egy ezüstérme, ára { $cost }
       *[none] Pontkártya megvásárlása: { points }, ára { $cost }
    }
action-rest-cards = { $cards ->
    [0] Pihenés (nincs kijátszott kártyád)
   *[other] Pihenés: { $cards } kijátszott kártya visszavétele
}
action-rest-settlers = { $settlers ->
    [0] Pihenés (nincs visszavehető telepesed)
   *[other] Pihenés: { $settlers } telepes visszavétele
}
action-rest-cards-settlers = Pihenés: a kijátszott kártyák ({ $cards }) és a telepesek ({ $settlers }) visszavétele
action-place = { $card } kártyára: { cube }
    .seen = Egy kártyára: { cube }

action-work = Munka, { $location }: { $action } ({ $settlers } telepes)
action-work-oust = Munka, { $location }: { $action } ({ $settlers } telepes, elűzve: { $seat }. hely)
    .seen = Munka, { $location }: { $action } ({ $settlers } telepes, elűzve: { $player })
at-tools = { $action }, az eszközeidtől { $gain }
at-fort-card = { $card } megvásárlása, { points }, ára { $cost }; { $benefit }
    .seen = pontkártya megvásárlása, { points }, ára { $cost }; { $benefit }
at-fort-bonus = { $tile } bónuszlapka elvétele, { $worth }
    .seen = egy bónuszlapka elvétele, { $worth }
at-fort-bonuses = egy bónuszlapka elvétele
at-fort-either = bónuszlapka elvétele, { $card } megvásárlása ({ points }), vagy mindkettő
    .seen = bónuszlapka elvétele, a pontkártya megvásárlása ({ points }), vagy mindkettő
at-market-use = { $card } használata ({ $effect })
    .seen = a kereskedőkártya használata ({ $effect })
at-market-take = { $card } ({ $effect }) felvétele az útvonaladba
    .seen = a kereskedőkártya ({ $effect }) felvétele az útvonaladba
at-market-either = { $card } ({ $effect }) használata vagy felvétele az útvonaladba
    .seen = a kereskedőkártya ({ $effect }) használata vagy felvétele az útvonaladba
at-ship-trade-here = hajós kereskedelem, { $island }. sziget, { $effect }
    .seen = hajós kereskedelem, { $effect }
action-route = Útvonal, { $place }. kártya, { $card }: { $effect } ({ $settlers } telepes)
    .seen = Útvonal, { $place }. kártya: { $effect } ({ $settlers } telepes)

action-no-trade = Nem cserélsz
action-trade = { $times } csere: { $cost } helyett { $gain }
action-upgrade = { $cube ->
    [Y] Sárga kocka fejlesztése pirosra
    [R] Piros kocka fejlesztése zöldre
   *[G] Zöld kocka fejlesztése barnára
}
action-done = Nem fejlesztesz tovább
action-discard = Vissza a készletbe: { cube }
action-bonus = { $tile } bónuszlapka elvétele innen: { $space }, { $worth }
    .seen = Bónuszlapka elvétele: { $worth }
skip-bonus = Nem veszel el bónuszlapkát
action-claim = { $card } megvásárlása: { points }, ára { $cost }; { $benefit }
    .seen = Pontkártya megvásárlása: { points }, ára { $cost }; { $benefit }
skip-claim = Nem vásárolod meg a pontkártyát
action-explore = { $tile } felfedezőlapka elvétele innen: { $location }, amely fedetlen lesz; { $gain }
    .seen = Felfedezőlapka elvétele innen: { $location }, amely fedetlen lesz; { $gain }
action-explore-beside = { $tile } felfedezőlapka elvétele: { $gain }
    .seen = Felfedezőlapka elvétele: { $gain }
action-use = { $card } használata: { $effect }
    .seen = A kereskedőkártya használata: { $effect }
action-take = { $card } felvétele az útvonaladba ({ $effect })
    .seen = A kereskedőkártya felvétele az útvonaladba: { $effect }
action-replace = { $place }. kártya, { $card } ({ $effect }) lecserélése
    .seen = A(z) { $place }. kártya lecserélése: { $effect }
action-swap = { $first } és { $second } felcserélése
    .seen = Az útvonalad két kártyájának felcserélése
skip-swap = Az útvonal marad, ahogy van
action-sail = { $toll ->
    [0] Hajózás, { $island }. sziget ({ $good }: { $effect })
    [one] Hajózás, { $island }. sziget ({ $good }: { $effect }), { $toll } kocka az ottani hajónak
   *[other] Hajózás, { $island }. sziget ({ $good }: { $effect }), { $toll } kocka az ottani hajóknak
}
    .seen = { $toll ->
        [0] Hajózás egy szigetre ({ $good }): { $effect }
        [one] Hajózás egy szigetre ({ $good }), { $toll } kocka az ottani hajónak: { $effect }
       *[other] Hajózás egy szigetre ({ $good }), { $toll } kocka az ottani hajóknak: { $effect }
    }
action-sail-sea = { $toll ->
    [0] Hajózás, tengerlapka
    [one] Hajózás, tengerlapka, { $toll } kocka az ottani hajónak
   *[other] Hajózás, tengerlapka, { $toll } kocka az ottani hajóknak
}
action-pay = Fizetés, { $seat }. hely: { cube }
    .seen = Fizetés neki: { $player }, { cube }
action-build = { $price ->
    [0] Kereskedőállomás építése ingyen, { $island }. sziget
   *[other] Kereskedőállomás építése { $price } kockáért, { $island }. sziget
}
    .seen = { $price ->
        [0] Kereskedőállomás építése ingyen
       *[other] Kereskedőállomás építése { $price } kockáért
    }
skip-build = Nem építesz kereskedőállomást
action-spend = Fizetés: { cube }
action-post = Kereskedőállomás használata, { $island }. sziget: { $effect }
    .seen = Kereskedőállomás használata: { $effect }
