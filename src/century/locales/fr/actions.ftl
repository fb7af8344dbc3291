# Décisions, actions et tours. Effets et gains sont des phrases de components.ftl.

ask-turn = Que faites-vous ?
ask-place = Quel cube posez-vous sur { $card } ?
    .seen = Quel cube posez-vous sur cette carte ?
ask-trade = Combien de fois échangez-vous { $cost } contre { $gain } ?
ask-upgrade = { $steps ->
    [one] Quel cube améliorez-vous ? Il reste { $steps } amélioration.
   *[other] Quel cube améliorez-vous ? Il reste { $steps } améliorations.
}
ask-discard = Vous avez { $cubes } cubes, c’est trop. Lequel remettez-vous dans la réserve générale ?
ask-bonus = Quelle tuile Bonus prenez-vous ?
ask-claim = Réclamez-vous la carte Points { $card } ?
    .seen = Réclamez-vous la carte Points ?
ask-explore = Quelle tuile Exploration prenez-vous ?
ask-market = Que faites-vous de { $card } ?
    .seen = Que faites-vous de la carte Marchand ?
ask-replace = Quelle carte de votre route remplacez-vous par { $card } ?
    .seen = Quelle carte de votre route la nouvelle remplace-t-elle ?
ask-swap = Quelles cartes de votre route changent de place ?
ask-sail = Où déplacez-vous votre bateau ?
ask-pay = Quel cube payez-vous à la place { $seat } ?
    .seen = Quel cube payez-vous à { $player } ?
ask-build = { $price ->
    [0] Construisez-vous gratuitement un comptoir sur l’île { $island } ? L’échange à y faire : { $effect }.
    [one] Construisez-vous un comptoir sur l’île { $island } pour { $price } cube ? L’échange à y faire : { $effect }.
   *[other] Construisez-vous un comptoir sur l’île { $island } pour { $price } cubes ? L’échange à y faire : { $effect }.
}
    .seen = { $price ->
        [0] Construisez-vous un comptoir gratuitement ?
        [one] Construisez-vous un comptoir pour { $price } cube ?
       *[other] Construisez-vous un comptoir pour { $price } cubes ?
    }
ask-spend = { $steps ->
    [one] Quel cube payez-vous pour le comptoir ?
   *[other] Quel cube payez-vous pour le comptoir ? Il en reste { $steps } à payer.
}
ask-post = Quel comptoir activez-vous ?

action-play = Jouer { $card } : { $effect }
    .seen = Jouer une carte : { $effect }
action-acquire = { $price ->
    [0] Acheter { $card } ({ $effect }) gratuitement
    [one] Acheter { $card } ({ $effect }) pour { $price } cube
   *[other] Acheter { $card } ({ $effect }) pour { $price } cubes
}
    .seen = { $price ->
        [0] Acheter une carte gratuitement : { $effect }
        [one] Acheter une carte pour { $price } cube : { $effect }
       *[other] Acheter une carte pour { $price } cubes : { $effect }
    }
action-acquire-cubes = { $price ->
    [0] Acheter { $card } ({ $effect }) gratuitement, avec ce qui s’y trouve ({ $cubes })
    [one] Acheter { $card } ({ $effect }) pour { $price } cube, avec ce qui s’y trouve ({ $cubes })
   *[other] Acheter { $card } ({ $effect }) pour { $price } cubes, avec ce qui s’y trouve ({ $cubes })
}
    .seen = { $price ->
        [0] Acheter une carte gratuitement, avec ce qui s’y trouve ({ $cubes }) : { $effect }
        [one] Acheter une carte pour { $price } cube, avec ce qui s’y trouve ({ $cubes }) : { $effect }
       *[other] Acheter une carte pour { $price } cubes, avec ce qui s’y trouve ({ $cubes }) : { $effect }
    }
