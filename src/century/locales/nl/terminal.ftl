# De terminal: koppen van de tafel, vragen, hulp, en wat niet ging.

# De tafel.
round = Ronde { $round }
last-round = laatste ronde
head-points = Puntenkaarten
head-next = volgende
head-market = Handelskaarten
head-beside = Verkenningstegels
head-bonus = Bonustegels
head-islands = Eilandenset
islands-legend = { $ship } schip, { $post } handelspost
sea = zee
deck = stapel: { $count }
price = { $price ->
    [0] gratis
    [one] { $price } blokje
   *[other] { $price } blokjes
}
gold-coins = { $coins } goud
silver-coins = { $coins } zilver

# Bonustegels in weinig woorden: punten, en waarvoor.
sign-symbol = { $points } per { $benefit }
sign-pair = { $points } per { $first } + { $second }
sign-settlers = { $points } per 2 kolonisten
sign-merchants = { $points } per 2 handelskaarten

place = { $kind ->
    [renew] markt vernieuwen
    [adjust] route aanpassen
    [ship_trade] scheepshandel
   *[post_trade] handelspost
}
place-sail = { $steps ->
    [0] schip verplaatsen, vrij
   *[other] schip verplaatsen, { $steps }
}

# Wat voor een plaats ligt, en wat die scoort.
label = { $part ->
    [cubes] blokjes
    [settlers] kolonisten
    [hand] hand
    [played] gespeeld
    [route] route
    [discard] aflegstapel
    [cards] kaarten
    [points] kaarten
    [coins] munten
    [gold] goud
    [silver] zilver
    [bonus] bonus
    [explored] tegels
    [posts] posten
    [score] punten
   *[total] totaal
}
settlers-away = { $out } op pad, { $reserve } in reserve
name = { $kind ->
    [you] Plaats { $seat } (jij)
    [random] Plaats { $seat } (toeval)
    [bot] Plaats { $seat } ({ $bot })
   *[human] Plaats { $seat }
}

# Spelen.
chosen = Gekozen:
prompt = Plaats { $seat }, nummer of actie (help):
prompt-over = Het spel is afgelopen (save BESTAND, undo, quit):
winner = Plaats { $seat } wint met { points }.
refused = { $token }: { $reason }
nothing-to-undo = Er valt niets terug te nemen.
save-where = Waar opslaan? Typ: save BESTAND
saved = Opgeslagen in { $file }.
not-saved = Niet opgeslagen in { $file }: { $reason }
goodbye = Tot ziens.
help =
    Typ het nummer van een actie, of de actie zelf, bijvoorbeeld: rest.
    undo            terug naar de laatste beslissing aan dit toetsenbord
    save BESTAND    slaat het spel op; century play --load BESTAND gaat ermee verder
    table           tekent de tafel opnieuw
    help            deze tekst
    quit            stopt zonder op te slaan
    Blokjes: Y geel, R rood, G groen, B bruin. In een opslag passen er 10.
    +YY produceert 2 gele, ↑2 upgradet tot 2 keer, YY→G ruilt zo vaak je wilt.
    ● is een kolonist: vereist op een locatie, of daar aanwezig.
    De regels (Engels): docs/rules in het project.

# Naspelen.
turn-of = { $turn } van { $turns }.
replay-help = Enter of n: volgende beurt; p: vorige beurt; g NUMMER: naar die beurt; q: stoppen
no-such-turn = Er zijn beurten 1 tot en met { $turns }; 0 is het begin.

# Spelvarianten en dozen.
modes-head = { $column ->
    [mode] variant
    [title] spel
    [players] spelers
    [options] opties
   *[trust] gegevens van de onderdelen
}
trust = { $trust ->
    [published] gepubliceerd
    [single_source] één bron
    [reconstructed] gereconstrueerd
   *[own] woord van de maker
}
box-sound = { $file }: in orde; vervangt delen van { $box } (gegevens: { $trust })
box-table = { $count ->
    [one] { $table }: { $count } item
   *[other] { $table }: { $count } items
}
box-written = Geschreven: { $file }

# Whether a seed was the promised one.
verified = { $file }: het startgetal is het beloofde ({ $commitment }), en het deelt dit spel.
seed-origin = { $how ->
    [chosen] Wie het spel heeft gemaakt, heeft het gekozen en kende misschien elke stapel.
   *[drawn] De server heeft het getrokken.
}
