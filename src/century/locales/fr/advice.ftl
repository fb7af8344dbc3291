# Conseil : pourquoi une action est bonne, le plan d’un tour et les titres du terminal.

why-now = Réclame { $card } pendant ce tour : { points } pour { $cost }.
    .seen = Réclame { points } pour { $cost } pendant ce tour.
why-later = { $turns ->
    [one] Attendu à votre prochain tour : { $card }, { points } pour { $cost }.
   *[other] Attendu d’ici { $turns } tours : { $card }, { points } pour { $cost }.
}
    .seen = { $turns ->
        [one] Attendu à votre prochain tour : { points } pour { $cost }.
       *[other] Attendu d’ici { $turns } tours : { points } pour { $cost }.
    }
why-pays = Après ce tour vous avez de quoi payer { $card } : { points } pour { $cost }.
    .seen = Après ce tour vous avez de quoi payer la carte à { points } : { $cost }.
why-towards = Prépare { $card } : { points } pour { $cost }.
    .seen = Prépare { points } pour { $cost }.
why-rival = Avant votre prochain tour, la place { $seat } devrait réclamer { $card } : { points } pour { $cost }.
    .seen = Avant votre prochain tour, { $player } devrait réclamer { points } pour { $cost }.
why-better = { $percent ->
    [one] Ses chances de gagner dépassent de { $percent } point de pourcentage celles de { $action }.
   *[other] Ses chances de gagner dépassent de { $percent } points de pourcentage celles de { $action }.
}
    .seen = { $percent ->
        [one] Ses chances de gagner dépassent de { $percent } point de pourcentage celles de la deuxième.
       *[other] Ses chances de gagner dépassent de { $percent } points de pourcentage celles de la deuxième.
    }
why-close = { $action } est à peu près aussi bon.
    .seen = La deuxième est à peu près aussi bonne.
why-seldom = { $action } (n° { $place }) montre de meilleures chances, mais trop peu d’essais pour s’y fier.
    .seen = Le n° { $place } montre de meilleures chances, mais trop peu d’essais pour s’y fier.
why-points = { $action } (n° { $place }) montre de meilleures chances, mais une avance plus faible en points.
    .seen = Le n° { $place } montre de meilleures chances, mais une avance plus faible en points.

# Les cubes d’un plan qui prennent le même chemin.
plan-place = Payer { $cubes }
plan-upgrade = Améliorer { $cubes }
plan-discard = Remettre { $cubes } dans la réserve générale
plan-spend = Payer { $cubes } pour le comptoir

advise-head = { $column ->
    [action] action
    [does] effet
    [chance] victoire
    [score] score
   *[share] essais
}
advise-seat = La place { $seat } décide. { $simulations } simulations.
advise-line = Suite attendue : { $line }
