# Die Lektionen von Von Ost nach West: was der Lehrer sagt. Die Zahlen sind die der Tische in lessons/courses/.

lesson-ew1-market = Märkte: eine Karte nutzen
lesson-ew1-market-1 = Alles, was du aus „Eine neue Welt“ kennst, gilt auch hier. Neu sind die Märkte: Unter jedem liegt eine Händlerkarte aus „Die Gewürzstraße“.
lesson-ew1-market-2 = Arbeite am umrandeten Markt und nutze seine Karte sofort: Sie produziert 1 gelbe und 1 rote.
lesson-ew1-market-wrong = Nimmst du sie, kommt sie ohne ihren Effekt in deine Handelsroute. Das kommt als Nächstes; nimm es zurück und nutze die Karte.
lesson-ew1-market-end = Eine genutzte Karte kommt verdeckt auf deinen Ablagestapel; manche Bonusplättchen zählen sie am Ende. Die Auslage ist zusammengerückt, eine neue Karte kam dazu.

lesson-ew1-route = Deine Handelsroute
lesson-ew1-route-1 = Behalte die Karte diesmal: Arbeite am umrandeten Markt und nimm die Karte, die 2 rote produziert.
lesson-ew1-route-wrong = Das bringt einmal 2 rote. In deiner Route brächte die Karte sie immer wieder. Nimm es zurück.
lesson-ew1-route-2 = Die Karte liegt jetzt in deiner Route. Eine Karte der Route zu nutzen ist ein eigener Zug: Stell 1 Siedler darauf und erhalte 2 rote.
lesson-ew1-route-early = Deine Route ist zum Nutzen da. Nimm es zurück.
lesson-ew1-route-end = Aus deiner Route kann dich niemand vertreiben. Eine Tauschkarte musst du auch dort mindestens einmal ausführen.

lesson-ew1-cost = Was die Route kostet
lesson-ew1-cost-1 = Eine Karte der Route verlangt 1 Siedler und 1 mehr für jede Karte links von ihr, auf der keine Siedler stehen. Die zweite Karte ist belegt: Sie zählt nicht mehr und ist erst nach dem Ausruhen wieder nutzbar.
lesson-ew1-cost-2 = Nutze die vierte Karte, die eine braune Ware produziert: 1 Siedler, und 2 für die erste und die dritte Karte.
lesson-ew1-cost-wrong = Das ist billiger und erlaubt. Aber sieh dir an, was die letzte Karte kostet: Nimm es zurück und nutze sie.
lesson-ew1-cost-end = Nutze deine Route also von links nach rechts, dann kostet jede Karte 1. Hilfen und Werkzeuge wirken auf der Route nicht.

lesson-ew1-full = Eine volle Route
lesson-ew1-full-1 = Eine Route hat Platz für 5 Karten, und deine ist voll. Wer noch eine nimmt, ersetzt eine davon an ihrem Platz.
lesson-ew1-full-2 = Nimm die Karte des umrandeten Marktes, die Braun produziert, und ersetze deine erste Karte. Deine 2 Siedler darauf kommen heim.
lesson-ew1-full-wrong = Einmal nutzen darfst du sie, aber immer wieder eine braune Ware ist besser. Nimm es zurück und nimm die Karte.
lesson-ew1-full-other = Diese Karte ist mehr wert als die erste. Nimm es zurück.
lesson-ew1-full-end = Die ersetzte Karte kommt verdeckt auf deinen Ablagestapel. Welche geht, wählst du.

lesson-ew1-renew = Den Markt erneuern
lesson-ew1-renew-1 = Keine dieser vier Karten nützt dir. Das umrandete Feld legt sie unter den Zugstapel und deckt vier neue auf.
lesson-ew1-renew-wrong = Ruh dich nicht aus: Sieh erst, was der Markt noch hat. Nimm es zurück.
lesson-ew1-renew-2 = Dein Zug ist damit zu Ende, und du hast sofort noch einen. Arbeite am umrandeten Markt und nutze seine Karte.
lesson-ew1-renew-end = Der zusätzliche Zug ist ein ganzer und gehört zur selben Runde. Vor ihm gilt die Grenze von 10 Waren.

