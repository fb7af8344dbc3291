# De lessen van Van Oost naar West: wat de begeleider zegt. De getallen zijn die van de tafels in lessons/courses/.

lesson-ew1-market = Markten: een kaart gebruiken
lesson-ew1-market-1 = Alles wat je van Een Nieuwe Wereld weet, geldt hier ook. Nieuw zijn de markten: onder elke ligt een handelskaart van De Specerijenroute.
lesson-ew1-market-2 = Werk op de omcirkelde markt en gebruik de kaart meteen: die produceert 1 geel en 1 rood blokje.
lesson-ew1-market-wrong = Neem je hem, dan komt hij zonder effect in je handelsroute. Dat komt straks; neem het terug en gebruik de kaart.
lesson-ew1-market-end = Een gebruikte kaart gaat gesloten naar je aflegstapel; sommige bonustegels tellen hem aan het einde. De rij schoof aan en er kwam een nieuwe kaart.

lesson-ew1-route = Je handelsroute
lesson-ew1-route-1 = Houd de kaart deze keer: werk op de omcirkelde markt en neem de kaart die 2 rode produceert.
lesson-ew1-route-wrong = Dat levert één keer 2 rode op. In je route zou de kaart ze telkens weer opleveren. Neem het terug.
lesson-ew1-route-2 = De kaart ligt nu in je route. Een kaart van je route gebruiken is een beurt op zich: zet er 1 kolonist op en ontvang 2 rode.
lesson-ew1-route-early = Je route is er om te gebruiken. Neem het terug.
lesson-ew1-route-end = Uit je route kan niemand je uitzetten. Een ruilkaart moet je ook daar minstens één keer uitvoeren.

lesson-ew1-cost = Wat de route kost
lesson-ew1-cost-1 = Een kaart van de route vraagt 1 kolonist, en 1 meer voor elke kaart links ervan zonder kolonisten. De tweede kaart is bezet: die telt niet meer, en is pas na het rusten weer te gebruiken.
lesson-ew1-cost-2 = Gebruik de vierde kaart, die een bruin blokje produceert: 1 kolonist, en 2 voor de eerste en de derde kaart.
lesson-ew1-cost-wrong = Goedkoper, en het mag. Maar kijk wat de laatste kaart kost: neem het terug en gebruik die.
lesson-ew1-cost-end = Gebruik je route dus van links naar rechts, dan kost elke kaart 1. Hulp en Gereedschap werken niet op de route.

lesson-ew1-full = Een volle route
lesson-ew1-full-1 = In een route passen 5 kaarten, en die van jou is vol. Wie er nog een neemt, legt hem in de plaats van een andere.
lesson-ew1-full-2 = Neem de kaart van de omcirkelde markt, die bruin produceert, en vervang je eerste kaart. Je 2 kolonisten erop komen naar huis.
lesson-ew1-full-wrong = Eén keer gebruiken mag, maar telkens weer een bruin blokje is beter. Neem het terug en neem de kaart.
lesson-ew1-full-other = Die kaart is meer waard dan de eerste. Neem het terug.
lesson-ew1-full-end = De vervangen kaart gaat gesloten naar je aflegstapel. Jij kiest welke gaat.

lesson-ew1-renew = De markt vernieuwen
lesson-ew1-renew-1 = Aan geen van deze vier kaarten heb je iets. De omcirkelde locatie legt ze onder de trekstapel en draait vier nieuwe open.
lesson-ew1-renew-wrong = Rust niet: kijk eerst wat de markt nog heeft. Neem het terug.
lesson-ew1-renew-2 = Je beurt was daarmee voorbij, en je krijgt er meteen nog een. Werk op de omcirkelde markt en gebruik de kaart.
lesson-ew1-renew-end = De extra beurt is een hele en hoort bij dezelfde ronde. Vóór die beurt geldt de limiet van 10 blokjes.

