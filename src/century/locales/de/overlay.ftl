# Wie ein Zug geht, für das erste Spiel in einer Spielart: ein paar Schritte, dann das Spielende.

overview = So geht ein Zug
overview-goal = Wer am Ende die meisten Punkte hat, gewinnt. Die meisten bringen Punktekarten, die Waren kosten: Sammle also Waren und werte sie auf.
overview-point = Zeige auf etwas auf dem Tisch, und es sagt, was es ist. Die Taste S zeigt alle Symbole.
overview-press = Halte etwas auf dem Tisch gedrückt, und es sagt, was es ist.
step = { $step ->
    [play] Spiele eine Karte aus deiner Hand aus und führe ihren Effekt aus: produzieren, aufwerten oder tauschen.
    [acquire] Oder erwirb eine Händlerkarte. Die ganz links kostet nichts; für eine andere legst du je eine Ware auf alle Karten links von ihr.
    [claim] Oder erfülle eine Punktekarte, indem du ihre Waren zurücklegst. Die zwei Plätze links können eine Münze bringen.
    [rest-cards] Oder ruh dich aus: Nimm alle deine ausgespielten Karten zurück auf die Hand.
    [work] Arbeite: Stelle Siedler auf ein Feld und führe seine Aktion aus. Stehen dort Siedler eines anderen, brauchst du einen mehr als er und vertreibst sie.
    [fort] Auf einem Fort-Feld legst du die Waren der Punktekarte darüber zurück und erfüllst sie. Liegen dort Bonusplättchen, darfst du auch eines nehmen.
    [explore] Ein Feld unter einem Erkundungsplättchen ist gesperrt. Mit Erkundungskarten nimmst du so ein Plättchen und machst das Feld für alle frei.
    [market-route] Auf einem Markt-Feld nutzt du die Händlerkarte darunter oder nimmst sie in deine Route.
    [market-use] Auf einem Markt-Feld nutzt du die Händlerkarte darunter und behältst sie. Für jede vierte darfst du ein Bonusplättchen nehmen.
    [route] Oder nutze eine Karte deiner Route. Sie erfordert 1 Siedler und je 1 weiteren für jede Karte links davon ohne Siedler.
    [sail] Eine Bewegung bringt dein Schiff zu einer anderen Insel. Bezahle jedem Schiff dort eine Ware; dann darfst du einen Handelsposten bauen und tauschen.
    [post] Der erste Handelsposten auf einer Insel kostet nichts, die weiteren kosten Waren. Jeder macht Punkte frei; für eine leere Spalte darfst du ein Bonusplättchen nehmen.
   *[rest-settlers] Oder ruh dich aus: Stelle alle deine Siedler zurück auf deine Spielerablage.
}
overview-end = { $mode ->
    [spice_road] Am Ende eines Zuges darfst du 10 Waren behalten. Die letzte Runde ist die, in der jemand seine 5. Punktekarte nimmt; bei 2 oder 3 Spielern seine 6.
   *[other] Am Ende eines Zuges darfst du { $cubes } Waren behalten. Die letzte Runde ist die, in der jemand seine { $cards }. Punktekarte nimmt.
}
