# Leren: de cursus, de begeleider en lessen in de terminal.

lesson-wrong = Dit mag: { $action }. Maar daar gaat deze les niet over. Neem het terug en probeer het nog eens.
lesson-sound = { $steps ->
    [one] { $file }: in orde; een les van { $mode } met { $steps } stap
   *[other] { $file }: in orde; een les van { $mode } met { $steps } stappen
}
learn-coach = Begeleider
learn-good-to-know = Goed om te weten
learn-waits = Lees eerst verder, of neem terug wat je deed.
learn-prompt = { $waits ->
    [end] Les klaar. Enter voor de volgende (again, quit):
    [wrong] Typ undo om het terug te nemen:
    [act] Nummer of actie (help):
   *[next] Enter om verder te gaan:
}
learn-keys =
    Typ het nummer van een actie, of de actie zelf, zoals: rest.
    Enter    verder lezen, of de volgende les
    undo     terug naar het begin van de stap, of naar de stap ervoor
    again    de les opnieuw beginnen
    quit     stoppen

# Lessen in de browser.
learn = Leren
learn-text = Korte lessen aan de echte tafel, een minuut per stuk. Je doet echte zetten, en wat misgaat neem je terug.
learn-count = { $done } van { $count }
learn-builds-on = Komt na:
learn-begin = Beginnen
learn-go-on = Verder
learn-state = { $state ->
    [underway] begonnen
    [learnt] klaar
   *[new] nog te doen
}
learn-rules-of = Regels: { $lesson }
learn-forget = Mijn voortgang vergeten
learn-forgotten = Je voortgang is vergeten.
learn-step = Stap { $step } van { $steps }
learn-show = Laat zien
learn-again = Opnieuw beginnen
learn-leave = Les verlaten
learn-wrong = Niet helemaal
learn-done = Les klaar
learn-reading = De begeleider legt uit
learn-back = Terugnemen
learn-next = Verder
learn-all = Alle lessen
learn-following = Volgende les

learn-try = Probeer het

# De eerste partij, met de begeleider.
guide-offer = Je eerste partij { $mode }
guide-offer-text = De begeleider blijft tien beurten bij je, vertelt wat de anderen deden en laat twee goede zetten zien. Daarna speel je alleen verder tegen een makkelijke tegenstander.
guide-yes = Met de begeleider spelen
guide-lessons = Eerst de lessen
guide-no = Zonder spelen
guide-turn = Beurt { $turn } van { $turns } met de begeleider
guide-two = Twee goede zetten. Kies er een, of doe wat je wilt:
guide-thinking = De begeleider zoekt goede zetten …
guide-none = Nu even geen advies. Doe wat je wilt.
guide-liked = Goed gekozen.
guide-else = Een andere weg dan de mijne: laten we zien wat ervan komt.
guide-alone = Vanaf hier speel je alleen. Succes! Voor een hint druk je op H.
guide-stop = Verder zonder begeleider

# Weet je het? Vragen over echte stellingen.
quiz = Weet je het?
quiz-text = Tien vragen over stellingen uit echte partijen, met de reden bij elk antwoord.
quiz-ask-settlers = Hoeveel kolonisten vraagt de omcirkelde plaats nu van je?
quiz-ask-card = Hoeveel blokjes kost het om de omcirkelde kaart te kopen?
quiz-ask-post = Hoeveel blokjes zou een handelspost op het omcirkelde eiland je kosten?
quiz-ask-not = { $word ->
    [work] Waar kun je nu niet werken?
    [play] Welke van deze kaarten kun je nu niet spelen?
    [acquire] Welke van deze kaarten kun je nu niet kopen?
   *[claim] Welke van deze kaarten kun je nu niet pakken?
}
quiz-ask-score = Hoeveel punten zou je hebben als het spel nu eindigde?
quiz-ask-winner = Het spel is afgelopen. Wie heeft gewonnen?
quiz-number = { $count }
quiz-part = { label } { $points }
quiz-seat = Plaats { $seat }
    .seen = { $player }
quiz-total = Plaats { $seat }: { points }
    .seen = { $player }: { points }
