# Les leçons de D’est en ouest : ce que dit le guide. Les nombres sont ceux des tables de lessons/courses/.

lesson-ew1-market = Les lieux Marchand : utiliser une carte
lesson-ew1-market-1 = Tout ce que vous savez d’Un nouveau monde vaut ici. La nouveauté : les lieux Marchand, avec sous chacun une carte Marchand de La route des épices.
lesson-ew1-market-2 = Activez le lieu Marchand encerclé et utilisez aussitôt sa carte : elle produit 1 jaune et 1 rouge.
lesson-ew1-market-wrong = La prendre la mettrait dans votre route commerciale, sans son effet. Cela viendra ; pour l’instant, revenez en arrière et utilisez la carte.
lesson-ew1-market-end = Une carte utilisée va face cachée dans votre défausse ; certaines tuiles Bonus la comptent à la fin. La rangée s’est resserrée et une nouvelle carte est arrivée.

lesson-ew1-route = Votre route commerciale
lesson-ew1-route-1 = Cette fois, gardez la carte : activez le lieu Marchand encerclé et prenez la carte qui produit 2 rouges.
lesson-ew1-route-wrong = Cela donne 2 rouges une seule fois. Dans votre route, la carte les donnerait encore et encore. Revenez en arrière.
lesson-ew1-route-2 = La carte est maintenant dans votre route. Utiliser une carte de la route est un tour à part : placez-y 1 colon et obtenez 2 rouges.
lesson-ew1-route-early = Votre route est là pour servir. Revenez en arrière.
lesson-ew1-route-end = Personne ne peut vous expulser de votre route. Une carte Échange doit y servir au moins une fois, comme partout.

lesson-ew1-cost = Ce que coûte la route
lesson-ew1-cost-1 = Une carte de la route demande 1 colon, et 1 de plus par carte à sa gauche sans colon. La deuxième carte est occupée : elle ne compte plus, et ne resservira qu’après votre repos.
lesson-ew1-cost-2 = Utilisez la quatrième carte, qui produit un cube marron : 1 colon, et 2 pour la première et la troisième carte.
lesson-ew1-cost-wrong = Moins cher, et permis. Mais voyez ce que coûte la dernière carte : revenez en arrière et utilisez celle-là.
lesson-ew1-cost-end = Utilisez donc votre route de gauche à droite : chaque carte coûte alors 1. Les cartes Aide et Outil n’agissent pas sur la route.

lesson-ew1-full = Une route pleine
lesson-ew1-full-1 = Une route contient 5 cartes, et la vôtre est pleine. Qui prend une autre carte en remplace une, à sa place.
lesson-ew1-full-2 = Prenez la carte du lieu Marchand encerclé, qui produit du marron, et remplacez votre première carte. Vos 2 colons qui s’y trouvent rentrent.
lesson-ew1-full-wrong = Vous pouvez l’utiliser une fois, mais un cube marron encore et encore vaut mieux. Revenez en arrière et prenez la carte.
lesson-ew1-full-other = Cette carte vaut plus que la première. Revenez en arrière.
lesson-ew1-full-end = La carte remplacée va face cachée dans votre défausse. C’est vous qui choisissez laquelle.

lesson-ew1-renew = Renouveler l’offre
lesson-ew1-renew-1 = Aucune de ces quatre cartes ne vous sert. Le lieu encerclé les met sous la pioche et en tire quatre nouvelles.
lesson-ew1-renew-wrong = Pas de repos : voyez d’abord ce que l’offre réserve. Revenez en arrière.
lesson-ew1-renew-2 = Votre tour s’est terminé là, et vous en jouez aussitôt un autre. Activez le lieu Marchand encerclé et utilisez sa carte.
lesson-ew1-renew-end = Le tour supplémentaire est un tour entier, dans la même manche. La limite de 10 cubes s’applique avant lui.

lesson-ew1-adjust = Ajuster la route
lesson-ew1-adjust-1 = L’ordre d’une route compte : à gauche, on paie peu. Votre troisième carte produit du rouge, et vous aimeriez l’utiliser en premier.
lesson-ew1-adjust-2 = Activez le lieu encerclé : vous recevez 1 cube jaune et pouvez échanger deux cartes. Échangez la première et la troisième.
lesson-ew1-adjust-wrong = Vous pouvez laisser la route telle quelle, mais vous ne seriez venu que pour un cube jaune. Revenez en arrière.
lesson-ew1-adjust-end = Les colons restent sur leur carte quand elle se déplace.