lesson-ew1-adjust = De route aanpassen
lesson-ew1-adjust-1 = De volgorde van een route telt: links is het goedkoop. Je derde kaart produceert rood, en die zou je graag eerst gebruiken.
lesson-ew1-adjust-2 = Werk op de omcirkelde locatie: je krijgt 1 geel blokje en mag twee kaarten verwisselen. Verwissel de eerste en de derde.
lesson-ew1-adjust-wrong = Je mag de route laten zoals hij is, maar dan kwam je alleen voor een geel blokje. Neem het terug.
lesson-ew1-adjust-end = Kolonisten blijven op hun kaart als die verhuist.

lesson-ew1-explore = Verkennen
lesson-ew1-explore-1 = Hier liggen de meeste verkenningstegels naast het bord. Pak de verkenningskaart boven het omcirkelde fort en neem de tegel met het groene blokje.
lesson-ew1-explore-end = Met 2 of 3 spelers liggen twee tegels op locaties, die opengaan als je ze neemt. Ook uit alle andere mag je kiezen.

lesson-ew1-rest = Rusten en puntentelling
lesson-ew1-rest-1 = Je bonustegel geeft 1 punt per 2 handelskaarten in je route en aflegstapel samen: 3 en 3 is 3 punten.
lesson-ew1-rest-2 = Rust: je kolonisten komen van het bord en van de route naar huis.
lesson-ew1-rest-end = Kolonisten op de route tellen ook voor de bonustegel van de kolonisten. De rest telt als in Een Nieuwe Wereld: 1 punt per blokje dat niet geel is.

good-ew1-setup = Borden A1, B1, E2 en C2. Puntenkaarten met een zwarte ster blijven in de doos, net als de bonustegels met III. 43 handelskaarten: één onder elke markt, de andere in een gesloten trekstapel. Je spelerbord heeft 3 bonusvelden.
good-ew1-market = Een markt zonder kaart kun je niet kiezen. Zijn er nog maar weinig handelskaarten, dan vult het vernieuwen zoveel plaatsen als het kan, van links; de oude kaarten komen het laatst terug, de linkse eerst.

lesson-ew2-sail = Het zeegat uit
lesson-ew2-sail-1 = Alles wat je van Een Nieuwe Wereld weet, geldt hier ook. Nieuw zijn de eilanden. Je schip ligt op de zeetegel in het midden; elk eiland heeft een ruil en het symbool van een soort goederen.
lesson-ew2-sail-2 = De omcirkelde locatie verplaatst je schip 1 tegel. Vaar naar het omcirkelde eiland en bouw er een handelspost: de eerste op een eiland is gratis.
lesson-ew2-sail-wrong = Een gratis handelspost, en je laat hem liggen? Neem het terug en bouw.
lesson-ew2-sail-end = Het schip moet op een andere tegel eindigen; tegels waar het langs komt kosten niets. Je nam de meest linkse handelspost van de rij met dat symbool: het getal eronder is aan het einde voor jou. Eén handelspost van jou per eiland.

lesson-ew2-pay = Andere schepen, andere handelsposten
lesson-ew2-pay-1 = Bij dit eiland ligt een ander schip, en de eigenaar heeft er een handelspost. Wie aankomt, betaalt elk ander schip 1 blokje.
lesson-ew2-pay-2 = Vaar erheen. Betaal met een geel blokje en bouw dan. Een handelspost kost 1 blokje voor elke die er al staat, met 2 spelers 2 blokjes. Betaal met gele.
lesson-ew2-pay-wrong = Je mag met elke kleur betalen, maar waarom met je beste? Neem het terug.
lesson-ew2-pay-skip = Je mag ervan afzien, maar je kunt hem betalen. Neem het terug.
lesson-ew2-pay-end = Kun je niet alle schepen daar betalen, dan kun je er niet eindigen. Ze worden betaald in beurtvolgorde, vanaf de speler na jou. Wie blokjes krijgt, moet er misschien teruggeven: 10 is de limiet voor iedereen aan het einde van een beurt.

lesson-ew2-trade = Ruilen bij aankomst
lesson-ew2-trade-1 = Waar je aankomt mag je ruilen, met of zonder handelspost. Dit eiland geeft 2 rode voor 2 gele.
lesson-ew2-trade-2 = Vaar erheen en ruil twee keer. Je hebt er al een handelspost, dus je krijgt niet de vraag of je bouwt.
lesson-ew2-trade-wrong = Zo vaak als je wilt, of helemaal niet; maar je hebt 4 gele blokjes. Neem het terug en ruil twee keer.
lesson-ew2-trade-end = Varen is een hele beurt: verplaatsen, betalen, bouwen, ruilen. Een goed eiland is de reis waard.

