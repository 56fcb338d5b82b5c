## Import

import-title = Importér partier
import-lead = Indsæt partier, der er skrevet ned et sted, eller slip en fil her: hnefi genkender formatet, spiller hvert parti igennem efter dets regler og siger, hvad der ikke holder.
import-text = Partierne
import-file = Eller en fil
import-format = Format
import-recognised = som det genkendes
import-rules = Regelsæt
import-rules-as-written = som der står i partiet
import-rules-choose = vælg et regelsæt
import-which = { $count ->
    [one] Efter hvilke regler blev dette parti spillet?
   *[other] Efter hvilke regler blev disse { $count } partier spillet?
  }
import-guesses = Passer til brættet og opstillingen
import-guess-share = { $games } af { $of } partier til ende
import-guessed = Teksten nævner ingen regler, der kendes her. De første på listen passer bedst; flere kan passe.
import-not-guessed = Teksten nævner ingen regler, der kendes her, og disse træk kan ikke begyndes efter nogen af dem.
import-by-these = Læs efter disse regler
import-read = Læs partierne
import-too-large = Filen fylder { $size } MB; der læses højst 3 MB ad gangen. `hnefi convert` og `hnefi verify` læser enhver længde.
import-found = { $count ->
    [0] Intet parti
    [one] Ét parti
   *[other] { $count } partier
  }
import-format-found = Læst som: { $format }.
import-good = { $count ->
    [one] Ét af dem holder efter reglerne.
   *[other] { $count } af dem holder efter reglerne.
  }
import-keep = { $count ->
    [one] Gem det i biblioteket
   *[other] Gem { $count } partier i biblioteket
  }
import-kept = { $count ->
    [0] De var alle sammen i biblioteket i forvejen.
    [one] Ét parti er nyt i biblioteket.
   *[other] { $count } partier er nye i biblioteket.
  }
import-to-library = Til biblioteket
import-errors = { $count ->
    [one] Ét sted kunne ikke læses:
   *[other] { $count } steder kunne ikke læses:
  }
import-line = linje { $line }
import-line-column = linje { $line }, kolonne { $column }:
import-no-rules = ukendte regler
import-look = Se på det
import-problem-unknown-rules = De regler, der er nævnt, kendes ikke her.
import-problem-not-a-game = Efter disse regler holder partiet ikke: begyndelsen eller slutningen passer ikke til dem.
import-problem-move = Efter disse regler holder partiet ikke: træk { $ply }, { $move }, passer ikke til dem.
import-problem-too-long = For langt: kun de første { $legal } træk er læst.
import-problem-unreadable = Træk { $ply } kan ikke læses. Alt før det er læst.

## Partier, der analyseres

record-paste = Åbn et noteret parti
record-paste-hint = Indsæt træk, en stilling eller et helt parti med kommentarer og varianter, eller slip en fil her: PGN, SGF, OpenTafl, JSON, hnefatafl.org og flere. Nævnes ingen regler, gættes de.
record-open = Åbn i analysen
record-nothing = Teksten indeholder intet parti.
record-title = Det noterede parti
record-guessed = Partiet nævner ingen regler, der kendes her. Gættet:
record-guessed-rules = gættet
record-guess-in-part = ikke til ende
record-cut = { $count ->
    [one] En variant slutter før tid, ved et ulovligt træk.
   *[other] { $count } varianter slutter før tid, ved et ulovligt træk.
  }

## Formater

format-jsonl = Partilinjer (JSON), alt hvad hnefi ved om et parti
format-json = Det samme som ét JSON-array
format-aagenielsen = Tabel fra aagenielsen.dk (TSV)
format-aagenielsen-csv = Tabel fra aagenielsen.dk (CSV)
format-aagenielsen-json = Tabel fra aagenielsen.dk (JSON)
format-unibo = Tabel fra Bologna-turneringen (TSV)
format-unibo-csv = Tabel fra Bologna-turneringen (CSV)
format-unibo-json = Tabel fra Bologna-turneringen (JSON)
format-amarok = Tabel fra tafl-database (TSV)
format-amarok-csv = Tabel fra tafl-database (CSV)
format-amarok-json = Tabel fra tafl-database (JSON)
format-moves = Trækliste, ren tekst
format-pgn = Portable game notation (PGN)
format-sgf = Smart game format (SGF)
format-otg = OpenTafl-partifil
format-ludii = Ludii-parti (trial)
format-bologna = Log fra Bologna-serveren
format-other-json = JSON fra andre programmer (hnefatafl.org, AageNielsenData, tafl-database, ftzm)

