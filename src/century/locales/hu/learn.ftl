# Tanulás: a tanfolyam, a segítő és a leckék a terminálban.

lesson-wrong = Ezt szabad: { $action }. De ez a lecke nem erről szól. Vond vissza, és próbáld újra.
lesson-sound = { $file }: rendben; { $mode } leckéje, { $steps } lépéssel
learn-coach = Segítő
learn-good-to-know = Jó tudni
learn-waits = Előbb olvass tovább, vagy vond vissza, amit tettél.
learn-prompt = { $waits ->
    [end] A lecke kész. Enter a következőhöz (again, quit):
    [wrong] Az undo szóval vonod vissza:
    [act] Szám vagy akció (help):
   *[next] Enterrel tovább:
}
learn-keys =
    Írd be egy akció számát vagy magát az akciót, például: rest.
    Enter    tovább olvasol, vagy a következő lecke
    undo     vissza a rész elejére vagy az előző részhez
    again    a lecke elölről
    quit     kilépés

# Leckék a böngészőben.
learn = Tanulás
learn-text = Rövid leckék az igazi asztalnál, egyenként egy perc. Valódi lépéseket teszel, és ami rosszul sikerül, visszavonhatod.
learn-count = { $done } / { $count }
learn-builds-on = Előzménye:
learn-begin = Kezdés
learn-go-on = Folytatás
learn-state = { $state ->
    [underway] elkezdve
    [learnt] kész
   *[new] hátravan
}
learn-rules-of = Szabályok: { $lesson }
learn-forget = A haladásom törlése
learn-forgotten = A haladásod törölve.
learn-step = { $step }. rész, összesen { $steps }
learn-show = Mutasd meg
learn-again = Elölről
learn-leave = A lecke elhagyása
learn-wrong = Nem egészen
learn-done = A lecke kész
learn-reading = A segítő magyaráz
learn-back = Visszavonás
learn-next = Tovább
learn-all = Minden lecke
learn-following = Következő lecke

learn-try = Próbáld ki

# Az első játék a segítővel.
guide-offer = Az első játékod: { $mode }
guide-offer-text = A segítő tíz lépésen át melletted marad, elmondja, mit tettek a többiek, és két jó lépést mutat. Utána egyedül játszol tovább egy könnyű ellenféllel.
guide-yes = Játék a segítővel
guide-lessons = Előbb a leckék
guide-no = Játék nélküle
guide-turn = { $turn }. lépés a segítővel, összesen { $turns }
guide-two = Két jó lépés. Válassz egyet, vagy tégy, ahogy tetszik:
guide-thinking = A segítő jó lépéseket keres …
guide-none = Most nincs tanács. Tégy, ahogy tetszik.
guide-liked = Jól választottál.
guide-else = Más út, mint az enyém: lássuk, mi lesz belőle.
guide-alone = Innen egyedül játszol. Sok szerencsét! Egy tanács egy billentyűre van (H).
guide-stop = Tovább a segítő nélkül

# Tudod? Kérdések valódi állásokról.
quiz = Tudod?
quiz-text = Tíz kérdés valódi játékok állásairól, minden válaszhoz indoklással.
quiz-ask-settlers = Hány telepest kér tőled most a bekeretezett hely?
quiz-ask-card = Hány kockába kerül a bekeretezett kártya megszerzése?
quiz-ask-post = Hány kockába kerülne neked egy kereskedőállomás a bekeretezett szigeten?
quiz-ask-not = { $word ->
    [work] Hol nem dolgozhatsz most?
    [play] Melyik kártyát nem játszhatod ki most?
    [acquire] Melyik kártyát nem szerezheted meg most?
   *[claim] Melyik kártyát nem vásárolhatod meg most?
}
quiz-ask-score = Hány pontod lenne, ha a játék most érne véget?
quiz-ask-winner = A játék véget ért. Ki nyert?
quiz-number = { $count }
quiz-part = { label } { $points }
quiz-seat = { $seat }. hely
    .seen = { $player }
quiz-total = { $seat }. hely: { points }
    .seen = { $player }: { points }
