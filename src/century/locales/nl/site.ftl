# The table without a server
engine-loading = De tafel wordt klaargemaakt: { $percent } %
engine-slow = Deze browser is oud: bots denken hier langzaam.
update-ready = Er is een nieuwe versie klaar.
update-now = Nu gebruiken
home-text-here = Alleen tegen bots, of samen aan één scherm. Niets te installeren, en zonder net zodra je hebt gespeeld.
games-here = Spellen in deze browser
games-not-kept = Deze browser bewaart geen spellen: ze zijn weg als de pagina wordt gesloten. Bewaar ze in een bestand.
games-write = { $count ->
    [one] Het spel in een bestand bewaren
   *[other] Alle { $count } spellen in een bestand bewaren
}
games-import = Spellen uit een bestand lezen
games-read = { $count ->
    [one] Eén spel is gelezen.
   *[other] { $count } spellen zijn gelezen.
}
games-elsewhere = Spellen van elders
games-elsewhere-text = Spellen die je zonder server hebt gespeeld, komen hier als bestand binnen: wat klaar is kun je terugkijken, de rest gaat verder.