lesson-ew1-explore = Explorer
lesson-ew1-explore-1 = Ici, la plupart des tuiles Exploration sont à côté du plateau. Réclamez la carte Exploration au-dessus du lieu fortifié encerclé et prenez la tuile au cube vert.
lesson-ew1-explore-end = À 2 ou 3 joueurs, deux tuiles couvrent des lieux et les ouvrent quand on les prend. Toutes les autres sont aussi au choix.

lesson-ew1-rest = Le repos et le décompte
lesson-ew1-rest-1 = Votre tuile Bonus donne 1 point par groupe de 2 cartes Marchand de votre route et de votre défausse réunies : 3 et 3 font 3 points.
lesson-ew1-rest-2 = Reposez-vous : vos colons rentrent du plateau et de la route.
lesson-ew1-rest-end = Les colons de la route comptent aussi pour la tuile Bonus des colons. Le reste se compte comme dans Un nouveau monde : 1 point par cube qui n’est pas jaune.

good-ew1-setup = Panneaux A1, B1, E2 et C2. Les cartes Points à étoile noire restent dans la boîte, comme les tuiles Bonus marquées III. 43 cartes Marchand : une sous chaque lieu Marchand, les autres en pioche face cachée. Votre plateau Joueur a 3 espaces Bonus.
good-ew1-market = Un lieu Marchand sans carte ne peut pas être choisi. S’il reste peu de cartes Marchand, on remplit autant de places que possible, à partir de la gauche ; les anciennes cartes reviennent en dernier, celle de gauche d’abord.

lesson-ew2-sail = Prendre la mer
lesson-ew2-sail-1 = Tout ce que vous savez d’Un nouveau monde vaut ici. La nouveauté : les îles. Votre bateau est sur la tuile Mer au milieu ; chaque île a un échange et l’icône d’une ressource.
lesson-ew2-sail-2 = Le lieu encerclé déplace votre bateau de 1 tuile. Allez à l’île encerclée et construisez-y un comptoir : le premier d’une île est gratuit.
lesson-ew2-sail-wrong = Un comptoir gratuit, et vous le laissez ? Revenez en arrière et construisez.
lesson-ew2-sail-end = Le bateau doit finir sur une autre tuile ; celles qu’il traverse ne coûtent rien. Vous avez pris le comptoir le plus à gauche de la rangée de cette icône : le nombre découvert est à vous à la fin. Un seul comptoir à vous par île.

lesson-ew2-pay = D’autres bateaux, d’autres comptoirs
lesson-ew2-pay-1 = Un autre bateau est à cette île, et son propriétaire y a un comptoir. Qui arrive paie 1 cube à chaque autre bateau.
lesson-ew2-pay-2 = Allez-y. Payez avec un cube jaune, puis construisez. Un comptoir coûte 1 cube par comptoir déjà présent, 2 cubes à 2 joueurs. Payez en jaune.
lesson-ew2-pay-wrong = Vous pouvez payer avec n’importe quelle couleur, mais pourquoi la meilleure ? Revenez en arrière.
lesson-ew2-pay-skip = Vous pouvez vous passer du comptoir, mais vous avez de quoi le payer. Revenez en arrière.
lesson-ew2-pay-end = Si vous ne pouvez pas payer tous les bateaux présents, vous ne pouvez pas finir là. On les paie dans l’ordre du tour, à partir du joueur suivant. Qui reçoit des cubes doit parfois en rendre : 10 est la limite de chacun à la fin d’un tour.

lesson-ew2-trade = Échanger à l’arrivée
lesson-ew2-trade-1 = Là où vous arrivez, vous pouvez échanger, avec ou sans comptoir. Cette île donne 2 rouges pour 2 jaunes.
lesson-ew2-trade-2 = Allez-y et échangez deux fois. Vous y avez déjà un comptoir : on ne vous propose pas d’en construire.
lesson-ew2-trade-wrong = Autant de fois que vous voulez, même aucune ; mais vous avez 4 cubes jaunes. Revenez en arrière et échangez deux fois.
lesson-ew2-trade-end = Un déplacement est tout votre tour : naviguer, payer, construire, échanger. Une bonne île vaut le voyage.