lesson-ew1-adjust = Die Route anpassen
lesson-ew1-adjust-1 = Die Reihenfolge einer Route ist wichtig: Links ist es billig. Deine dritte Karte produziert Rot, und du würdest sie gern zuerst nutzen.
lesson-ew1-adjust-2 = Arbeite am umrandeten Feld: Du erhältst 1 gelbe Ware und darfst zwei Karten vertauschen. Vertausche die erste und die dritte.
lesson-ew1-adjust-wrong = Du darfst die Route lassen, wie sie ist, aber dann warst du nur für eine gelbe Ware hier. Nimm es zurück.
lesson-ew1-adjust-end = Siedler bleiben auf ihrer Karte, wenn sie den Platz wechselt.

lesson-ew1-explore = Erkunden
lesson-ew1-explore-1 = Hier liegen die meisten Erkundungsplättchen neben dem Spielplan. Erfülle die Erkundungskarte über dem umrandeten Fort und nimm das Plättchen mit der grünen Ware.
lesson-ew1-explore-end = Zu zweit und zu dritt liegen zwei Plättchen auf Feldern und machen sie frei, wenn man sie nimmt. Auch alle anderen stehen zur Wahl.

lesson-ew1-rest = Ausruhen und Wertung
lesson-ew1-rest-1 = Dein Bonusplättchen gibt 1 Punkt für je 2 Händlerkarten in Route und Ablagestapel zusammen: 3 und 3 machen 3 Punkte.
lesson-ew1-rest-2 = Ruh dich aus: Deine Siedler kommen vom Spielplan und von der Route heim.
lesson-ew1-rest-end = Siedler auf der Route zählen auch für das Bonusplättchen der Siedler. Alles andere zählt wie in „Eine neue Welt“: 1 Punkt für jede Ware, die nicht gelb ist.

good-ew1-setup = Pläne A1, B1, E2 und C2. Punktekarten mit schwarzem Stern bleiben in der Schachtel, ebenso die Bonusplättchen mit III. 43 Händlerkarten: eine unter jedem Markt, die anderen in einem verdeckten Zugstapel. Deine Spielerablage hat 3 Bonusfelder.
good-ew1-market = Ein Markt ohne Karte kann nicht gewählt werden. Sind nur noch wenige Händlerkarten da, füllt das Erneuern so viele Plätze wie möglich, von links; die alten Karten kommen zuletzt wieder, die linke zuerst.

lesson-ew2-sail = In See stechen
lesson-ew2-sail-1 = Alles, was du aus „Eine neue Welt“ kennst, gilt auch hier. Neu sind die Inseln. Dein Schiff liegt auf dem Meerplättchen in der Mitte; jede Insel hat einen Tausch und das Symbol einer Ware.
lesson-ew2-sail-2 = Das umrandete Feld bewegt dein Schiff um 1 Plättchen. Fahr zur umrandeten Insel und bau dort einen Handelsposten: Der erste auf einer Insel kostet nichts.
lesson-ew2-sail-wrong = Ein Handelsposten umsonst, und du lässt ihn? Nimm es zurück und bau.
lesson-ew2-sail-end = Das Schiff muss auf einem anderen Plättchen ankommen; was es durchfährt, kostet nichts. Du hast den linken Handelsposten der Reihe mit diesem Symbol genommen: Die Zahl darunter gehört am Ende dir. Auf jeder Insel darfst du einen haben.

lesson-ew2-pay = Andere Schiffe, andere Handelsposten
lesson-ew2-pay-1 = An dieser Insel liegt ein anderes Schiff, und sein Besitzer hat dort einen Handelsposten. Wer ankommt, gibt jedem anderen Schiff 1 Ware.
lesson-ew2-pay-2 = Fahr hin. Bezahle mit einer gelben Ware, dann bau. Ein Handelsposten kostet 1 Ware für jeden, der schon dort steht, zu zweit 2 Waren. Bezahle mit gelben.
lesson-ew2-pay-wrong = Du darfst mit jeder Farbe bezahlen, aber warum mit deiner besten? Nimm es zurück.
lesson-ew2-pay-skip = Du darfst darauf verzichten, aber du kannst ihn bezahlen. Nimm es zurück.
lesson-ew2-pay-end = Kannst du nicht alle Schiffe dort bezahlen, kannst du dort nicht ankommen. Bezahlt wird in Spielreihenfolge, vom Spieler nach dir an. Wer Waren bekommt, muss vielleicht welche abgeben: Am Ende eines Zuges sind 10 die Grenze für alle.

