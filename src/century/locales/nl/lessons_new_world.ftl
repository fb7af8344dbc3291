# De lessen van Een Nieuwe Wereld: wat de begeleider zegt. De getallen zijn die van de tafels in lessons/courses/.

lesson-nw-work = Kolonisten aan het werk
lesson-nw-work-1 = Je wilt puntenkaarten, en daarvoor heb je blokjes nodig: geel, rood, groen, bruin, elk meer waard dan het vorige. Je kolonisten halen ze. 7 staan op je spelerbord; de andere wachten in de reserve.
lesson-nw-work-2 = De pionnen op een locatie zeggen hoeveel kolonisten nodig zijn. De omcirkelde vraagt er 1 en produceert 2 gele blokjes. Kies die.
lesson-nw-work-wrong = Rusten haalt kolonisten naar huis, maar de jouwe zijn allemaal thuis. Neem het terug.
lesson-nw-work-3 = Je kolonist blijft daar staan. De anderen spelen, dan ben jij weer aan de beurt. De omcirkelde locatie vraagt 2 kolonisten en produceert 2 rode.
lesson-nw-work-end = Werken is een hele beurt: zet kolonisten op een locatie en doe wat er afgebeeld staat. Je neemt precies de afgebeelde blokjes; de algemene voorraad raakt nooit op.

lesson-nw-effects = Ruilen en upgraden
lesson-nw-effects-1 = Een pijl betekent: geef wat ervoor staat, neem wat erna staat, zo vaak als je kunt betalen. Maak van je 3 gele blokjes 3 rode.
lesson-nw-effects-wrong = Drie gele upgraden geeft ook 3 rode, maar bewaar dat voor duurdere kleuren. Neem het terug en ruil.
lesson-nw-effects-2 = De treden betekenen: til een blokje naar de volgende kleur, zo vaak als het getal zegt. Werk hier en til alle drie de rode blokjes naar groen.
lesson-nw-effects-end = Ruilen moet je minstens één keer: kun je niet betalen, dan kun je de locatie niet kiezen. Upgraden hoeft niet, dus die locatie staat altijd voor je open.

lesson-nw-rest = Rusten
lesson-nw-rest-1 = 6 van je kolonisten zijn aan het werk, er is er maar 1 thuis. De meeste locaties vragen er meer, en waar je eigen kolonisten staan kun je niet nog eens werken.
lesson-nw-rest-2 = Rust: al je kolonisten komen naar huis. Dat is je hele beurt.
lesson-nw-rest-3 = Alles staat weer open. De omcirkelde locatie vraagt 3 kolonisten en produceert een geel, een rood en een groen blokje.
lesson-nw-rest-end = Kolonisten in de reserve tellen niet: alleen die op je spelerbord werken. Rust als je hebt gebruikt wat de moeite waard is, niet eerder.

lesson-nw-oust = Uitzetten
lesson-nw-oust-1 = Hier werkt al iemand, met 2 kolonisten. Met één meer mag je ze uitzetten: 3 kolonisten. Kies de omcirkelde locatie en maak van 2 rode 2 groene.
lesson-nw-oust-wrong = Er is nog niemand om naar huis te halen. Neem het terug.
lesson-nw-oust-2 = Nu ben jij uitgezet, met 4 kolonisten. Kijk: je 3 kolonisten zijn weer thuis, en het kost je niets. Wie uitgezet is, hoeft niet te rusten.
lesson-nw-oust-end = Eén meer dan er staan is genoeg, ook waar een hoger getal gedrukt staat. Denk na voor je anderen hun kolonisten teruggeeft.

lesson-nw-fort = Forten
lesson-nw-fort-1 = Boven de forten liggen puntenkaarten. Deze kost 2 gele en 2 rode en is 6 punten waard.
lesson-nw-fort-2 = Werk bij het fort eronder. Neem eerst de bonustegel: die telt aan het einde. Pak dan de kaart.
lesson-nw-fort-wrong = Je mag een van de twee laten liggen, maar beide zijn goed voor je. Neem het terug.
lesson-nw-fort-end = Bij een fort doe je een van de twee of allebei, de tegel eerst. De kaarten rechts schoven een fort naar links en de volgende kwam erbij. Op een spelerbord is plaats voor 3 bonustegels.

lesson-nw-aid = Hulp
lesson-nw-aid-1 = Je twee kaarten tonen het symbool Hulp en de rivier. Elk bespaart je op elke locatie met een rivier in de cirkel 1 kolonist, de rest van het spel.
lesson-nw-aid-2 = Je hebt 1 kolonist thuis. Op de omcirkelde locatie staat een 2 gedrukt, en je kaarten zouden er 2 besparen; maar er gaat altijd minstens 1. Werk daar.
lesson-nw-aid-wrong = Nog niet: voor de omcirkelde locatie is 1 kolonist genoeg. Neem het terug.
lesson-nw-aid-end = Hulpkaarten tellen samen, ook als je iemand uitzet. Minder kolonisten per locatie is minder vaak rusten.

