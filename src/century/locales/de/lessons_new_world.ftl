# Die Lektionen von Eine neue Welt: was der Lehrer sagt. Die Zahlen sind die der Tische in lessons/courses/.

lesson-nw-work = Siedler bei der Arbeit
lesson-nw-work-1 = Du willst Punktekarten, und dafür brauchst du Waren: Gelb, Rot, Grün, Braun, jede wertvoller als die vorige. Deine Siedler holen sie. 7 stehen auf deiner Spielerablage; die anderen warten in der Reserve.
lesson-nw-work-2 = Die Figuren auf einem Feld sagen, wie viele Siedler es verlangt. Das umrandete verlangt 1 und produziert 2 gelbe Waren. Wähle es.
lesson-nw-work-wrong = Ausruhen holt Siedler heim, aber deine sind alle zu Hause. Nimm es zurück.
lesson-nw-work-3 = Dein Siedler bleibt dort stehen. Die anderen spielen, dann bist du wieder dran. Das umrandete Feld verlangt 2 Siedler und produziert 2 rote.
lesson-nw-work-end = Arbeiten ist ein ganzer Zug: Siedler auf ein Feld stellen, dann tun, was es zeigt. Du nimmst genau die abgebildeten Waren; der Vorrat geht nie aus.

lesson-nw-effects = Tauschen und aufwerten
lesson-nw-effects-1 = Ein Pfeil heißt: Gib, was davor steht, nimm, was dahinter steht, so oft du bezahlen kannst. Mach aus deinen 3 gelben Waren 3 rote.
lesson-nw-effects-wrong = Drei gelbe aufzuwerten gäbe auch 3 rote, aber heb dir das für teurere Farben auf. Nimm es zurück und tausche.
lesson-nw-effects-2 = Die Stufen heißen: Heb eine Ware auf die nächste Farbe, so oft, wie die Zahl sagt. Arbeite hier und heb alle drei roten auf Grün.
lesson-nw-effects-end = Tauschen musst du mindestens einmal: Kannst du nicht bezahlen, kannst du das Feld nicht wählen. Aufwerten ist freiwillig, darum steht dir dieses Feld immer offen.

lesson-nw-rest = Ausruhen
lesson-nw-rest-1 = 6 deiner Siedler arbeiten, nur 1 ist zu Hause. Die meisten Felder verlangen mehr, und wo deine eigenen Siedler stehen, kannst du nicht noch einmal arbeiten.
lesson-nw-rest-2 = Ruh dich aus: Alle deine Siedler kommen heim. Das ist dein ganzer Zug.
lesson-nw-rest-3 = Alles steht dir wieder offen. Das umrandete Feld verlangt 3 Siedler und produziert je eine gelbe, rote und grüne Ware.
lesson-nw-rest-end = Siedler in der Reserve zählen nicht: Nur die auf deiner Spielerablage arbeiten. Ruh dich aus, wenn du genutzt hast, was sich lohnt, nicht vorher.

lesson-nw-oust = Vertreiben
lesson-nw-oust-1 = Hier arbeitet schon jemand, mit 2 Siedlern. Mit einem mehr, also mit 3, darfst du sie vertreiben. Wähle das umrandete Feld und mach aus 2 roten 2 grüne.
lesson-nw-oust-wrong = Noch ist niemand da, der heimkommen könnte. Nimm es zurück.
lesson-nw-oust-2 = Jetzt bist du vertrieben worden, mit 4 Siedlern. Sieh hin: Deine 3 Siedler sind wieder zu Hause, und es kostet dich nichts. Wer vertrieben wird, muss sich nicht ausruhen.
lesson-nw-oust-end = Einer mehr, als dort stehen, genügt, auch wo eine höhere Zahl gedruckt ist. Überleg es dir, bevor du anderen ihre Siedler zurückgibst.

lesson-nw-fort = Forts
lesson-nw-fort-1 = Über den Forts liegen Punktekarten. Diese kostet 2 gelbe und 2 rote und ist 6 Punkte wert.
lesson-nw-fort-2 = Arbeite am Fort darunter. Nimm zuerst das Bonusplättchen: Es zählt am Ende. Dann erfülle die Karte.
lesson-nw-fort-wrong = Eins von beiden darfst du lassen, aber beide sind gut für dich. Nimm es zurück.
lesson-nw-fort-end = An einem Fort tust du eins oder beides, das Plättchen zuerst. Die Karten rechts davon sind ein Fort nach links gerückt, die nächste kam dazu. Auf einer Spielerablage ist Platz für 3 Bonusplättchen.

lesson-nw-aid = Hilfe
lesson-nw-aid-1 = Deine beiden Karten zeigen das Symbol Hilfe und den Fluss. Jede spart dir auf jedem Feld mit einem Fluss im Kreis 1 Siedler, für den Rest des Spiels.
lesson-nw-aid-2 = Du hast 1 Siedler zu Hause. Auf dem umrandeten Feld ist eine 2 gedruckt, und deine Karten würden 2 sparen; aber mindestens 1 Siedler geht immer. Arbeite dort.
lesson-nw-aid-wrong = Noch nicht: Für das umrandete Feld genügt 1 Siedler. Nimm es zurück.
lesson-nw-aid-end = Hilfen zählen zusammen, auch wenn du jemanden vertreibst. Weniger Siedler pro Feld heißt: seltener ausruhen.

