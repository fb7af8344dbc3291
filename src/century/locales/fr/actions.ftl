# Décisions, actions et tours. Effets et gains sont des phrases de components.ftl.

ask-turn = Que faites-vous ?
ask-place = Quel cube posez-vous sur { $card } ?
ask-trade = Combien de fois échangez-vous { $cost } contre { $gain } ?
ask-upgrade = { $steps ->
    [one] Quel cube améliorez-vous ? Il reste { $steps } amélioration.
   *[other] Quel cube améliorez-vous ? Il reste { $steps } améliorations.
}
ask-discard = Vous avez { $cubes } cubes, c’est trop. Lequel remettez-vous dans la réserve générale ?
ask-bonus = Quelle tuile Bonus prenez-vous ?
ask-claim = Réclamez-vous la carte Points { $card } ?
ask-explore = Quelle tuile Exploration prenez-vous ?
ask-market = Que faites-vous de { $card } ?
ask-replace = Quelle carte de votre route remplacez-vous par { $card } ?
ask-swap = Quelles cartes de votre route changent de place ?
ask-sail = Où déplacez-vous votre bateau ?
ask-pay = Quel cube payez-vous à la place { $seat } ?
ask-build = Construisez-vous un comptoir ?
ask-spend = { $steps ->
    [one] Quel cube payez-vous pour le comptoir ?
   *[other] Quel cube payez-vous pour le comptoir ? Il en reste { $steps } à payer.
}
ask-post = Quel comptoir activez-vous ?

action-play = Jouer { $card } : { $effect }
action-acquire = { $price ->
    [0] Acheter { $card } ({ $effect }) gratuitement
    [one] Acheter { $card } ({ $effect }) pour { $price } cube
   *[other] Acheter { $card } ({ $effect }) pour { $price } cubes
}
action-acquire-cubes = { $price ->
    [0] Acheter { $card } ({ $effect }) gratuitement, avec ce qui s’y trouve ({ $cubes })
    [one] Acheter { $card } ({ $effect }) pour { $price } cube, avec ce qui s’y trouve ({ $cubes })
   *[other] Acheter { $card } ({ $effect }) pour { $price } cubes, avec ce qui s’y trouve ({ $cubes })
}
action-claim-row = { $coin ->
    [gold] Réclamer { $card } : { points } et une pièce d’or pour { $cost }
    [silver] Réclamer { $card } : { points } et une pièce d’argent pour { $cost }
   *[none] Réclamer { $card } : { points } pour { $cost }
}
action-rest-cards = { $cards ->
    [0] Repos (aucune carte jouée à reprendre)
    [one] Repos : reprendre { $cards } carte jouée
   *[other] Repos : reprendre { $cards } cartes jouées
}
action-rest-settlers = { $settlers ->
    [0] Repos (aucun colon à reprendre)
    [one] Repos : reprendre { $settlers } colon
   *[other] Repos : reprendre { $settlers } colons
}
action-rest-cards-settlers = Repos : reprendre les cartes jouées ({ $cards }) et les colons ({ $settlers })
action-place = Poser { cube } sur { $card }

action-work = { $settlers ->
    [one] Activer { $location } : { $action } ({ $settlers } colon)
   *[other] Activer { $location } : { $action } ({ $settlers } colons)
}
action-work-oust = { $settlers ->
    [one] Activer { $location } : { $action } ({ $settlers } colon, expulse la place { $seat })
   *[other] Activer { $location } : { $action } ({ $settlers } colons, expulse la place { $seat })
}
at-tools = { $action }, avec { $gain } de vos outils
at-fort-card = réclamer { $card }, { points } pour { $cost } ; { $benefit }
at-fort-bonus = prendre la tuile Bonus { $tile }, { $worth }
at-fort-bonuses = prendre une tuile Bonus
at-fort-either = prendre une tuile Bonus, réclamer { $card } ({ points }), ou les deux
at-market-use = utiliser { $card } ({ $effect })
at-market-take = prendre { $card } ({ $effect }) dans votre route
at-market-either = utiliser { $card } ({ $effect }) ou la prendre dans votre route
at-ship-trade-here = échange maritime à l’île { $island }, { $effect }
action-route = { $settlers ->
    [one] Route, emplacement { $place }, { $card } : { $effect } ({ $settlers } colon)
   *[other] Route, emplacement { $place }, { $card } : { $effect } ({ $settlers } colons)
}

action-no-trade = Ne pas échanger
action-trade = { $times ->
    [1] Échanger une fois : { $cost } contre { $gain }
   *[other] Échanger { $times } fois : { $cost } contre { $gain }
}
action-upgrade = { $cube ->
    [Y] Améliorer un cube jaune en rouge
    [R] Améliorer un cube rouge en vert
   *[G] Améliorer un cube vert en marron
}
action-done = Ne plus améliorer
action-discard = Remettre { cube } dans la réserve générale
action-bonus = Prendre la tuile Bonus { $tile } de { $space } : { $worth }
skip-bonus = Ne pas prendre de tuile Bonus
action-claim = Réclamer { $card } : { points } pour { $cost } ; { $benefit }
skip-claim = Ne pas réclamer la carte Points
action-explore = Prendre la tuile Exploration { $tile } de { $location }, qui s’ouvre : { $gain }
action-explore-beside = Prendre la tuile Exploration { $tile } : { $gain }
action-use = Utiliser { $card } : { $effect }
action-take = Prendre { $card } dans votre route ({ $effect })
action-replace = Remplacer { $card } ({ $effect }) à l’emplacement { $place }
action-swap = Intervertir { $first } et { $second }
skip-swap = Laisser votre route telle quelle
action-sail = { $toll ->
    [0] Aller à l’île { $island } ({ $good } : { $effect })
    [one] Aller à l’île { $island } ({ $good } : { $effect }) et payer { $toll } cube au bateau présent
   *[other] Aller à l’île { $island } ({ $good } : { $effect }) et payer { $toll } cubes aux bateaux présents
}
action-sail-sea = { $toll ->
    [0] Aller à la tuile Mer
    [one] Aller à la tuile Mer et payer { $toll } cube au bateau présent
   *[other] Aller à la tuile Mer et payer { $toll } cubes aux bateaux présents
}
action-pay = Payer { cube } à la place { $seat }
action-build = { $price ->
    [0] Construire gratuitement un comptoir sur l’île { $island }
    [one] Construire un comptoir sur l’île { $island } pour { $price } cube
   *[other] Construire un comptoir sur l’île { $island } pour { $price } cubes
}
skip-build = Ne pas construire de comptoir
action-spend = Payer { cube }
action-post = Activer votre comptoir sur l’île { $island } : { $effect }

# Un tour dans le journal : la place et sa première action, puis une action après l’autre.
turn-told = Place { $seat } : { $action }.
turn-next = { $told } { $action }.