lesson-nw-tool = Gereedschap
lesson-nw-tool-1 = Je kaart toont gereedschap en de akker. Op elke locatie met een akker in de cirkel krijg je eerst het afgebeelde blokje, hier een rood.
lesson-nw-tool-2 = De omcirkelde ruil kost 2 rode. Je hebt er 1, en je gereedschap brengt het tweede voor je ruilt. Werk daar.
lesson-nw-tool-wrong = Dat kan, en levert ook een rood blokje op. Maar kijk wat je gereedschap mogelijk maakt: neem het terug.
lesson-nw-tool-end = Ook gereedschap telt samen, en het werkt elke keer. Zo kun je ruilen wat je anders niet kon betalen.

lesson-nw-explore = Verkennen
lesson-nw-explore-1 = Een tegel bedekt deze locatie, dus niemand kan er werken. Verkenningskaarten halen zulke tegels weg.
lesson-nw-explore-2 = De kaart boven het omcirkelde fort is er zo een. Werk daar en pak hem; of je ook de bonustegel neemt, mag je zelf weten. Kies dan de tegel met het groene blokje.
lesson-nw-explore-3 = Je kreeg het groene blokje, en de locatie eronder is open voor iedereen. Die produceert 2 groene voor 3 kolonisten. Werk er voordat de anderen dat doen.
lesson-nw-explore-wrong = Dat kan, maar dan is iemand anders je misschien voor. Neem het terug.
lesson-nw-explore-end = Tegels geven meteen blokjes, meteen een kolonist uit de reserve, 3 punten aan het einde, of één symbool meer voor je bonustegels.

lesson-nw-settlers = Nieuwe kolonisten
lesson-nw-settlers-1 = Deze kaart kost 2 gele en 1 bruin blokje. De pionnen brengen 2 kolonisten uit je reserve naar je spelerbord, voorgoed.
lesson-nw-settlers-2 = Werk bij het fort eronder en pak de kaart. Of je ook de bonustegel neemt, mag je zelf weten.
lesson-nw-settlers-wrong = De kaart ligt voor het grijpen. Neem het terug.
lesson-nw-settlers-end = Meer kolonisten betekent meer beurten tussen twee keer rusten. Is de reserve leeg, dan krijg je er geen, maar de kaart mag je wel pakken.

lesson-nw-bonus = Bonustegels
lesson-nw-bonus-1 = Bonustegels tellen aan het einde, elk apart. De jouwe geeft 3 punten voor elk paar van Hulp en Gereedschap: je hebt 3 keer Hulp en 1 keer Gereedschap, dus 1 paar.
lesson-nw-bonus-2 = Bij het omcirkelde fort liggen twee stapels. De ene tegel geeft 2 punten per Hulp, de andere in elk geval 3. Neem de beste.
lesson-nw-bonus-wrong = 3 punten zijn zeker, maar 3 keer Hulp levert er 6 op. Neem het terug.
lesson-nw-bonus-end = Eén symbool telt voor meerdere tegels. Een andere soort geeft 1 punt per 2 kolonisten die niet in de reserve zijn. Kies kaarten en tegels die bij elkaar passen.

lesson-nw-end = Het einde en de puntentelling
lesson-nw-end-1 = Je hebt 7 puntenkaarten. De achtste luidt het einde in: de ronde wordt uitgespeeld, zodat iedereen evenveel beurten had.
lesson-nw-end-2 = Pak de kaart boven het omcirkelde fort. De tegel helpt je weinig, maar je mag hem nemen.
lesson-nw-end-wrong = Je staat voor: maak er een einde aan zolang dat zo is. Neem het terug.
lesson-nw-end-end = Kaarten, bonustegels en verkenningstegels tellen, en 1 punt per blokje dat niet geel is. Bij een gelijke stand wint wie het laatst komt in de beurtvolgorde. Na elke beurt, ook de laatste, houd je hoogstens 10 blokjes.

good-nw-setup = Drie locatieborden zijn er altijd, het vierde is D1, E1 of F1. Puntenkaarten met een witte ster blijven in de doos, met minder spelers ook die met “3+” of “=4”. De bovenste kaart van de trekstapel ligt open.
good-nw-tiles = 17 bonustegels worden over de bonusvelden van de forten verdeeld; alleen de bovenste is te zien. Op elke locatie met een verkenningssymbool ligt een verkenningstegel, met 2 of 3 spelers ook op die met “2-3”.
good-nw-start = Iedereen heeft 12 kolonisten: 6 op het spelerbord (7 met 2 spelers), de andere in de reserve. De startspeler begint met 3 gele blokjes, de tweede en derde speler met 4, de vierde met 3 en een rood.
good-nw-none = Is er geen verkenningstegel meer, dan levert een verkenningskaart er geen op, maar je mag hem wel pakken.
