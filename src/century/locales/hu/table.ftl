# Az asztal a böngészőben, ahol a darabok látszanak: az actions.ftl, a components.ftl és az advice.ftl
# mondatai a kártyák és lapkák azonosítói nélkül, a helyek helyett nevekkel.

seen-ask-place = Melyik kockát teszed erre a kártyára?
seen-ask-claim = Megvásárolod a pontkártyát?
seen-ask-market = Mit teszel a kereskedőkártyával?
seen-ask-replace = Az útvonalad melyik kártyáját cseréled le az újra?
seen-ask-pay = Melyik kockát fizeted neki: { $player }?

seen-play = Kártya kijátszása: { $effect }
seen-acquire = { $price ->
    [0] Kártya megszerzése ingyen: { $effect }
   *[other] Kártya megszerzése { $price } kockáért: { $effect }
}
seen-acquire-cubes = { $price ->
    [0] Kártya megszerzése ingyen, rajta { $cubes }: { $effect }
   *[other] Kártya megszerzése { $price } kockáért, rajta { $cubes }: { $effect }
}
seen-claim-row = { $coin ->
    [gold] Pontkártya megvásárlása: { points } és egy aranyérme, ára { $cost }
    [silver] Pontkártya megvásárlása: { points } és egy ezüstérme, ára { $cost }
   *[none] Pontkártya megvásárlása: { points }, ára { $cost }
}
seen-place = Egy kártyára: { cube }
seen-work-oust = Munka, { $location }: { $action } ({ $settlers } telepes, elűzve: { $player })
seen-fort-card = pontkártya megvásárlása, { points }, ára { $cost }; { $benefit }
seen-fort-bonus = egy bónuszlapka elvétele, { $worth }
seen-fort-either = bónuszlapka elvétele, a pontkártya megvásárlása ({ points }), vagy mindkettő
seen-market-use = a kereskedőkártya használata ({ $effect })
seen-market-take = a kereskedőkártya ({ $effect }) felvétele az útvonaladba
seen-market-either = a kereskedőkártya ({ $effect }) használata vagy felvétele az útvonaladba
seen-ship-trade = hajós kereskedelem, { $effect }
seen-route = Útvonal, { $place }. kártya: { $effect } ({ $settlers } telepes)
seen-bonus = Bónuszlapka elvétele: { $worth }
seen-claim = Pontkártya megvásárlása: { points }, ára { $cost }; { $benefit }
seen-explore = Felfedezőlapka elvétele innen: { $location }, amely fedetlen lesz; { $gain }
seen-explore-beside = Felfedezőlapka elvétele: { $gain }
seen-use = A kereskedőkártya használata: { $effect }
seen-take = A kereskedőkártya felvétele az útvonaladba: { $effect }
seen-replace = A(z) { $place }. kártya lecserélése: { $effect }
seen-swap = Az útvonalad két kártyájának felcserélése
seen-sail = { $toll ->
    [0] Hajózás egy szigetre ({ $good }): { $effect }
    [one] Hajózás egy szigetre ({ $good }), { $toll } kocka az ottani hajónak: { $effect }
   *[other] Hajózás egy szigetre ({ $good }), { $toll } kocka az ottani hajóknak: { $effect }
}
seen-pay = Fizetés neki: { $player }, { cube }
seen-build = { $price ->
    [0] Kereskedőállomás építése ingyen
   *[other] Kereskedőállomás építése { $price } kockáért
}
seen-post = Kereskedőállomás használata: { $effect }

seen-merchant = Kereskedőkártya: { $effect }
seen-point = Pontkártya: { points }, ára { $cost }
seen-point-benefit = Pontkártya: { points }, ára { $cost }; { $benefit }
seen-bonus-tile = Bónuszlapka: { $worth }
seen-exploration-tile = Felfedezőlapka: { $gain }
seen-market-tile = Sziget ({ $good }): { $effect }

seen-why-now = Azonnal elvesz egy kártyát, { $points } pontért.
seen-why-later = Egy kártyát készít elő, { $points } pontért, még { $turns } körön belül.
seen-why-rival = Előtte várhatóan elvesz egy kártyát: { $player }.
seen-why-better = { $percent } %-kal gyakrabban nyer, mint a második.
seen-why-close = A második nagyjából ugyanilyen jó.
