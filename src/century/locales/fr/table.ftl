# La table dans le navigateur, où l’on voit les pièces : des phrases de actions.ftl, components.ftl et
# advice.ftl, sans les numéros des cartes et des tuiles, et avec des noms au lieu des places.

seen-ask-place = Quel cube posez-vous sur cette carte ?
seen-ask-claim = Réclamez-vous la carte Points ?
seen-ask-market = Que faites-vous de la carte Marchand ?
seen-ask-replace = Quelle carte de votre route la nouvelle remplace-t-elle ?
seen-ask-pay = Quel cube payez-vous à { $player } ?

seen-play = Jouer une carte : { $effect }
seen-acquire = { $price ->
    [0] Acheter une carte gratuitement : { $effect }
    [one] Acheter une carte pour { $price } cube : { $effect }
   *[other] Acheter une carte pour { $price } cubes : { $effect }
}
seen-acquire-cubes = { $price ->
    [0] Acheter une carte gratuitement, avec ce qui s’y trouve ({ $cubes }) : { $effect }
    [one] Acheter une carte pour { $price } cube, avec ce qui s’y trouve ({ $cubes }) : { $effect }
   *[other] Acheter une carte pour { $price } cubes, avec ce qui s’y trouve ({ $cubes }) : { $effect }
}
seen-claim-row = { $coin ->
    [gold] Réclamer { points } et une pièce d’or pour { $cost }
    [silver] Réclamer { points } et une pièce d’argent pour { $cost }
   *[none] Réclamer { points } pour { $cost }
}
seen-place = Poser { cube } sur une carte
seen-work-oust = { $settlers ->
    [one] Activer { $location } : { $action } ({ $settlers } colon, expulse { $player })
   *[other] Activer { $location } : { $action } ({ $settlers } colons, expulse { $player })
}
seen-fort-card = réclamer { points } pour { $cost } ; { $benefit }
seen-fort-bonus = prendre une tuile Bonus, { $worth }
seen-fort-either = prendre une tuile Bonus, réclamer { points }, ou les deux
seen-market-use = utiliser la carte Marchand ({ $effect })
seen-market-take = prendre la carte Marchand ({ $effect }) dans votre route
seen-market-either = utiliser la carte Marchand ({ $effect }) ou la prendre dans votre route
seen-ship-trade = échange maritime, { $effect }
seen-route = { $settlers ->
    [one] Route, emplacement { $place } : { $effect } ({ $settlers } colon)
   *[other] Route, emplacement { $place } : { $effect } ({ $settlers } colons)
}
seen-bonus = Prendre une tuile Bonus : { $worth }
seen-claim = Réclamer { points } pour { $cost } ; { $benefit }
seen-explore = Prendre la tuile Exploration de { $location }, qui s’ouvre : { $gain }
seen-explore-beside = Prendre une tuile Exploration : { $gain }
seen-use = Utiliser la carte Marchand : { $effect }
seen-take = Prendre la carte Marchand dans votre route : { $effect }
seen-replace = Remplacer la carte à l’emplacement { $place } : { $effect }
seen-swap = Intervertir deux cartes de votre route
seen-sail = { $toll ->
    [0] Aller à une île ({ $good }) : { $effect }
    [one] Aller à une île ({ $good }) et payer { $toll } cube au bateau présent : { $effect }
   *[other] Aller à une île ({ $good }) et payer { $toll } cubes aux bateaux présents : { $effect }
}
seen-pay = Payer à { $player } : { cube }
seen-build = { $price ->
    [0] Construire gratuitement un comptoir
    [one] Construire un comptoir pour { $price } cube
   *[other] Construire un comptoir pour { $price } cubes
}
seen-post = Activer un comptoir : { $effect }

seen-merchant = Carte Marchand : { $effect }
seen-point = Carte Points : { points } pour { $cost }
seen-point-benefit = Carte Points : { points } pour { $cost } ; { $benefit }
seen-bonus-tile = Tuile Bonus : { $worth }
seen-exploration-tile = Tuile Exploration : { $gain }
seen-market-tile = Île ({ $good }) : { $effect }

seen-why-now = Elle prend une carte tout de suite, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
seen-why-later = Elle prépare une carte, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $turns ->
    [one] au tour suivant
   *[other] dans { $turns } tours
}.
seen-why-rival = { $player } prendra sans doute une carte avant cela.
seen-why-better = Elle gagne { $percent } % plus souvent que la deuxième.
seen-why-close = La deuxième est à peu près aussi bonne.
