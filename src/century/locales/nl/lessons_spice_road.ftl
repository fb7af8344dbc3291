# De lessen van De Specerijenroute: wat de begeleider zegt. De getallen zijn die van de tafels in lessons/courses/.

lesson-sr-goal = Het doel
lesson-sr-goal-1 = Je leidt een karavaan. Dit zijn puntenkaarten: het getal zegt wat een kaart waard is, de blokjes wat hij kost. Wie aan het einde de meeste punten heeft, wint.
lesson-sr-goal-2 = Dit zijn je blokjes, de specerijen in je karavaan. Er zijn vier kleuren, elk meer waard dan de vorige: geel, rood, groen, bruin.
lesson-sr-goal-3 = De omcirkelde kaart kost 2 gele en 2 rode blokjes, en die heb je. Kies de kaart om hem te pakken.
lesson-sr-goal-wrong = Rusten mag altijd, maar je kunt al een puntenkaart betalen. Neem het terug en pak de kaart.
lesson-sr-goal-end = Je blokjes liggen weer in de algemene voorraad en je hebt 6 punten. De rij schoof aan en rechts kwam een nieuwe kaart. Een kaart pakken was je hele beurt.

lesson-sr-play = Een kaart spelen en rusten
lesson-sr-play-1 = Blokjes krijg je door handelskaarten uit je hand te spelen. Deze produceert 2 gele blokjes. Speel hem.
lesson-sr-play-2 = Je nam precies de afgebeelde blokjes; de algemene voorraad raakt nooit op. De kaart ligt nu voor je, en je kunt hem pas na het rusten weer spelen. Rust: je neemt al je gespeelde kaarten terug.
lesson-sr-play-3 = Je bent weer aan de beurt en de kaart is terug in je hand. Speel hem nog een keer.
lesson-sr-play-wrong = Je hebt net gerust: er valt niets terug te nemen. Een beurt is meer waard dan dat.
lesson-sr-play-end = Iedereen krijgt elke ronde één beurt, met de klok mee. In je beurt doe je maar één ding: een kaart spelen, er een kopen, er een pakken of rusten.

lesson-sr-upgrade = Upgraden
lesson-sr-upgrade-1 = De kaart die je wilt, kost 1 geel, 2 groene en 1 bruin blokje. Je mist een groen. Speel de upgradekaart: elke stap tilt één blokje naar de volgende kleur. Til één geel blokje twee keer op, eerst naar rood, dan naar groen.
lesson-sr-upgrade-wrong = Zo wordt je groene blokje bruin, en je hebt groene nodig. Neem het terug.
lesson-sr-upgrade-2 = Nu heb je precies wat de omcirkelde kaart kost. Pak hem voor 12 punten.
lesson-sr-upgrade-end = Je mag de stappen over meerdere blokjes verdelen, er minder gebruiken of geen enkele. Bruin is het hoogst: dat kun je niet upgraden.

lesson-sr-trade = Ruilen
lesson-sr-trade-1 = Een ruilkaart geeft je de blokjes na de pijl voor die ervoor, zo vaak als je wilt en kunt betalen. Deze maakt van 2 gele 2 rode. Speel hem en ruil twee keer. De andere ruilkaart vraagt 3 rode: die kun je nu niet spelen.
lesson-sr-trade-wrong = Eén keer mag van de regels, maar je wilt 4 rode blokjes. Neem het terug en ruil twee keer.
lesson-sr-trade-2 = 4 rode blokjes: daarmee betaal je de omcirkelde kaart.
lesson-sr-trade-end = Een ruilkaart moet je minstens één keer uitvoeren. Kun je hem niet één keer betalen, dan kun je hem niet spelen.

lesson-sr-acquire = Handelskaarten kopen
lesson-sr-acquire-1 = Nieuwe kaarten komen uit deze rij. De meest linkse is gratis, en de blokjes die erop liggen zijn voor jou. Neem hem.
lesson-sr-acquire-2 = De rij schoof aan; blokjes blijven op hun kaart. De omcirkelde kaart is de derde: leg op elke kaart links ervan één blokje. Betaal met gele.
lesson-sr-acquire-wrong = Je mag met elke kleur betalen, maar rood is meer waard dan geel. Neem het terug.
lesson-sr-acquire-end = Je kiest de kleur voor elke kaart apart. Wat je betaalt, ligt daar voor wie die kaart neemt. Eerst betalen: met de blokjes op de kaart die je neemt kun je hem niet betalen.

