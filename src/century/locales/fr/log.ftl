# Le journal : ce que quelqu’un a fait. Une phrase est une liste de propositions, chacune avec son verbe :
# « Mira active A1.3 avec 2 colons, améliore 2 jaunes et remet 1 rouge. »

turn-did = La place { $seat } { $did }.
    .seen = { $player } { $did }.

did-play = joue { $card }
    .seen = joue une carte
did-acquire = { $price ->
    [0] achète { $card } gratuitement
   *[other] achète { $card }
}
    .seen = { $price ->
        [0] achète une carte gratuitement
       *[other] achète une carte
    }
did-place = paie { $cubes }
did-cubes-on = reçoit { $cubes } qui s’y trouvaient
did-claim-row = { $coin ->
    [gold] réclame { $card }, { points } et une pièce d’or pour { $cost }
    [silver] réclame { $card }, { points } et une pièce d’argent pour { $cost }
   *[none] réclame { $card }, { points } pour { $cost }
}
    .seen = { $coin ->
        [gold] réclame { points } et une pièce d’or pour { $cost }
        [silver] réclame { points } et une pièce d’argent pour { $cost }
       *[none] réclame { points } pour { $cost }
    }
did-rest-cards = { $cards ->
    [0] se repose
    [one] se repose et reprend { $cards } carte
   *[other] se repose et reprend { $cards } cartes
}
did-rest-settlers = { $settlers ->
    [0] se repose
    [one] se repose et reprend { $settlers } colon
   *[other] se repose et reprend { $settlers } colons
}
did-rest-cards-settlers = se repose et reprend ses cartes ({ $cards }) et ses colons ({ $settlers })
did-work = { $settlers ->
    [one] active { $location } avec { $settlers } colon
   *[other] active { $location } avec { $settlers } colons
}
did-oust = expulse la place { $seat }
    .seen = expulse { $player }
did-route = { $settlers ->
    [one] utilise { $card } à l’emplacement { $place } de sa route avec { $settlers } colon
   *[other] utilise { $card } à l’emplacement { $place } de sa route avec { $settlers } colons
}
    .seen = { $settlers ->
        [one] utilise l’emplacement { $place } de sa route avec { $settlers } colon
       *[other] utilise l’emplacement { $place } de sa route avec { $settlers } colons
    }
did-produce = prend { $gain }
did-tools = obtient { $gain } grâce aux outils
did-settlers = { $settlers ->
    [one] obtient { $settlers } nouveau colon
   *[other] obtient { $settlers } nouveaux colons
}
did-symbol = obtient 1 icône { $benefit }
did-points = obtient { points }
did-renew = renouvelle l’offre de cartes Marchand
did-adjust = prend 1 jaune
did-trade = échange { $cost } contre { $gain }
did-upgrade = améliore { $cubes }
did-discard = remet { $cubes } dans la réserve
did-bonus = prend la tuile Bonus { $tile } ({ $worth })
    .seen = prend une tuile Bonus ({ $worth })
did-claim = réclame { $card }, { points } pour { $cost } ({ $benefit })
    .seen = réclame { points } pour { $cost } ({ $benefit })
did-explore = prend la tuile Exploration { $tile } de { $location }
    .seen = prend la tuile Exploration de { $location }
did-explore-beside = prend la tuile Exploration { $tile }
    .seen = prend une tuile Exploration
did-use = utilise { $card }
    .seen = utilise la carte Marchand
did-take = prend { $card } dans sa route
    .seen = prend la carte Marchand dans sa route
did-replace = la met à la place de { $card } (emplacement { $place })
    .seen = la met à l’emplacement { $place }
did-swap = intervertit { $first } et { $second }
    .seen = intervertit deux cartes de sa route
did-sail = va à l’île { $island } ({ $good })
did-sail-sea = va à la tuile Mer
did-pay = paie { cube } à la place { $seat }
    .seen = paie { cube } à { $player }
did-build = { $price ->
    [0] construit gratuitement un comptoir sur l’île { $island }
   *[other] construit un comptoir sur l’île { $island }
}
did-spend = le paie { $cubes }
did-post = active le comptoir de l’île { $island }