## Bibliotek

library-title = Bibliotek
share-link = Del og eksportér
library-lead = Alle partier, der er spillet her eller hentet ind, til at se på igen.
library-here-lead = De partier, som denne browser gemmer, spillet her eller hentet ind. Ingen andre ser dem.
library-remove = Fjern fra denne browser
library-remove-sure = Fjerne dette parti fra denne browser? Det kan ikke fortrydes.
library-remove-yes = Fjern det
library-remove-no = Behold det
library-import = Importér partier
library-explore = Udforsk åbninger
library-explore-here = Udforsk herfra
library-player = Spiller
library-rules = Regelsæt
library-any-rules = alle
library-result = Resultat
library-any-result = alle
library-from = Fra
library-to = Til
library-result-attackers = angriberne vandt
library-result-defenders = forsvarerne vandt
library-result-draw = remis
library-result-unfinished = ikke afsluttet
library-found = { $count ->
    [0] Ingen partier passer.
    [one] Ét parti.
   *[other] { $count } partier.
  }
library-indexing = Ældre partier er stadig ved at blive indekseret.
library-with-position = Partier, hvor en bestemt stilling forekommer, også drejet eller spejlet.
library-without-position = Alle partier
library-games = Fundne partier
library-pages = Sider
library-page = Side { $page } af { $pages }
library-newer = Nyere partier
library-older = Ældre partier
library-engine = motor, niveau { $level }
library-unknown-player = ukendt spiller
library-plies = { $count ->
    [one] ét træk
   *[other] { $count } træk
  }
library-open = Åbn
library-analyse = Analysér
tag-date = Dato
tag-event = Anledning
tag-site = Sted
tag-round = Runde
tag-time-control = Betænkningstid
tag-variant = Regler ifølge partiet
tag-termination = Afslutning
tag-annotator = Bemærkninger af

## Studiernes partier

study-games-title = Undersøgelsernes partier
study-games-lead = Partier fra balanceundersøgelserne på denne server; af de største undersøgelser de første af hver slags. Motoren spillede begge sider. De tælles ikke med blandt dine egne.
study-games-results = Hvad undersøgelserne fandt
study-games-excerpt = Her er { $here } af { $games } partier: de første af hvert regelsæt ved hver styrke.
study-games-study = Undersøgelse
study-games-arm = Regler og opstilling
study-games-strength = Styrke
study-games-strength-even = { $positions } stillinger pr. træk
study-games-strength-uneven = { $attackers } stillinger pr. træk for angriberne, { $defenders } for forsvarerne
study-games-bare = fra udgangsstillingen
study-games-evaluation = med vurderingen »{ $evaluation }«
study-games-before = Forrige partier
study-games-after = Flere partier
study-game-name = { $study }, parti { $number }
study-game-of-cell = parti { $game } efter disse regler med denne styrke
study-game-longest = Standset ved undersøgelsens største længde.
study-game-others = Alle partier efter disse regler i denne undersøgelse

## Gennemspilning

replay-at = Træk { $ply } af { $of }: { $move }
replay-start = { $of ->
    [one] Begyndelsen, før ét træk
   *[other] Begyndelsen, før { $of } træk
  }
replay-last = Til slutningen
replay-moves = Alle træk

## Åbningsbogen

explore-title = Åbninger
explore-lead = Hvad der blev spillet i en stilling, i alle bibliotekets partier efter de samme regler. Et parti og dets spejlbillede regnes som én åbning: hvor en stilling opstod drejet eller spejlvendt, vises dens træk, som de ligger på dette bræt.
explore-board = { $rules }, stillingen efter { $count } træk
explore-path = Træk indtil nu
explore-start = Start
explore-games = { $count ->
    [0] Ingen partier kom hertil
    [one] Ét parti kom hertil
   *[other] { $count } partier kom hertil
  }
explore-moves = Træk spillet herfra
explore-move = Træk
explore-count = Partier
explore-results = Resultater
explore-legend = Hvad farverne betyder
explore-images = drejet eller spejlvendt også { $moves }
explore-share = Angribere { $attackers }, forsvarere { $defenders }, remis { $draws }, ikke afsluttet { $open }
explore-nothing = Intet er spillet herfra.
explore-show-games = Vis disse partier