lesson-ew2-column = Een hele kolom
lesson-ew2-column-1 = Je handelsposten staan in rijen, een voor elke soort goederen. Van drie rijen heb je de eerste gebouwd. Gaat ook de eerste van de vierde rij, dan is de kolom leeg.
lesson-ew2-column-2 = Vaar naar het eiland van kruidnagel en bouw. Neem dan de tegel met 3 punten: een lege kolom geeft recht op de bovenste bonustegel van een stapel op B2 of F2.
lesson-ew2-column-wrong = Je mag ervan afzien, maar je hebt recht op de tegel, en plaats ervoor. Neem het terug.
lesson-ew2-column-end = Wat je handelsposten hebben vrijgemaakt, telt aan het einde: hier 4 keer 1. Kolommen verder naar rechts zijn 2 en 3 per post waard.

lesson-ew2-ship-trade = Scheepshandel
lesson-ew2-ship-trade-1 = Je schip ligt bij een eiland dat 1 groen voor 2 gele geeft. De omcirkelde locatie laat je daar ruilen zonder te varen. Ruil twee keer.
lesson-ew2-ship-trade-wrong = Eén keer mag van de regels, maar je hebt 4 gele blokjes. Neem het terug.
lesson-ew2-ship-trade-end = Minstens één ruil, net als aan land. Op de zeetegel valt niets te ruilen, dus dan kun je de locatie niet kiezen.

lesson-ew2-post-trade = Ruilen bij een handelspost
lesson-ew2-post-trade-1 = Je handelsposten ruilen voor je, waar je schip ook ligt. Je hebt er twee: een op een eiland van kruidnagel, een op een eiland van chilipoeder.
lesson-ew2-post-trade-2 = De omcirkelde locatie vraagt 2 kolonisten; je Hulp met het bos bespaart er 1. Ruil op het eiland van kruidnagel: 1 bruin voor 3 gele.
lesson-ew2-post-trade-wrong = Rood voor geel mag. Maar bruin is meer waard: neem het terug.
lesson-ew2-post-trade-end = Handelsposten zijn winkels die altijd open zijn. Hulp en Gereedschap werken hier naar het symbool van de locatie, zoals overal.

lesson-ew2-fort = Forten en puntentelling
lesson-ew2-fort-1 = Forten hebben hier geen bonustegels. Je pakt alleen de kaart: deze kost 2 groene.
lesson-ew2-fort-2 = Werk bij het omcirkelde fort.
lesson-ew2-fort-wrong = Je hebt wat de kaart kost. Neem het terug.
lesson-ew2-fort-end = Je scoort 5 punten voor de kaart en 3 voor je handelsposten: twee van één rij maken 1 en 2 vrij. De rest telt als in Een Nieuwe Wereld.

good-ew2-setup = Borden A2, B2, C1 en F2. Puntenkaarten met een witte ster en bonustegels met I of III blijven in de doos. Je spelerbord heeft 4 bonusvelden en 12 handelsposten: een rij van 3 voor elke soort goederen. 7 locaties zijn bedekt, met 2 of 3 spelers 9.
good-ew2-sea = De zeetegel en 12 eilanden, 3 van elke soort goederen, liggen willekeurig in een opstelling die jullie kiezen; elke tegel raakt minstens twee andere. Alle schepen beginnen op de zeetegel.
good-ew2-order = Hebben na een beurt meerdere spelers te veel blokjes, dan geeft eerst terug wie aan de beurt was, daarna de anderen in beurtvolgorde.

