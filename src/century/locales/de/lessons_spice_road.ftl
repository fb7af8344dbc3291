# Die Lektionen der Gewürzstraße: was der Lehrer sagt. Die Zahlen sind die der Tische in lessons/courses/.

lesson-sr-goal = Das Ziel
lesson-sr-goal-1 = Du führst eine Karawane. Das sind Punktekarten: Die Zahl sagt, was eine Karte wert ist, die Waren sagen, was sie kostet. Wer am Ende die meisten Punkte hat, gewinnt.
lesson-sr-goal-2 = Das sind deine Waren, die Gewürze deiner Karawane. Es gibt vier Farben, jede wertvoller als die vorige: Gelb, Rot, Grün, Braun.
lesson-sr-goal-3 = Die umrandete Karte kostet 2 gelbe und 2 rote Waren, und du hast sie. Wähle die Karte, um sie zu erfüllen.
lesson-sr-goal-wrong = Ausruhen ist immer erlaubt, aber du kannst schon eine Punktekarte bezahlen. Nimm es zurück und erfülle die Karte.
lesson-sr-goal-end = Deine Waren liegen wieder im Vorrat, und du hast 6 Punkte. Die Auslage ist zusammengerückt, rechts kam eine neue Karte dazu. Die Karte zu erfüllen war dein ganzer Zug.

lesson-sr-play = Karte ausspielen und ausruhen
lesson-sr-play-1 = Waren bekommst du, indem du Händlerkarten aus der Hand ausspielst. Diese produziert 2 gelbe. Spiel sie aus.
lesson-sr-play-2 = Du hast genau die abgebildeten Waren genommen; der Vorrat geht nie aus. Die Karte liegt jetzt vor dir und ist erst wieder spielbar, wenn du dich ausgeruht hast. Ruh dich aus: Du nimmst alle ausgespielten Karten zurück.
lesson-sr-play-3 = Du bist wieder am Zug, und die Karte ist zurück auf deiner Hand. Spiel sie noch einmal aus.
lesson-sr-play-wrong = Du hast dich gerade erst ausgeruht: Es gibt nichts zurückzunehmen. Dafür ist ein Zug zu schade.
lesson-sr-play-end = Jeder hat einen Zug pro Runde, im Uhrzeigersinn. In deinem Zug tust du nur eines: eine Karte ausspielen, eine erwerben, eine erfüllen oder ausruhen.

lesson-sr-upgrade = Aufwerten
lesson-sr-upgrade-1 = Die Karte, die du willst, kostet 1 gelbe, 2 grüne und 1 braune Ware. Dir fehlt eine grüne. Spiel die Aufwertungskarte aus: Jeder Schritt hebt eine Ware auf die nächste Farbe. Heb eine gelbe Ware zweimal, erst auf Rot, dann auf Grün.
lesson-sr-upgrade-wrong = So wird deine grüne Ware braun, du brauchst aber grüne. Nimm es zurück.
lesson-sr-upgrade-2 = Jetzt hast du genau, was die umrandete Karte kostet. Erfülle sie für 12 Punkte.
lesson-sr-upgrade-end = Du darfst die Schritte auf mehrere Waren verteilen, weniger davon nutzen oder gar keinen. Braun ist ganz oben: Es lässt sich nicht aufwerten.

lesson-sr-trade = Tauschen
lesson-sr-trade-1 = Eine Tauschkarte gibt dir die Waren hinter dem Pfeil für die davor, so oft du willst und bezahlen kannst. Diese macht aus 2 gelben 2 rote. Spiel sie aus und tausche zweimal. Die andere Tauschkarte verlangt 3 rote: Die kannst du jetzt nicht ausspielen.
lesson-sr-trade-wrong = Den Regeln genügt einmal, aber du willst 4 rote Waren. Nimm es zurück und tausche zweimal.
lesson-sr-trade-2 = 4 rote Waren: Damit bezahlst du die umrandete Karte.
lesson-sr-trade-end = Eine Tauschkarte musst du mindestens einmal nutzen. Reichen deine Waren dafür nicht, kannst du sie nicht ausspielen.

lesson-sr-acquire = Händlerkarten erwerben
lesson-sr-acquire-1 = Neue Karten kommen aus dieser Auslage. Die ganz links kostet nichts, und die Waren, die darauf liegen, gehören dir. Nimm sie.
lesson-sr-acquire-2 = Die Auslage ist zusammengerückt; Waren bleiben auf ihren Karten. Die umrandete Karte ist die dritte: Leg auf jede Karte links von ihr eine Ware. Bezahle mit gelben.
lesson-sr-acquire-wrong = Du darfst mit jeder Farbe bezahlen, aber Rot ist mehr wert als Gelb. Nimm es zurück.
lesson-sr-acquire-end = Die Farbe wählst du für jede Karte einzeln. Was du bezahlst, liegt dort für den, der die Karte nimmt. Erst bezahlen, dann nehmen: Mit den Waren auf der genommenen Karte kannst du sie nicht bezahlen.