lesson-ew2-column = Une colonne entière
lesson-ew2-column-1 = Vos comptoirs sont en rangées, une par ressource. Vous avez construit le premier de trois rangées. Quand le premier de la quatrième part aussi, la colonne est vide.
lesson-ew2-column-2 = Allez à l’île des clous de girofle et construisez. Prenez ensuite la tuile à 3 points : une colonne vidée permet de prendre la tuile du dessus d’une pile de B2 ou F2.
lesson-ew2-column-wrong = Vous pouvez y renoncer, mais vous y avez droit, et vous avez de la place. Revenez en arrière.
lesson-ew2-column-end = Ce que vos comptoirs ont découvert compte à la fin : ici 4 fois 1. Plus à droite, les colonnes valent 2 et 3 par comptoir.

lesson-ew2-ship-trade = L’échange maritime
lesson-ew2-ship-trade-1 = Votre bateau est à une île qui donne 1 vert pour 2 jaunes. Le lieu encerclé permet d’y échanger sans bouger. Échangez deux fois.
lesson-ew2-ship-trade-wrong = Une fois suffit pour la règle, mais vous avez 4 cubes jaunes. Revenez en arrière.
lesson-ew2-ship-trade-end = Au moins un échange, comme à terre. Sur la tuile Mer il n’y a rien à échanger : le lieu ne peut pas être choisi.

lesson-ew2-post-trade = Activer un comptoir
lesson-ew2-post-trade-1 = Vos comptoirs échangent pour vous, où que soit votre bateau. Vous en avez deux : un à une île de clous de girofle, un à une île de piment.
lesson-ew2-post-trade-2 = Le lieu encerclé demande 2 colons ; votre carte Aide à la forêt en épargne 1. Échangez à l’île des clous de girofle : 1 marron pour 3 jaunes.
lesson-ew2-post-trade-wrong = Du rouge pour du jaune, c’est permis. Mais le marron vaut plus : revenez en arrière.
lesson-ew2-post-trade-end = Les comptoirs sont des boutiques toujours ouvertes. Les cartes Aide et Outil agissent ici selon le symbole du lieu, comme partout.

lesson-ew2-fort = Les lieux fortifiés et le décompte
lesson-ew2-fort-1 = Les lieux fortifiés n’ont pas de tuiles Bonus ici. Vous ne faites que réclamer la carte : celle-ci coûte 2 verts.
lesson-ew2-fort-2 = Activez le lieu fortifié encerclé.
lesson-ew2-fort-wrong = Vous avez ce que coûte la carte. Revenez en arrière.
lesson-ew2-fort-end = Vous marquez 5 points pour la carte et 3 pour vos comptoirs : deux d’une même rangée découvrent 1 et 2. Le reste se compte comme dans Un nouveau monde.

good-ew2-setup = Panneaux A2, B2, C1 et F2. Les cartes Points à étoile blanche et les tuiles Bonus marquées I ou III restent dans la boîte. Votre plateau Joueur a 4 espaces Bonus et 12 comptoirs : une rangée de 3 par ressource. 7 lieux sont couverts, 9 à 2 ou 3 joueurs.
good-ew2-sea = La tuile Mer et 12 îles, 3 par ressource, sont placées au hasard selon une disposition que vous choisissez ; chaque tuile en touche au moins deux autres. Tous les bateaux partent de la tuile Mer.
good-ew2-order = Si plusieurs joueurs ont trop de cubes après un tour, celui dont c’était le tour en rend d’abord, puis les autres dans l’ordre du tour.

lesson-ew3-market = Les lieux Marchand sans route
lesson-ew3-market-1 = Les trois jeux à une même table : panneaux, marchands et îles. Vous en connaissez l’essentiel. Il n’y a pas de route ici : un lieu Marchand ne fait qu’utiliser sa carte.
lesson-ew3-market-2 = Activez le lieu Marchand encerclé : sa carte donne 1 marron pour 3 jaunes.
lesson-ew3-market-wrong = Pas encore : le lieu Marchand vaut mieux. Revenez en arrière.
lesson-ew3-market-end = La carte utilisée va face cachée dans votre défausse, et la rangée se resserre.