lesson-nw-tool = Werkzeuge
lesson-nw-tool-1 = Deine Karte zeigt ein Werkzeug und den Acker. Auf jedem Feld mit einem Acker im Kreis erhältst du zuerst die abgebildete Ware, hier eine rote.
lesson-nw-tool-2 = Der umrandete Tausch kostet 2 rote. Du hast 1, und dein Werkzeug bringt die zweite, bevor du tauschst. Arbeite dort.
lesson-nw-tool-wrong = Das geht, und bringt auch eine rote Ware. Aber sieh, was dein Werkzeug möglich macht: Nimm es zurück.
lesson-nw-tool-end = Werkzeuge zählen zusammen und wirken jedes Mal. Mit ihnen wird mancher Tausch möglich, den du sonst nicht bezahlen könntest.

lesson-nw-explore = Erkunden
lesson-nw-explore-1 = Ein Plättchen bedeckt dieses Feld, also kann niemand dort arbeiten. Erkundungskarten nehmen solche Plättchen weg.
lesson-nw-explore-2 = Die Karte über dem umrandeten Fort ist eine. Arbeite dort und erfülle sie; das Bonusplättchen steht dir frei. Wähle dann das Plättchen mit der grünen Ware.
lesson-nw-explore-3 = Du hast die grüne Ware, und das Feld darunter ist für alle frei. Es produziert 2 grüne für 3 Siedler. Arbeite dort, bevor es andere tun.
lesson-nw-explore-wrong = Das kannst du, aber dann ist vielleicht jemand schneller. Nimm es zurück.
lesson-nw-explore-end = Plättchen bringen sofort Waren, sofort einen Siedler aus der Reserve, 3 Punkte am Ende oder ein Symbol mehr für deine Bonusplättchen.

lesson-nw-settlers = Neue Siedler
lesson-nw-settlers-1 = Diese Karte kostet 2 gelbe und 1 braune. Ihre Figuren bringen 2 Siedler aus deiner Reserve auf deine Spielerablage, für immer.
lesson-nw-settlers-2 = Arbeite am Fort darunter und erfülle die Karte. Ob du auch das Bonusplättchen nimmst, steht dir frei.
lesson-nw-settlers-wrong = Die Karte liegt für dich bereit. Nimm es zurück.
lesson-nw-settlers-end = Mehr Siedler heißt: mehr Züge zwischen zwei Pausen. Ist die Reserve leer, bekommst du keine, darfst die Karte aber erfüllen.

lesson-nw-bonus = Bonusplättchen
lesson-nw-bonus-1 = Bonusplättchen zählen am Ende, jedes für sich. Deines gibt 3 Punkte für jede 2er-Kombination aus Hilfe und Werkzeug: Du hast 3 Hilfen und 1 Werkzeug, also 1 Kombination.
lesson-nw-bonus-2 = Am umrandeten Fort liegen zwei Stapel. Ein Plättchen gibt 2 Punkte für jede Hilfe, das andere in jedem Fall 3. Nimm das bessere.
lesson-nw-bonus-wrong = 3 Punkte sind sicher, aber 3 Hilfen machen 6. Nimm es zurück.
lesson-nw-bonus-end = Ein Symbol zählt für mehrere Plättchen. Eine andere Sorte gibt 1 Punkt für je 2 Siedler, die nicht in der Reserve sind. Wähle Karten und Plättchen, die zusammenpassen.

lesson-nw-end = Das Ende und die Wertung
lesson-nw-end-1 = Du hast 7 Punktekarten. Die achte löst das Ende aus: Die Runde wird zu Ende gespielt, damit alle gleich viele Züge hatten.
lesson-nw-end-2 = Erfülle die Karte über dem umrandeten Fort. Das Plättchen nützt dir wenig, aber du darfst es nehmen.
lesson-nw-end-wrong = Du liegst vorn: Beende das Spiel, solange das so ist. Nimm es zurück.
lesson-nw-end-end = Es zählen Karten, Bonusplättchen und Erkundungsplättchen, dazu 1 Punkt für jede Ware, die nicht gelb ist. Bei Gleichstand gewinnt, wer in der Spielreihenfolge zuletzt kommt. Nach jedem Zug, auch nach dem letzten, behältst du höchstens 10 Waren.

good-nw-setup = Drei Pläne sind immer dabei, der vierte ist D1, E1 oder F1. Punktekarten mit weißem Stern bleiben in der Schachtel, bei weniger Spielern auch die mit „3+“ oder „=4“. Die oberste Karte des Zugstapels liegt offen.
good-nw-tiles = 17 Bonusplättchen werden auf die Bonusfelder der Forts verteilt; man sieht nur das oberste eines Stapels. Auf jedem Feld mit Erkundungs-Symbol liegt ein Erkundungsplättchen, zu zweit und zu dritt auch auf denen mit „2-3“.
good-nw-start = Jeder hat 12 Siedler: 6 auf der Spielerablage (zu zweit 7), die anderen in der Reserve. Der Startspieler beginnt mit 3 gelben Waren, der zweite und der dritte Spieler mit 4, der vierte mit 3 und einer roten.
good-nw-none = Ist kein Erkundungsplättchen mehr da, bringt eine Erkundungskarte keines, darf aber erfüllt werden.
