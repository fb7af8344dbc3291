# Ce qui est imprimé sur les cartes, les tuiles et les lieux.

# $effect est l’un des trois messages qui suivent.
merchant-card = Carte Marchand { $card } : { $effect }
    .seen = Carte Marchand : { $effect }
effect-produce = produire { $gain }
effect-upgrade = { $steps ->
    [one] améliorer une fois
   *[other] améliorer jusqu’à { $steps } fois
}
effect-trade = échanger { $cost } contre { $gain }

point-card = Carte Points { $card } : { points } pour { $cost }
    .seen = Carte Points : { points } pour { $cost }
point-card-benefit = Carte Points { $card } : { points } pour { $cost } ; { $benefit }
    .seen = Carte Points : { points } pour { $cost } ; { $benefit }
benefit-aid = Aide, 1 colon de moins pour le symbole { $symbol }
benefit-tool = Outil, { $gain } pour le symbole { $symbol }
benefit-settlers = { $settlers ->
    [one] { $settlers } nouveau colon
   *[other] { $settlers } nouveaux colons
}
benefit-explore = Exploration, 1 tuile Exploration

# $action est un effet ou l’un des messages qui suivent.
location = { $settlers ->
    [one] Lieu { $location } ({ $symbol }), { $settlers } colon : { $action }
   *[other] Lieu { $location } ({ $symbol }), { $settlers } colons : { $action }
}
at-fort = lieu fortifié, prendre une tuile Bonus, réclamer la carte Points, ou les deux
at-market = lieu Marchand, la carte Marchand au-dessous
at-renew = renouveler l’offre de cartes Marchand, puis jouer un autre tour
at-adjust = prendre 1 jaune, puis ajuster votre route commerciale
at-sail = { $steps ->
    [0] déplacement de bateau vers n’importe quelle île
    [1] déplacement de bateau vers une île voisine
   *[other] déplacement de bateau de { $steps } îles au plus
}
at-ship-trade = échange maritime, celui de l’île où se trouve votre bateau
at-post-trade = activation d’un comptoir, l’échange d’une île où vous avez un comptoir

bonus-tile = Tuile Bonus { $tile } : { $worth }
    .seen = Tuile Bonus : { $worth }
bonus-symbol = { points } par icône { $benefit }
bonus-pair = { points } par paire d’icônes { $first } et { $second }
bonus-settlers = { points } par groupe de 2 colons hors de la réserve
bonus-merchants = { points } par groupe de 2 cartes Marchand

exploration-tile = Tuile Exploration { $tile } : { $gain }
    .seen = Tuile Exploration : { $gain }
explore-cubes = prendre { $gain }
explore-symbol = compte comme 1 icône { $benefit }

market-tile = Tuile Marché { $tile } ({ $good }) : { $effect }
    .seen = Île ({ $good }) : { $effect }
