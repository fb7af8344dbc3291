# Ami a kártyákra, lapkákra és területekre van nyomtatva.

# Az $effect a következő három üzenet egyike.
merchant-card = { $card } kereskedőkártya: { $effect }
    .seen = Kereskedőkártya: { $effect }
effect-produce = { $gain } termelése
effect-upgrade = legfeljebb { $steps } fejlesztés
effect-trade = { $cost } helyett { $gain }

point-card = { $card } pontkártya: { points }, ára { $cost }
    .seen = Pontkártya: { points }, ára { $cost }
point-card-benefit = { $card } pontkártya: { points }, ára { $cost }; { $benefit }
    .seen = Pontkártya: { points }, ára { $cost }; { $benefit }
benefit-aid = Segítség, 1 telepessel kevesebb ({ $symbol })
benefit-tool = Eszköz, { $gain } ({ $symbol })
benefit-settlers = { $settlers } új telepes
benefit-explore = Felfedezés, 1 felfedezőlapka

# Az $action hatás, vagy a következő üzenetek egyike.
location = { $location } terület ({ $symbol }), { $settlers } telepes: { $action }
at-fort = erődterület, bónuszlapka elvétele, a pontkártya megvásárlása, vagy mindkettő
at-market = piacterület, az alatta fekvő kereskedőkártya
at-renew = a piac frissítése, majd még egy lépés
at-adjust = 1 sárga elvétele, majd az útvonal módosítása
at-sail = { $steps ->
    [0] hajózás bármelyik szigetre
    [1] hajózás egy szomszédos szigetre
   *[other] hajózás legfeljebb { $steps } sziget távolságra
}
at-ship-trade = hajós kereskedelem, annak a szigetnek a cseréje, ahol a hajód van
at-post-trade = kereskedőállomás, egy olyan sziget cseréje, ahol állomásod van

bonus-tile = { $tile } bónuszlapka: { $worth }
    .seen = Bónuszlapka: { $worth }
bonus-symbol = { points } ikononként ({ $benefit })
bonus-pair = { points } páronként ({ $first } és { $second })
bonus-settlers = { points } minden 2 telepes után a tartalékon kívül
bonus-merchants = { points } minden 2 kereskedőkártya után

exploration-tile = { $tile } felfedezőlapka: { $gain }
    .seen = Felfedezőlapka: { $gain }
explore-cubes = { $gain } elvétele
explore-symbol = 1 ikonnak számít ({ $benefit })

market-tile = { $tile } piaclapka ({ $good }): { $effect }
    .seen = Sziget ({ $good }): { $effect }