lesson-ew2-trade = Tauschen bei der Ankunft
lesson-ew2-trade-1 = Wo du ankommst, darfst du tauschen, mit oder ohne Handelsposten. Diese Insel gibt 2 rote für 2 gelbe.
lesson-ew2-trade-2 = Fahr hin und tausche zweimal. Du hast dort schon einen Handelsposten, darum wirst du nicht nach einem gefragt.
lesson-ew2-trade-wrong = So oft du willst, auch gar nicht; aber du hast 4 gelbe Waren. Nimm es zurück und tausche zweimal.
lesson-ew2-trade-end = Eine Fahrt ist ein ganzer Zug: bewegen, bezahlen, bauen, tauschen. Eine gute Insel ist den Weg wert.

lesson-ew2-column = Eine ganze Spalte
lesson-ew2-column-1 = Deine Handelsposten stehen in Reihen, eine für jede Ware. Von drei Reihen hast du den ersten gebaut. Geht auch der erste der vierten Reihe, ist die Spalte leer.
lesson-ew2-column-2 = Fahr zur Insel der Gewürznelken und bau. Nimm dann das Plättchen mit 3 Punkten: Eine geleerte Spalte erlaubt dir das oberste Bonusplättchen eines Stapels auf B2 oder F2.
lesson-ew2-column-wrong = Du darfst verzichten, aber das Plättchen steht dir zu, und du hast Platz dafür. Nimm es zurück.
lesson-ew2-column-end = Was deine Handelsposten aufgedeckt haben, zählt am Ende: hier 4-mal 1. Spalten weiter rechts sind 2 und 3 pro Posten wert.

lesson-ew2-ship-trade = Schiffshandel
lesson-ew2-ship-trade-1 = Dein Schiff liegt an einer Insel, die 1 grüne für 2 gelbe gibt. Das umrandete Feld lässt dich dort tauschen, ohne zu fahren. Tausche zweimal.
lesson-ew2-ship-trade-wrong = Den Regeln genügt einmal, aber du hast 4 gelbe Waren. Nimm es zurück.
lesson-ew2-ship-trade-end = Mindestens ein Tausch, wie an Land. Auf dem Meerplättchen gibt es nichts zu tauschen, darum kannst du das Feld dort nicht wählen.

lesson-ew2-post-trade = Tauschen am Handelsposten
lesson-ew2-post-trade-1 = Deine Handelsposten tauschen für dich, wo immer dein Schiff liegt. Du hast zwei: einen auf einer Insel der Gewürznelken, einen auf einer Chili-Insel.
lesson-ew2-post-trade-2 = Das umrandete Feld verlangt 2 Siedler; deine Hilfe mit dem Wald spart 1. Tausche auf der Insel der Gewürznelken: 1 braune für 3 gelbe.
lesson-ew2-post-trade-wrong = Rot für Gelb ist erlaubt, aber Braun ist mehr wert. Nimm es zurück.
lesson-ew2-post-trade-end = Handelsposten sind Läden, die immer offen haben. Hilfen und Werkzeuge wirken hier nach dem Symbol des Feldes, wie überall.

lesson-ew2-fort = Forts und Wertung
lesson-ew2-fort-1 = Forts haben hier keine Bonusplättchen. Du erfüllst nur die Karte: Diese kostet 2 grüne.
lesson-ew2-fort-2 = Arbeite am umrandeten Fort.
lesson-ew2-fort-wrong = Du hast, was die Karte kostet. Nimm es zurück.
lesson-ew2-fort-end = Du hast 5 Punkte für die Karte und 3 für deine Handelsposten: Zwei aus einer Reihe decken 1 und 2 auf. Alles andere zählt wie in „Eine neue Welt“.

good-ew2-setup = Pläne A2, B2, C1 und F2. Punktekarten mit weißem Stern und Bonusplättchen mit I oder III bleiben in der Schachtel. Deine Spielerablage hat 4 Bonusfelder und 12 Handelsposten: eine Reihe von 3 für jede Ware. 7 Felder sind bedeckt, zu zweit und zu dritt 9.
good-ew2-sea = Das Meerplättchen und 12 Inseln, 3 von jeder Ware, liegen zufällig in einer Anordnung, die ihr wählt; jedes Plättchen berührt mindestens zwei andere. Alle Schiffe beginnen auf dem Meerplättchen.
good-ew2-order = Haben nach einem Zug mehrere zu viele Waren, gibt zuerst ab, wer am Zug war, dann die anderen in Spielreihenfolge.