lesson-ew3-fourth = Un marchand sur quatre
lesson-ew3-fourth-1 = Vous avez utilisé 3 cartes Marchand. À chaque quatrième, vous pouvez prendre la tuile du dessus d’une pile du panneau D2.
lesson-ew3-fourth-2 = Activez le lieu Marchand encerclé, puis prenez la tuile qui compte les cartes Marchand : 1 point par groupe de 2.
lesson-ew3-fourth-wrong = Vous pouvez y renoncer, mais vous avez un espace libre. Revenez en arrière.
lesson-ew3-fourth-end = La quatrième, la huitième, la douzième : les lieux Marchand sont une seconde voie vers les tuiles Bonus.

lesson-ew3-renew = Renouveler l’offre
lesson-ew3-renew-1 = Comme dans la Partie I : le lieu encerclé apporte quatre nouvelles cartes, et vous jouez aussitôt un autre tour.
lesson-ew3-renew-wrong = Voyez d’abord ce que l’offre réserve. Revenez en arrière.
lesson-ew3-renew-2 = Utilisez la carte du lieu Marchand encerclé.
lesson-ew3-renew-end = Deux tours dans une manche : renouveler coûte des colons, mais pas de temps.

lesson-ew3-column = Bateaux et colonnes
lesson-ew3-column-1 = Les bateaux naviguent comme dans la Partie II. Votre première colonne est vide, sauf les clous de girofle.
lesson-ew3-column-2 = Allez à l’île des clous de girofle, construisez et prenez la tuile à 3 points. Une colonne donne une tuile de B2 ou F2 seulement ; celles de D2 viennent des lieux Marchand.
lesson-ew3-column-wrong = Vous pouvez y renoncer, mais vous avez de la place pour la tuile. Revenez en arrière.
lesson-ew3-column-other = Celle-là compte les cartes Marchand, et vous n’en avez pas. Revenez en arrière.
lesson-ew3-column-end = Deux voies vers les tuiles Bonus, quatre espaces : choisissez celles qui servent votre plan.

lesson-ew3-bonus = Quatre tuiles, pas plus
lesson-ew3-bonus-1 = Vos 4 espaces Bonus sont pleins. Vous ne pouvez plus prendre de tuile.
lesson-ew3-bonus-2 = Utilisez la carte du lieu Marchand encerclé. C’est votre quatrième, mais on ne vous propose pas de tuile.
lesson-ew3-bonus-wrong = Continuez avec le lieu Marchand. Revenez en arrière.
lesson-ew3-bonus-end = Mais votre tuile des cartes Marchand grandit : elle compte votre défausse, 1 point par groupe de 2 cartes.

lesson-ew3-plan = Les trois ensemble
lesson-ew3-plan-1 = Votre but est la carte encerclée : 2 verts, 5 points. Vous avez 2 jaunes. Marché, mer et terre y mènent.
lesson-ew3-plan-2 = Commencez par le lieu Marchand encerclé : sa carte produit 1 jaune et 1 rouge.
lesson-ew3-plan-3 = Prenez la mer jusqu’à l’île du thé. Construisez-y gratuitement, puis échangez 2 jaunes contre 1 vert.
lesson-ew3-plan-4 = Améliorez à terre : faites monter le cube rouge au vert, puis arrêtez-vous.
lesson-ew3-plan-5 = 2 verts. Réclamez la carte au lieu fortifié encerclé : ici aussi, il ne donne que sa carte.
lesson-ew3-plan-end = À la fin comptent les cartes Points, les tuiles Bonus, les comptoirs, les tuiles Exploration et les cubes qui ne sont pas jaunes. Vous savez tout.

good-ew3-setup = Panneaux A2, B2, C1, D2, E2 et F2. Les cartes Points à étoile noire restent dans la boîte ; toutes les tuiles Bonus servent. 7 lieux sont couverts, 9 à 2 ou 3 joueurs. 43 cartes Marchand : une sous chaque lieu Marchand, les autres en pioche face cachée.
good-ew3-market = Un lieu Marchand sans carte ne peut pas être choisi.
