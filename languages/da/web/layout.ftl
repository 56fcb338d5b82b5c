## Opstillingsværkstedet

layout-title = Tegn en opstilling
layout-symmetry = Penslens symmetri
layout-size = Bræt
layout-from = Begynd med en af programmets opstillinger
layout-from-none = vælg …
layout-rules = Spilles efter reglerne i
layout-name = Navn
layout-unnamed = Min opstilling
layout-good = Klar til at spille.
layout-added = »{ $mark }«: disse regler lægger det på { $played }.
layout-overruled = »{ $mark }«: tegnet på { $drawn }. Efter disse regler er det i stedet { $played }, og sådan spilles der.
layout-unused = »{ $mark }«: tegnet på { $drawn }. Disse regler tager ikke hensyn til det.
layout-to-have-it-drawn = Skal der spilles, som der er tegnet, så lav reglerne om.
layout-broken-link = Linket er beskadiget: der kunne ikke læses nogen opstilling ud af det.
layout-underlay = Vis håndskriftets punkter
layout-on-points = { $on } af dets { $of } punkter er optaget, { $beside ->
    [0] og ingen står ved siden af.
    [one] og én brik står ved siden af.
   *[other] og { $beside } brikker står ved siden af.
  }
layout-manuscript = Håndskriftet
layout-play = Spil den
layout-change-rules = Lav om på dens regler
layout-save = I denne browser
layout-save-note = Dit arbejde gemmes i denne browser, når du lukker siden. Gem det under dets navn, før du begynder på noget andet.
layout-save-as = Gem som »{ $name }«
layout-share = Del eller hent
layout-link = Lav et link
layout-file = Gem som fil
layout-show-file = Filen
layout-open = Åbn en regelfil
layout-no-file = Filen er ikke et fejlfrit regelsæt, eller dens bræt hører ikke til dem, der tegnes her.
layout-measure = Er den retfærdig?
layout-measure-note = Programmet kan spille den mod sig selv og tælle: det tager minutter på et lille bræt, en time eller mere på et stort. Gem begge filer i én mappe, og skriv disse kommandoer dér: den første laver åbningerne, den anden spiller.
layout-measure-save = Gem { $rules } og { $study }
layout-study-title = Er »{ $name }« retfærdig?
symmetry-none = ingen
symmetry-half-turn = dobbelt: en halv omgang
symmetry-mirror = dobbelt: venstre og højre
symmetry-quarter-turns = firdobbelt: kvarte omgange
symmetry-mirrors = firdobbelt: to spejle
symmetry-all = ottedobbelt: omgange og spejle