lesson-sr-coins = Goud en zilver
lesson-sr-coins-1 = Boven de eerste twee puntenkaarten liggen munten. De meest linkse kaart levert een gouden munt op, 3 punten waard; de tweede een zilveren munt, 1 punt waard.
lesson-sr-coins-2 = Je kunt beide betalen. Pak de meest linkse kaart, met de laatste gouden munt erbij.
lesson-sr-coins-wrong = Die kaart is 2 punten meer waard, maar zilver is 2 punten minder waard dan goud, en het goud zou bij je volgende beurt weg zijn. Neem het terug.
lesson-sr-coins-3 = Het goud is op, dus het zilver ligt nu boven de meest linkse kaart. De tweede kaart levert niets meer op.
lesson-sr-coins-end = Munten blijven op hun plaats als de kaarten opschuiven. Een goedkope kaart met een gouden munt is vaak even goed als een dure.

lesson-sr-storage = Tien blokjes
lesson-sr-storage-1 = In je karavaan passen 10 blokjes. Tijdens je beurt mag je er meer hebben, maar aan het einde gaat het overschot terug in de algemene voorraad.
lesson-sr-storage-2 = Je hebt er 9. Speel de omcirkelde kaart, die 1 geel en 1 groen blokje produceert, en lever dan het blokje in dat het minst waard is.
lesson-sr-storage-wrong = Het mag, maar een geel blokje is minder waard: daar begint het upgraden, en aan het einde telt het niet mee. Neem het terug.
lesson-sr-storage-end = Je kiest welke blokjes teruggaan. Een volle karavaan is een teken: het is tijd om kaarten te pakken.

lesson-sr-end = Het einde en de puntentelling
lesson-sr-end-1 = Je hebt 5 puntenkaarten. Met 2 of 3 spelers luidt de zesde het einde in, met 4 of 5 spelers de vijfde. Pak de meest linkse kaart.
lesson-sr-end-wrong = Je kunt wachten, maar de anderen halen je in. Neem het terug en maak er een einde aan.
lesson-sr-end-2 = De ronde werd uitgespeeld, zodat iedereen evenveel beurten had. Je hebt 47 punten op kaarten, 9 voor 3 gouden munten, 1 voor een zilveren munt en 2 voor je groene en bruine blokje: 59. Gele blokjes tellen niet.
lesson-sr-end-end = Wie de meeste punten heeft, wint. Bij een gelijke stand wint wie het laatst komt in de beurtvolgorde. De limiet van 10 blokjes geldt ook na de laatste beurt.

lesson-sr-plan = Een plan van drie beurten
lesson-sr-plan-1 = Goed spelen is vooruitkijken. Je doel is de omcirkelde kaart: 2 rode en 2 groene. Je hebt 4 gele, 1 rood en twee ruilkaarten die bij elkaar passen.
lesson-sr-plan-2 = Maak eerst van geel rood: speel de omcirkelde kaart en ruil twee keer.
lesson-sr-plan-wrong = Met één ruil zou je 3 rode hebben: genoeg voor groen, maar niet voor rood en groen samen. Neem het terug en ruil twee keer.
lesson-sr-plan-3 = Nu heb je 5 rode. Maak van twee ervan groene: speel de omcirkelde kaart en ruil één keer.
lesson-sr-plan-4 = 2 rode en 2 groene, en een rood over. Pak de kaart.
lesson-sr-plan-end = Kaarten die samenwerken zijn een motor. Kies handelskaarten naar wat je wilt pakken, en puntenkaarten naar wat je motor maakt.

good-sr-setup = De spelvoorbereiding doet de tafel voor je. 5 puntenkaarten en 6 handelskaarten liggen in rijen, de andere in gesloten trekstapels. Iedereen begint met dezelfde twee handelskaarten: 2 gele produceren en 2 upgrades.
good-sr-start = De startspeler begint met 3 gele blokjes, de tweede en derde speler met 4, de vierde en vijfde met 3 en een rood. Er zijn 2 gouden en 2 zilveren munten per speler.
good-decks = Niemand kent de volgorde van een gesloten trekstapel. Is die leeg, dan blijft de rij korter. Gepakte puntenkaarten liggen gesloten.
good-chain = Wat een ruil oplevert, mag de volgende ruil betalen.
good-limit = Rusten mag altijd, dus een spel zou eindeloos kunnen duren: het eindigt uiterlijk na ronde 300.