quiz-why-empty = Er werkt niemand, dus het gedrukte aantal: { $need }.
quiz-why-oust = { $there ->
    [one] Er staat { $there } kolonist van een andere speler
   *[other] Er staan { $there } kolonisten van een andere speler
}, dus één meer: { $need }.
quiz-why-aid = { $why } Je Hulp maakt daar { $need } van.
quiz-why-route = 1, en 1 voor elke kaart links ervan zonder kolonisten ({ $left }): { $need }.
quiz-why-card = Eén blokje op elke kaart links ervan: { $count }.
quiz-why-post = { $each } voor elke handelspost die er staat ({ $posts }): { $price }.
quiz-why-score = { $parts }: samen { $total }.
quiz-why-winner = De meeste punten winnen: { $totals }.
quiz-why-tie = Gelijke stand, dus wie het laatst komt in de beurtvolgorde wint: { $totals }.
quiz-right = Juist.
quiz-wrong = Niet juist. Het antwoord is: { $answer }
quiz-next = Volgende vraag
quiz-result = { $right } van { $count } juist
quiz-again = Tien nieuwe vragen
quiz-question = Vraag { $number } van { $count }

quiz-ask-worth = Hoeveel punten levert de omcirkelde kaart op, met de munt erbij?
quiz-why-worth = { $points } voor de kaart en { $coin } voor de munt: { $total }.

# The symbols, the page to print, and the large table.
legend = Symbolen
legend-sign = { $sign ->
    [cube-Y] geel blokje, het laagste niveau
    [cube-R] rood blokje, het tweede niveau
    [cube-G] groen blokje, het derde niveau
    [cube-B] bruin blokje, het hoogste niveau
    [cube-any] een blokje van een willekeurige kleur
    [seal] punten van een kaart
    [produce] neem deze blokjes
    [upgrade] til een blokje naar de volgende kleur, zo vaak als het getal zegt
    [trade] geef de blokjes voor de pijl, neem die erna
    [coin-gold] gouden munt: 3 punten
    [coin-silver] zilveren munt: 1 punt
    [pawn-line] kolonisten die een plaats vraagt
    [pawn] kolonisten die er staan
    [circles] akker, heuvel, rivier, bos: de symbolen van locaties, die Hulp en Gereedschap noemen
    [nw-aid] Hulp: 1 kolonist minder op locaties met dit symbool
    [nw-tool] Gereedschap: eerst dit blokje, op locaties met dit symbool
    [nw-settlers] Nieuwe kolonisten: uit de reserve naar je spelerbord
    [nw-explore] Verkenning: neem een verkenningstegel
    [tile] verkenningstegel: de locatie eronder is gesloten
    [fort] fort: pak de kaart erboven
    [bonus] bonustegel: punten aan het einde, hier 3 per paar
    [market] markt: de handelskaart eronder
    [renew] markt vernieuwen, daarna nog een beurt
    [adjust] neem 1 geel blokje en verwissel dan twee kaarten van je route
    [sail] schip verplaatsen: zoveel tegels
    [sail-any] schip verplaatsen: naar een willekeurige tegel
    [ship-trade] scheepshandel: waar je schip ligt
    [post-trade] handelspostlocatie: waar je een handelspost hebt
    [post] handelspost
    [goods] gember, chilipoeder, thee, kruidnagel: de symbolen van eilanden en van rijen handelsposten
    [merchants] gebruikte handelskaarten
   *[rest] rusten: neem alles terug
}
sheet = Eén pagina om te printen
sheet-turn = Jouw beurt
sheet-scoring = Puntentelling
sheet-print = Printen
sheet-note = Fanproject. De symbolen tekenden we zelf; de spellen zijn van hun uitgever.
sheet-part = { $part ->
    [points] gedrukte punten van je puntenkaarten
    [cards] gedrukte punten van je puntenkaarten
    [gold] 3 per gouden munt
    [silver] 1 per zilveren munt
    [bonus] wat je bonustegels waard zijn
    [explored] 3 per verkenningstegel met punten
    [posts] de waarden die je handelsposten hebben vrijgemaakt
    [cubes] 1 per blokje dat niet geel is
   *[tie] Bij een gelijke stand wint wie het laatst komt in de beurtvolgorde.
}
large = Grote tafel
