# Pourquoi une action est impossible, dit à la personne qui la veut.

not-now = Impossible maintenant.
reason-over = La partie est finie.
reason-unknown = Cette action n’existe pas.
reason-unknown-near = Cette action n’existe pas. Vouliez-vous dire { $near } ?
reason-cost = Coûte { $cost }, et vous avez { $have }.
reason-cost-tools = Coûte { $cost }, et vous avez { $have }, en comptant { $tools } de vos outils.
reason-cubes = { $count ->
    [one] Coûte { $count } cube, et vous avez { $have }.
   *[other] Coûte { $count } cubes, et vous avez { $have }.
}
reason-settlers = { $needed ->
    [one] Demande { $needed } colon, et vous en avez { $have }.
   *[other] Demande { $needed } colons, et vous en avez { $have }.
}
reason-played = Vous l’avez jouée. Le repos la rend à votre main.
reason-not-in-hand = Elle n’est pas dans votre main.
reason-row = { $cards ->
    [0] Il n’y a pas de carte dans la rangée.
    [one] Il n’y a que { $cards } carte dans la rangée.
   *[other] Il n’y a que { $cards } cartes dans la rangée.
}
reason-route = { $cards ->
    [0] Il n’y a pas de carte dans votre route.
    [one] Il n’y a que { $cards } carte dans votre route.
   *[other] Il n’y a que { $cards } cartes dans votre route.
}
reason-covered = Une tuile Exploration couvre ce lieu.
reason-closed = Son plateau n’est pas dans cette partie.
reason-own = Vos colons y sont.
reason-no-card = Il n’y a pas de carte.
reason-reach = Vous ne pouvez payer les bateaux sur aucune île à portée.
reason-toll = { $ships ->
    [one] Vous ne pouvez pas payer un cube au bateau qui s’y trouve.
   *[other] Vous ne pouvez pas payer un cube à chacun des { $ships } bateaux qui s’y trouvent.
}
reason-sea = Votre bateau est en mer.
reason-there = Votre bateau y est déjà.
reason-far = { $steps ->
    [one] C’est à plus de { $steps } pas.
   *[other] C’est à plus de { $steps } pas.
}
reason-no-post = Vous n’avez pas de comptoir.
reason-no-post-there = Vous n’y avez pas de comptoir.
reason-post-cost = Vous ne pouvez payer aucun échange à vos comptoirs.
reason-both = { $card } { $bonus }
reason-full = Vous n’avez plus d’espace pour une tuile Bonus.
reason-no-tile = Il n’y reste plus de tuile Bonus.
reason-offered = Aucune tuile Bonus n’y est proposée maintenant.
reason-take-tile = { $card } Prenez donc une tuile Bonus.
reason-once = Vous devez échanger au moins une fois.
reason-times = { $times ->
    [one] Coûte { $cost } à chaque fois, et vous avez { $have } : cela suffit pour { $times } fois.
   *[other] Coûte { $cost } à chaque fois, et vous avez { $have } : cela suffit pour { $times } fois.
}
reason-order = { $cube ->
    [Y] Les cubes vont dans l’ordre des couleurs, maintenant à partir du jaune.
    [R] Les cubes vont dans l’ordre des couleurs, maintenant à partir du rouge.
    [G] Les cubes vont dans l’ordre des couleurs, maintenant à partir du vert.
   *[B] Les cubes vont dans l’ordre des couleurs, maintenant à partir du marron.
}
reason-no-cube = { $cube ->
    [Y] Vous n’avez pas de cube jaune.
    [R] Vous n’avez pas de cube rouge.
    [G] Vous n’avez pas de cube vert.
   *[B] Vous n’avez pas de cube marron.
}
reason-too-few = Les cubes vont dans l’ordre des couleurs, il en faut { $steps }, et à partir de cette couleur vous n’en avez que { $later }.
reason-taken = Quelqu’un l’a déjà.
reason-absent = Elle n’est pas dans cette partie.