lesson-sr-coins = Gold und Silber
lesson-sr-coins-1 = Über den ersten beiden Punktekarten liegen Münzen. Die Karte ganz links bringt eine Goldmünze, 3 Punkte wert; die zweite eine Silbermünze, 1 Punkt wert.
lesson-sr-coins-2 = Du kannst beide bezahlen. Erfülle die Karte ganz links und nimm die letzte Goldmünze mit.
lesson-sr-coins-wrong = Diese Karte ist 2 Punkte mehr wert, aber Silber ist 2 Punkte weniger wert als Gold, und das Gold wäre bis zu deinem nächsten Zug weg. Nimm es zurück.
lesson-sr-coins-3 = Das Gold ist weg, also liegt das Silber jetzt über der Karte ganz links. Die zweite Karte bringt nichts mehr.
lesson-sr-coins-end = Münzen bleiben an ihrem Platz, wenn die Karten nachrücken. Eine billige Karte mit Goldmünze ist oft so gut wie eine teure.

lesson-sr-storage = Zehn Waren
lesson-sr-storage-1 = In deine Karawane passen 10 Waren. Während deines Zuges darfst du mehr haben, aber am Ende geht der Überschuss in den Vorrat zurück.
lesson-sr-storage-2 = Du hast 9. Spiel die umrandete Karte aus, die 1 gelbe und 1 grüne produziert, und gib dann die Ware ab, die am wenigsten wert ist.
lesson-sr-storage-wrong = Erlaubt, aber eine gelbe ist weniger wert: Bei ihr fängt das Aufwerten an, und am Ende zählt sie nichts. Nimm es zurück.
lesson-sr-storage-end = Du wählst, welche Waren zurückgehen. Eine volle Karawane ist ein Zeichen: Es wird Zeit, Karten zu erfüllen.

lesson-sr-end = Das Ende und die Wertung
lesson-sr-end-1 = Du hast 5 Punktekarten. Zu zweit oder zu dritt löst die sechste das Ende aus, zu viert oder zu fünft die fünfte. Erfülle die Karte ganz links.
lesson-sr-end-wrong = Du könntest warten, aber die anderen holen auf. Nimm es zurück und beende das Spiel.
lesson-sr-end-2 = Die Runde wurde zu Ende gespielt, damit alle gleich viele Züge hatten. Du hast 47 Punkte auf Karten, 9 für 3 Goldmünzen, 1 für eine Silbermünze und 2 für deine grüne und deine braune Ware: 59. Gelbe zählen nichts.
lesson-sr-end-end = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer in der Spielreihenfolge zuletzt kommt. Die Grenze von 10 Waren gilt auch nach dem letzten Zug.

lesson-sr-plan = Ein Plan für drei Züge
lesson-sr-plan-1 = Wer gut spielt, plant voraus. Dein Ziel ist die umrandete Karte: 2 rote und 2 grüne. Du hast 4 gelbe, 1 rote und zwei Tauschkarten, die zusammenpassen.
lesson-sr-plan-2 = Mach zuerst aus Gelb Rot: Spiel die umrandete Karte aus und tausche zweimal.
lesson-sr-plan-wrong = Mit einem Tausch hättest du 3 rote: genug für Grün, aber nicht für Rot und Grün zugleich. Nimm es zurück und tausche zweimal.
lesson-sr-plan-3 = Jetzt hast du 5 rote. Mach aus zweien grüne: Spiel die umrandete Karte aus und tausche einmal.
lesson-sr-plan-4 = 2 rote und 2 grüne, und eine rote bleibt übrig. Erfülle die Karte.
lesson-sr-plan-end = Karten, die zusammenpassen, sind ein Motor. Wähle Händlerkarten danach, was du erfüllen willst, und Punktekarten danach, was dein Motor liefert.

good-sr-setup = Den Spielaufbau erledigt der Tisch. 5 Punktekarten und 6 Händlerkarten liegen in Auslagen, die übrigen in verdeckten Zugstapeln. Alle beginnen mit denselben zwei Händlerkarten: 2 gelbe produzieren und 2 Schritte aufwerten.
good-sr-start = Der Startspieler beginnt mit 3 gelben Waren, der zweite und der dritte Spieler mit 4, der vierte und der fünfte mit 3 und einer roten. Pro Spieler gibt es 2 Gold- und 2 Silbermünzen.
good-decks = Niemand kennt die Reihenfolge eines verdeckten Zugstapels. Ist er leer, bleibt seine Auslage kürzer. Erfüllte Punktekarten liegen verdeckt.
good-chain = Was ein Tausch bringt, darf den nächsten bezahlen.
good-limit = Ausruhen ist immer erlaubt, also könnte ein Spiel endlos dauern: Es endet spätestens nach Runde 300.
