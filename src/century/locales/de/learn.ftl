# Lernen: der Kurs, der Lehrer und Lektionen im Terminal.

lesson-wrong = Das darfst du tun: { $action }. Aber darum geht es in dieser Lektion nicht. Nimm es zurück und versuch es noch einmal.
lesson-sound = { $steps ->
    [one] { $file }: in Ordnung; eine Lektion von { $mode } mit { $steps } Schritt
   *[other] { $file }: in Ordnung; eine Lektion von { $mode } mit { $steps } Schritten
}
learn-coach = Lehrer
learn-good-to-know = Gut zu wissen
learn-waits = Lies erst weiter, oder nimm zurück, was du getan hast.
learn-prompt = { $waits ->
    [end] Lektion geschafft. Eingabetaste für die nächste (again, quit):
    [wrong] Mit undo nimmst du es zurück:
    [act] Nummer oder Aktion (help):
   *[next] Weiter mit der Eingabetaste:
}
learn-keys =
    Tippe die Nummer einer Aktion oder die Aktion selbst, zum Beispiel: rest.
    Eingabe  weiterlesen, oder nächste Lektion
    undo     zurück an den Anfang des Schritts oder zum Schritt davor
    again    die Lektion neu beginnen
    quit     verlassen

# Lektionen im Browser.
learn = Lernen
learn-text = Kurze Lektionen am echten Tisch, je eine Minute. Du machst echte Züge, und was schiefgeht, nimmst du zurück.
learn-count = { $done } von { $count }
learn-builds-on = Kommt nach:
learn-begin = Beginnen
learn-go-on = Weiter
learn-state = { $state ->
    [underway] angefangen
    [learnt] geschafft
   *[new] noch offen
}
learn-rules-of = Regeln: { $lesson }
learn-forget = Meinen Fortschritt vergessen
learn-forgotten = Dein Fortschritt ist vergessen.
learn-step = Schritt { $step } von { $steps }
learn-show = Zeig es mir
learn-again = Von vorn beginnen
learn-leave = Lektion verlassen
learn-wrong = Nicht ganz
learn-done = Lektion geschafft
learn-reading = Der Lehrer erklärt
learn-back = Zurücknehmen
learn-next = Weiter
learn-all = Alle Lektionen
learn-following = Nächste Lektion

learn-try = Probier es aus

# Die erste Partie, mit dem Lehrer.
guide-offer = Deine erste Partie { $mode }
guide-offer-text = Der Lehrer bleibt zehn Züge an deiner Seite, erzählt, was die anderen getan haben, und zeigt zwei gute Züge. Danach spielst du allein gegen einen leichten Gegner weiter.
guide-yes = Mit dem Lehrer spielen
guide-lessons = Erst die Lektionen
guide-no = Ohne ihn spielen
guide-turn = Zug { $turn } von { $turns } mit dem Lehrer
guide-two = Zwei gute Züge. Wähle einen, oder mach, was du willst:
guide-thinking = Der Lehrer sucht gute Züge …
guide-none = Gerade kein Rat. Mach, was du willst.
guide-liked = Gut gewählt.
guide-else = Ein anderer Weg als meiner: Sehen wir, was daraus wird.
guide-alone = Ab jetzt spielst du allein. Viel Glück! Ein Rat bleibt einen Tastendruck entfernt (H).
guide-stop = Ohne Lehrer weiterspielen

# Weißt du es? Fragen zu echten Stellungen.
quiz = Weißt du es?
quiz-text = Zehn Fragen zu Stellungen aus echten Partien, mit dem Grund für jede Antwort.
quiz-ask-settlers = Wie viele Siedler verlangt der umrandete Platz jetzt von dir?
quiz-ask-card = Wie viele Waren kostet es, die umrandete Karte zu erwerben?
quiz-ask-post = Wie viele Waren würde dich ein Handelsposten auf der umrandeten Insel kosten?
quiz-ask-not = { $word ->
    [work] Wo kannst du jetzt nicht arbeiten?
    [play] Welche dieser Karten kannst du jetzt nicht ausspielen?
    [acquire] Welche dieser Karten kannst du jetzt nicht erwerben?
   *[claim] Welche dieser Karten kannst du jetzt nicht erfüllen?
}
quiz-ask-score = Wie viele Punkte hättest du, wenn das Spiel jetzt endete?
quiz-ask-winner = Das Spiel ist zu Ende. Wer hat gewonnen?
quiz-number = { $count }
quiz-part = { label } { $points }
quiz-seat = Platz { $seat }
    .seen = { $player }
quiz-total = Platz { $seat }: { points }
    .seen = { $player }: { points }