quiz-why-empty = Senki sem dolgozik ott, ezért a nyomtatott szám számít: { $need }.
quiz-why-oust = { $there ->
   *[other] Más játékos { $there } telepese áll ott
}, ezért eggyel több kell: { $need }.
quiz-why-aid = { $why } A segítségeiddel ez { $need }.
quiz-why-route = 1, és 1 minden tőle balra lévő kártyáért, amelyen nincs telepes ({ $left }): { $need }.
quiz-why-card = Egy-egy kocka minden tőle balra lévő kártyára: { $count }.
quiz-why-post = Minden ott álló kereskedőállomásért { $each } (összesen { $posts } állomás): { $price }.
quiz-why-score = { $parts }: összesen { $total }.
quiz-why-winner = A legtöbb pont nyer: { $totals }.
quiz-why-tie = Döntetlen, ezért a sorrendben utolsó nyer: { $totals }.
quiz-right = Helyes.
quiz-wrong = Nem. A helyes válasz: { $answer }
quiz-next = Következő kérdés
quiz-result = Helyes: { $right } / { $count }
quiz-again = Tíz új kérdés
quiz-question = { $number }. kérdés, összesen { $count }

quiz-ask-worth = Hány pontot hoz a bekeretezett kártya az érmével együtt?
quiz-why-worth = A kártya { $points }, az érme { $coin }: összesen { $total }.

# The symbols, the page to print, and the large table.
legend = Jelképek
legend-sign = { $sign ->
    [cube-Y] sárga kocka, a legalsó szint
    [cube-R] piros kocka, a második szint
    [cube-G] zöld kocka, a harmadik szint
    [cube-B] barna kocka, a legfelső szint
    [cube-any] bármilyen színű kocka
    [seal] egy kártya pontjai
    [produce] vedd el ezeket a kockákat
    [upgrade] emelj egy kockát a következő színre, ahányszor a szám mutatja
    [trade] add oda a nyíl előtti kockákat, vedd el az utána állókat
    [coin-gold] aranyérme: 3 pont
    [coin-silver] ezüstérme: 1 pont
    [pawn-line] telepesek, akiket egy hely kér
    [pawn] telepesek, akik ott állnak
    [circles] szántó, domb, folyó, erdő: a területek ikonjai, ezekre hat a segítség és az eszköz
    [nw-aid] segítség: 1 telepessel kevesebb az ilyen ikonú területeken
    [nw-tool] eszköz: előbb ez a kocka, az ilyen ikonú területeken
    [nw-settlers] új telepesek: a tartalékból a játékostábládra
    [nw-explore] felfedezés: vegyél el egy felfedezőlapkát
    [tile] felfedezőlapka: az alatta lévő terület zárva van
    [fort] erőd: vásárold meg a fölötte lévő kártyát
    [bonus] bónuszlapka: pontok a végén, itt 3 minden párért
    [market] piac: az alatta lévő kereskedőkártya
    [renew] a piac frissítése, aztán még egy lépés
    [adjust] vegyél el 1 sárga kockát, aztán cserélj meg két kártyát az útvonaladban
    [sail] hajózás: ennyi lapkát
    [sail-any] hajózás: bármelyik lapkára
    [ship-trade] hajós kereskedelem: ahol a hajód van
    [post-trade] kereskedőállomás-terület: ahol kereskedőállomásod van
    [post] kereskedőállomás
    [goods] gyömbér, chili, tea, szegfűszeg: a szigetek és a kereskedőállomások sorainak jelei
    [merchants] használt kereskedőkártyák
   *[rest] pihenés: vegyél vissza mindent
}
sheet = Egy nyomtatható oldal
sheet-turn = A lépésed
sheet-scoring = Pontozás
sheet-print = Nyomtatás
sheet-note = Rajongói projekt. A jeleket mi rajzoltuk; a játékok a kiadójukéi.
sheet-part = { $part ->
    [points] a pontkártyáid nyomtatott pontjai
    [cards] a pontkártyáid nyomtatott pontjai
    [gold] 3 minden aranyérméért
    [silver] 1 minden ezüstérméért
    [bonus] amennyit a bónuszlapkáid érnek
    [explored] 3 minden pontot érő felfedezőlapkáért
    [posts] az értékek, amelyeket a kereskedőállomásaid szabaddá tettek
    [cubes] 1 minden kockáért, amely nem sárga
   *[tie] Döntetlennél az nyer, aki a sorrendben utolsó.
}
large = Nagy asztal