lesson-ew3-market = Markten zonder route
lesson-ew3-market-1 = Alle drie de spellen aan één tafel: borden, handelaren en eilanden. Het meeste ken je al. Een route is er hier niet: op een markt kun je de kaart alleen gebruiken.
lesson-ew3-market-2 = Werk op de omcirkelde markt: de kaart geeft 1 bruin voor 3 gele.
lesson-ew3-market-wrong = Nog niet: de markt is beter. Neem het terug.
lesson-ew3-market-end = De gebruikte kaart gaat gesloten naar je aflegstapel, en de rij schuift aan.

lesson-ew3-fourth = Elke vierde handelskaart
lesson-ew3-fourth-1 = Je hebt 3 handelskaarten gebruikt. Met elke vierde mag je de bovenste bonustegel van een stapel op bord D2 nemen.
lesson-ew3-fourth-2 = Werk op de omcirkelde markt en neem dan de tegel die handelskaarten telt: 1 punt per 2.
lesson-ew3-fourth-wrong = Je mag ervan afzien, maar je hebt een vrij bonusveld. Neem het terug.
lesson-ew3-fourth-end = De vierde, de achtste, de twaalfde: markten zijn een tweede weg naar bonustegels.

lesson-ew3-renew = De markt vernieuwen
lesson-ew3-renew-1 = Net als in Deel I: de omcirkelde locatie brengt vier nieuwe kaarten, en je krijgt meteen nog een beurt.
lesson-ew3-renew-wrong = Kijk eerst wat de markt nog heeft. Neem het terug.
lesson-ew3-renew-2 = Gebruik de kaart van de omcirkelde markt.
lesson-ew3-renew-end = Twee beurten in één ronde: vernieuwen kost kolonisten, maar geen tijd.

lesson-ew3-column = Schepen en kolommen
lesson-ew3-column-1 = Schepen varen zoals in Deel II. Je eerste kolom is leeg, op de kruidnagel na.
lesson-ew3-column-2 = Vaar naar het eiland van kruidnagel, bouw, en neem de tegel met 3 punten. Een kolom geeft alleen een tegel van B2 of F2; die van D2 komen van de markt.
lesson-ew3-column-wrong = Je mag ervan afzien, maar je hebt plaats voor de tegel. Neem het terug.
lesson-ew3-column-other = Die telt handelskaarten, en je hebt er geen. Neem het terug.
lesson-ew3-column-end = Twee wegen naar bonustegels, vier bonusvelden: kies wat bij je plan past.

lesson-ew3-bonus = Vier tegels, niet meer
lesson-ew3-bonus-1 = Je 4 bonusvelden zijn vol. Je kunt geen tegels meer nemen.
lesson-ew3-bonus-2 = Gebruik de kaart van de omcirkelde markt. Het is je vierde, maar niemand biedt je een tegel aan.
lesson-ew3-bonus-wrong = Ga verder met de markt. Neem het terug.
lesson-ew3-bonus-end = Maar je tegel voor handelskaarten groeit: hij telt je aflegstapel, 1 punt per 2 kaarten.

lesson-ew3-plan = Alle drie samen
lesson-ew3-plan-1 = Je doel is de omcirkelde kaart: 2 groene, 5 punten. Je hebt 2 gele. Markt, zee en land leiden ernaartoe.
lesson-ew3-plan-2 = Begin op de omcirkelde markt: de kaart produceert 1 geel en 1 rood.
lesson-ew3-plan-3 = Nu de zee op, naar het thee-eiland. Bouw er gratis en ruil dan 2 gele voor 1 groen.
lesson-ew3-plan-4 = Upgrade aan land: til het rode blokje naar groen en stop dan.
lesson-ew3-plan-5 = 2 groene. Pak de kaart bij het omcirkelde fort: ook hier geeft een fort alleen zijn kaart.
lesson-ew3-plan-end = Aan het einde tellen puntenkaarten, bonustegels, handelsposten, verkenningstegels en blokjes die niet geel zijn. Nu weet je alles.

good-ew3-setup = Borden A2, B2, C1, D2, E2 en F2. Puntenkaarten met een zwarte ster blijven in de doos; alle bonustegels doen mee. 7 locaties zijn bedekt, met 2 of 3 spelers 9. 43 handelskaarten: één onder elke markt, de andere in een gesloten trekstapel.
good-ew3-market = Een markt zonder kaart kun je niet kiezen.
