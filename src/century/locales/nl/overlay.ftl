# Hoe een beurt werkt, voor het eerste spel in een variant: een paar stappen, dan het einde van het spel.

overview = Zo werkt een beurt
overview-goal = Wie aan het eind de meeste punten heeft, wint. De meeste komen van puntenkaarten, die blokjes kosten: verzamel dus blokjes en upgrade ze.
overview-point = Wijs iets op tafel aan, en het zegt wat het is. De toets S toont alle symbolen.
overview-press = Houd iets op tafel ingedrukt, en het zegt wat het is.
step = { $step ->
    [play] Speel een kaart uit je hand en voer het effect uit: produceren, upgraden of ruilen.
    [acquire] Of koop een handelskaart. De meest linkse is gratis; voor een andere leg je een blokje op elke kaart links ervan.
    [claim] Of pak een puntenkaart door de afgebeelde blokjes terug te leggen. De twee linkse plekken kunnen een munt opleveren.
    [rest-cards] Of rust: neem al je gespeelde kaarten terug in je hand.
    [work] Werk: zet kolonisten op een locatie en voer de actie uit. Staan er kolonisten van een ander, dan heb je er één meer nodig en verdrijf je ze.
    [fort] Leg op een fortlocatie de blokjes van de puntenkaart erboven terug en pak de kaart. Liggen er bonustegels bij het fort, dan mag je er ook een nemen.
    [explore] Een locatie onder een verkenningstegel is gesloten. Met Verkenning-kaarten neem je zo’n tegel en open je de locatie voor iedereen.
    [market-route] Op een marktlocatie gebruik je de handelskaart eronder, of neem je die in je route.
    [market-use] Op een marktlocatie gebruik je de handelskaart eronder en houd je die. Voor elke vierde mag je een bonustegel nemen.
    [route] Of gebruik een kaart van je route. Die vraagt 1 kolonist, en nog 1 voor elke kaart links ervan zonder kolonisten.
    [sail] Een verplaatsing brengt je schip naar een ander eiland. Betaal elk schip daar een blokje; daarna mag je een handelspost bouwen en ruilen.
    [post] De eerste handelspost op een eiland is gratis, de volgende kosten blokjes. Elke post legt punten bloot; voor een lege kolom mag je een bonustegel nemen.
   *[rest-settlers] Of rust: neem al je kolonisten terug op je spelerbord.
}
overview-end = { $mode ->
    [spice_road] Aan het einde van een beurt mag je 10 blokjes houden. De laatste ronde is die waarin iemand zijn 5e puntenkaart neemt; met 2 of 3 spelers zijn 6e.
   *[other] Aan het einde van een beurt mag je { $cubes } blokjes houden. De laatste ronde is die waarin iemand zijn { $cards }e puntenkaart neemt.
}