lesson-ew3-market = Märkte ohne Route
lesson-ew3-market-1 = Alle drei Spiele an einem Tisch: Pläne, Händler und Inseln. Das meiste kennst du schon. Eine Route gibt es hier nicht: An einem Markt kannst du die Karte nur nutzen.
lesson-ew3-market-2 = Arbeite am umrandeten Markt: Seine Karte gibt 1 braune für 3 gelbe.
lesson-ew3-market-wrong = Noch nicht: Der Markt ist besser. Nimm es zurück.
lesson-ew3-market-end = Die genutzte Karte kommt verdeckt auf deinen Ablagestapel, und die Auslage rückt zusammen.

lesson-ew3-fourth = Jeder vierte Händler
lesson-ew3-fourth-1 = Du hast 3 Händlerkarten genutzt. Mit jeder vierten darfst du das oberste Bonusplättchen eines Stapels auf Plan D2 nehmen.
lesson-ew3-fourth-2 = Arbeite am umrandeten Markt und nimm dann das Plättchen, das Händlerkarten zählt: 1 Punkt für je 2.
lesson-ew3-fourth-wrong = Du darfst verzichten, aber du hast ein freies Bonusfeld. Nimm es zurück.
lesson-ew3-fourth-end = Die vierte, die achte, die zwölfte: Märkte sind ein zweiter Weg zu Bonusplättchen.

lesson-ew3-renew = Den Markt erneuern
lesson-ew3-renew-1 = Wie in Teil I: Das umrandete Feld bringt vier neue Karten, und du hast sofort noch einen Zug.
lesson-ew3-renew-wrong = Sieh erst, was der Markt noch hat. Nimm es zurück.
lesson-ew3-renew-2 = Nutze die Karte des umrandeten Marktes.
lesson-ew3-renew-end = Zwei Züge in einer Runde: Erneuern kostet Siedler, aber keine Zeit.

lesson-ew3-column = Schiffe und Spalten
lesson-ew3-column-1 = Schiffe fahren wie in Teil II. Deine erste Spalte ist leer bis auf die Gewürznelken.
lesson-ew3-column-2 = Fahr zur Insel der Gewürznelken, bau, und nimm das Plättchen mit 3 Punkten. Für eine Spalte gibt es ein Plättchen nur von B2 oder F2; die von D2 kommen vom Markt.
lesson-ew3-column-wrong = Du darfst verzichten, aber du hast Platz für das Plättchen. Nimm es zurück.
lesson-ew3-column-other = Das zählt Händlerkarten, und du hast keine. Nimm es zurück.
lesson-ew3-column-end = Zwei Wege zu Bonusplättchen, vier Bonusfelder: Wähle, was zu deinem Plan passt.

lesson-ew3-bonus = Vier Plättchen, nicht mehr
lesson-ew3-bonus-1 = Deine 4 Bonusfelder sind voll. Du kannst kein Plättchen mehr nehmen.
lesson-ew3-bonus-2 = Nutze die Karte des umrandeten Marktes. Es ist deine vierte, aber niemand bietet dir ein Plättchen an.
lesson-ew3-bonus-wrong = Mach mit dem Markt weiter. Nimm es zurück.
lesson-ew3-bonus-end = Aber dein Plättchen für Händlerkarten wächst: Es zählt deinen Ablagestapel, 1 Punkt für je 2 Karten.

lesson-ew3-plan = Alle drei zusammen
lesson-ew3-plan-1 = Dein Ziel ist die umrandete Karte: 2 grüne, 5 Punkte. Du hast 2 gelbe. Markt, Meer und Land führen hin.
lesson-ew3-plan-2 = Fang am umrandeten Markt an: Seine Karte produziert 1 gelbe und 1 rote.
lesson-ew3-plan-3 = Jetzt in See: zur Tee-Insel. Bau dort umsonst, dann tausche 2 gelbe gegen 1 grüne.
lesson-ew3-plan-4 = Werte an Land auf: Heb die rote Ware auf Grün, dann hör auf.
lesson-ew3-plan-5 = 2 grüne. Erfülle die Karte am umrandeten Fort: Auch hier gibt ein Fort nur seine Karte.
lesson-ew3-plan-end = Am Ende zählen Punktekarten, Bonusplättchen, Handelsposten, Erkundungsplättchen und Waren, die nicht gelb sind. Jetzt weißt du alles.

good-ew3-setup = Pläne A2, B2, C1, D2, E2 und F2. Punktekarten mit schwarzem Stern bleiben in der Schachtel; alle Bonusplättchen sind dabei. 7 Felder sind bedeckt, zu zweit und zu dritt 9. 43 Händlerkarten: eine unter jedem Markt, die anderen in einem verdeckten Zugstapel.
good-ew3-market = Ein Markt ohne Karte kann nicht gewählt werden.