action-claim-row = { $coin ->
    [gold] Réclamer { $card } : { points } et une pièce d’or pour { $cost }
    [silver] Réclamer { $card } : { points } et une pièce d’argent pour { $cost }
   *[none] Réclamer { $card } : { points } pour { $cost }
}
    .seen = { $coin ->
        [gold] Réclamer { points } et une pièce d’or pour { $cost }
        [silver] Réclamer { points } et une pièce d’argent pour { $cost }
       *[none] Réclamer { points } pour { $cost }
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
    .seen = Poser { cube } sur une carte

action-work = { $settlers ->
    [one] Activer { $location } : { $action } ({ $settlers } colon)
   *[other] Activer { $location } : { $action } ({ $settlers } colons)
}
action-work-oust = { $settlers ->
    [one] Activer { $location } : { $action } ({ $settlers } colon, expulse la place { $seat })
   *[other] Activer { $location } : { $action } ({ $settlers } colons, expulse la place { $seat })
}
    .seen = { $settlers ->
        [one] Activer { $location } : { $action } ({ $settlers } colon, expulse { $player })
       *[other] Activer { $location } : { $action } ({ $settlers } colons, expulse { $player })
    }
at-tools = { $action }, avec { $gain } de vos outils
at-fort-card = réclamer { $card }, { points } pour { $cost } ; { $benefit }
    .seen = réclamer { points } pour { $cost } ; { $benefit }
at-fort-bonus = prendre la tuile Bonus { $tile }, { $worth }
    .seen = prendre une tuile Bonus, { $worth }
at-fort-bonuses = prendre une tuile Bonus
at-fort-either = prendre une tuile Bonus, réclamer { $card } ({ points }), ou les deux
    .seen = prendre une tuile Bonus, réclamer { points }, ou les deux
at-market-use = utiliser { $card } ({ $effect })
    .seen = utiliser la carte Marchand ({ $effect })
at-market-take = prendre { $card } ({ $effect }) dans votre route
    .seen = prendre la carte Marchand ({ $effect }) dans votre route
at-market-either = utiliser { $card } ({ $effect }) ou la prendre dans votre route
    .seen = utiliser la carte Marchand ({ $effect }) ou la prendre dans votre route
at-ship-trade-here = échange maritime à l’île { $island }, { $effect }
    .seen = échange maritime, { $effect }
action-route = { $settlers ->
    [one] Route, emplacement { $place }, { $card } : { $effect } ({ $settlers } colon)
   *[other] Route, emplacement { $place }, { $card } : { $effect } ({ $settlers } colons)
}
    .seen = { $settlers ->
        [one] Route, emplacement { $place } : { $effect } ({ $settlers } colon)
       *[other] Route, emplacement { $place } : { $effect } ({ $settlers } colons)
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
    .seen = Prendre une tuile Bonus : { $worth }
skip-bonus = Ne pas prendre de tuile Bonus
action-claim = Réclamer { $card } : { points } pour { $cost } ; { $benefit }
    .seen = Réclamer { points } pour { $cost } ; { $benefit }
skip-claim = Ne pas réclamer la carte Points
action-explore = Prendre la tuile Exploration { $tile } de { $location }, qui s’ouvre : { $gain }
    .seen = Prendre la tuile Exploration de { $location }, qui s’ouvre : { $gain }
action-explore-beside = Prendre la tuile Exploration { $tile } : { $gain }
    .seen = Prendre une tuile Exploration : { $gain }
action-use = Utiliser { $card } : { $effect }
    .seen = Utiliser la carte Marchand : { $effect }
action-take = Prendre { $card } dans votre route ({ $effect })
    .seen = Prendre la carte Marchand dans votre route : { $effect }
action-replace = Remplacer { $card } ({ $effect }) à l’emplacement { $place }
    .seen = Remplacer la carte à l’emplacement { $place } : { $effect }
action-swap = Intervertir { $first } et { $second }
    .seen = Intervertir deux cartes de votre route
skip-swap = Laisser votre route telle quelle
action-sail = { $toll ->
    [0] Aller à l’île { $island } ({ $good } : { $effect })
    [one] Aller à l’île { $island } ({ $good } : { $effect }) et payer { $toll } cube au bateau présent
   *[other] Aller à l’île { $island } ({ $good } : { $effect }) et payer { $toll } cubes aux bateaux présents
}
    .seen = { $toll ->
        [0] Aller à une île ({ $good }) : { $effect }
        [one] Aller à une île ({ $good }) et payer { $toll } cube au bateau présent : { $effect }
       *[other] Aller à une île ({ $good }) et payer { $toll } cubes aux bateaux présents : { $effect }
    }
action-sail-sea = { $toll ->
    [0] Aller à la tuile Mer
    [one] Aller à la tuile Mer et payer { $toll } cube au bateau présent
   *[other] Aller à la tuile Mer et payer { $toll } cubes aux bateaux présents
}
action-pay = Payer { cube } à la place { $seat }
    .seen = Payer à { $player } : { cube }
action-build = { $price ->
    [0] Construire gratuitement un comptoir sur l’île { $island }
    [one] Construire un comptoir sur l’île { $island } pour { $price } cube
   *[other] Construire un comptoir sur l’île { $island } pour { $price } cubes
}
    .seen = { $price ->
        [0] Construire gratuitement un comptoir
        [one] Construire un comptoir pour { $price } cube
       *[other] Construire un comptoir pour { $price } cubes
    }
skip-build = Ne pas construire de comptoir
action-spend = Payer { cube }
action-post = Activer votre comptoir sur l’île { $island } : { $effect }
    .seen = Activer un comptoir : { $effect }