quiz-why-empty = Dort arbeitet niemand, also gilt die gedruckte Zahl: { $need }.
quiz-why-oust = { $there ->
    [one] { $there } Siedler eines anderen steht dort
   *[other] { $there } Siedler eines anderen stehen dort
}, also braucht es einen mehr: { $need }.
quiz-why-aid = { $why } Deine Hilfen senken das auf { $need }.
quiz-why-route = 1, und 1 für jede Karte links davon ohne Siedler ({ $left }): { $need }.
quiz-why-card = Eine Ware auf jede Karte links davon: { $count }.
quiz-why-post = { $each } für jeden Handelsposten dort ({ $posts }): { $price }.
quiz-why-score = { $parts }: zusammen { $total }.
quiz-why-winner = Wer die meisten Punkte hat, gewinnt: { $totals }.
quiz-why-tie = Gleichstand, also gewinnt, wer in der Spielreihenfolge zuletzt kommt: { $totals }.
quiz-right = Richtig.
quiz-wrong = Leider nicht. Die Antwort ist: { $answer }
quiz-next = Nächste Frage
quiz-result = { $right } von { $count } richtig
quiz-again = Zehn neue Fragen
quiz-question = Frage { $number } von { $count }

quiz-ask-worth = Wie viele Punkte bringt die umrandete Karte, mit ihrer Münze?
quiz-why-worth = { $points } für die Karte und { $coin } für die Münze: { $total }.

# The symbols, the page to print, and the large table.
legend = Symbole
legend-sign = { $sign ->
    [cube-Y] gelbe Ware, die unterste Stufe
    [cube-R] rote Ware, die zweite Stufe
    [cube-G] grüne Ware, die dritte Stufe
    [cube-B] braune Ware, die oberste Stufe
    [cube-any] eine Ware beliebiger Farbe
    [seal] Punkte einer Karte
    [produce] nimm diese Waren
    [upgrade] heb eine Ware auf die nächste Farbe, so oft, wie die Zahl sagt
    [trade] gib die Waren vor dem Pfeil, nimm die dahinter
    [coin-gold] Goldmünze: 3 Punkte
    [coin-silver] Silbermünze: 1 Punkt
    [pawn-line] Siedler, die ein Platz verlangt
    [pawn] Siedler, die dort stehen
    [circles] Acker, Hügel, Fluss, Wald: die Symbole der Felder, die Hilfe und Werkzeug nennen
    [nw-aid] Hilfe: 1 Siedler weniger auf Feldern mit diesem Symbol
    [nw-tool] Werkzeug: zuerst diese Ware, auf Feldern mit diesem Symbol
    [nw-settlers] Neue Siedler: aus der Reserve auf deine Spielerablage
    [nw-explore] Erkundung: nimm ein Erkundungsplättchen
    [tile] Erkundungsplättchen: das Feld darunter ist gesperrt
    [fort] Fort: erfülle die Karte darüber
    [bonus] Bonusplättchen: Punkte am Ende, hier 3 für jede 2er-Kombination
    [market] Markt: die Händlerkarte darunter
    [renew] Markt erneuern, dann noch ein Zug
    [adjust] nimm 1 gelbe Ware, dann vertausche zwei Karten deiner Route
    [sail] Schiff bewegen: so viele Plättchen
    [sail-any] Schiff bewegen: auf ein beliebiges Plättchen
    [ship-trade] Schiffshandel: wo dein Schiff liegt
    [post-trade] Handelsposten-Feld: wo du einen Handelsposten hast
    [post] Handelsposten
    [goods] Ingwer, Chili, Tee, Gewürznelken: die Symbole der Inseln und der Reihen von Handelsposten
    [merchants] genutzte Händlerkarten
   *[rest] ausruhen: nimm alles zurück
}
sheet = Eine Seite zum Drucken
sheet-turn = Dein Zug
sheet-scoring = Wertung
sheet-print = Drucken
sheet-note = Fanprojekt. Die Symbole haben wir gezeichnet; die Spiele gehören ihrem Verlag.
sheet-part = { $part ->
    [points] aufgedruckte Punkte deiner Punktekarten
    [cards] aufgedruckte Punkte deiner Punktekarten
    [gold] 3 für jede Goldmünze
    [silver] 1 für jede Silbermünze
    [bonus] was deine Bonusplättchen wert sind
    [explored] 3 für jedes Erkundungsplättchen mit Punkten
    [posts] die Werte, die deine Handelsposten aufgedeckt haben
    [cubes] 1 für jede Ware, die nicht gelb ist
   *[tie] Bei Gleichstand gewinnt, wer in der Spielreihenfolge zuletzt kommt.
}
large = Großer Tisch
