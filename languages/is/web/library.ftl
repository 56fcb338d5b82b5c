## Innflutningur

import-title = Flytja inn viðureignir
import-lead = Límdu inn viðureignir sem skráðar voru einhvers staðar, eða dragðu skrá hingað: hnefi þekkir sniðið, teflir hverja viðureign aftur eftir reglum hennar og segir frá því sem ekki stenst.
import-text = Viðureignirnar
import-file = Eða skrá
import-format = Snið
import-recognised = greint sjálfkrafa
import-rules = Reglusafn
import-rules-as-written = eins og skráð er
import-rules-choose = velja reglusafn
import-which = { $count ->
    [one] Eftir hvaða reglum var þessi viðureign tefld?
   *[other] Eftir hvaða reglum voru þessar { $count } viðureignir tefldar?
  }
import-guesses = Passa við borðið og upphafsstöðuna
import-guess-share = { $games } af { $of } viðureignum til enda
import-guessed = Textinn nefnir ekki reglur sem þekktar eru hér. Þær fyrstu á listanum passa best; fleiri geta passað.
import-not-guessed = Textinn nefnir ekki reglur sem þekktar eru hér, og þessir leikir eru ekki löglegir eftir neinum þeirra.
import-by-these = Lesa eftir þessum reglum
import-read = Lesa viðureignirnar
import-too-large = Þessi skrá er { $size } MB; í mesta lagi eru lesin 3 MB í einu. `hnefi convert` og `hnefi verify` lesa hvaða lengd sem er.
import-found = { $count ->
    [0] Engin viðureign
    [one] { $count } viðureign
   *[other] { $count } viðureignir
  }
import-format-found = Lesið sem: { $format }.
import-good = { $count ->
    [one] { $count } þeirra stenst reglur sínar.
   *[other] { $count } þeirra standast reglur sínar.
  }
import-keep = { $count ->
    [one] Geyma { $count } viðureign í safninu
   *[other] Geyma { $count } viðureignir í safninu
  }
import-kept = { $count ->
    [0] Allar voru þær í safninu fyrir.
    [one] { $count } viðureign er ný í safninu.
   *[other] { $count } viðureignir eru nýjar í safninu.
  }
import-to-library = Í safnið
import-errors = { $count ->
    [one] Á { $count } stað tókst ekki að lesa:
   *[other] Á { $count } stöðum tókst ekki að lesa:
  }
import-line = lína { $line }
import-line-column = lína { $line }, dálkur { $column }:
import-no-rules = reglur óþekktar
import-look = Skoða
import-problem-unknown-rules = Reglurnar sem nefndar eru þekkjast ekki hér.
import-problem-not-a-game = Stenst ekki þessar reglur: upphafið eða endirinn kemur ekki heim við þær.
import-problem-move = Stenst ekki þessar reglur: leikur { $ply }, { $move }, kemur ekki heim við þær.
import-problem-too-long = Of löng: aðeins fyrstu { $legal } leikirnir voru lesnir.
import-problem-unreadable = Leikur { $ply } er ólæsilegur. Allt á undan honum var lesið.

## Skráðar viðureignir í greiningu

record-paste = Opna skráða viðureign
record-paste-hint = Límdu inn leiki, stöðu eða heila viðureign með athugasemdum og afbrigðum, eða slepptu skrá hér: PGN, SGF, OpenTafl, JSON, hnefatafl.org og fleira. Ef engar reglur eru nefndar er getið upp á þeim.
record-open = Opna í greiningu
record-nothing = Engin viðureign er í textanum.
record-title = Skráða viðureignin
record-guessed = Viðureignin nefnir engar reglur sem þekktar eru hér. Tilgáta:
record-guessed-rules = tilgáta
record-guess-in-part = ekki til enda
record-cut = { $count ->
    [one] Eitt afbrigði endar fyrr, við ólöglegan leik.
   *[other] { $count } afbrigði enda fyrr, við ólöglegan leik.
  }

## Snið

format-jsonl = Viðureignalínur (JSON), allt sem hnefi veit um viðureign
format-json = Það sama sem eitt JSON-fylki
format-aagenielsen = Tafla frá aagenielsen.dk (TSV)
format-aagenielsen-csv = Tafla frá aagenielsen.dk (CSV)
format-aagenielsen-json = Tafla frá aagenielsen.dk (JSON)
format-unibo = Tafla úr Bologna-keppninni (TSV)
format-unibo-csv = Tafla úr Bologna-keppninni (CSV)
format-unibo-json = Tafla úr Bologna-keppninni (JSON)
format-amarok = Tafla úr gagnasafninu tafl-database (TSV)
format-amarok-csv = Tafla úr gagnasafninu tafl-database (CSV)
format-amarok-json = Tafla úr gagnasafninu tafl-database (JSON)
format-moves = Leikjalisti, hreinn texti
format-pgn = Portable game notation (PGN)
format-sgf = Smart game format (SGF)
format-otg = Taflskrá úr OpenTafl
format-ludii = Ludii-skrá (trial)
format-bologna = Annáll Bologna-þjónsins
format-other-json = JSON annarra forrita (hnefatafl.org, AageNielsenData, tafl-database, ftzm)

## Safnið

library-title = Taflsafn
share-link = Deila og flytja út
library-lead = Allar viðureignir sem tefldar voru hér eða fluttar inn, til að skoða aftur.
library-here-lead = Viðureignir sem þessi vafri geymir, tefldar hér eða fluttar inn. Enginn annar sér þær.
library-remove = Fjarlægja úr þessum vafra
library-remove-sure = Fjarlægja þessa viðureign úr þessum vafra? Það er ekki hægt að afturkalla.
library-remove-yes = Fjarlægja hana
library-remove-no = Halda henni
library-import = Flytja inn viðureignir
library-explore = Kanna byrjanir
library-explore-here = Kanna héðan
library-player = Leikmaður
library-rules = Reglusafn
library-any-rules = hvaða sem er
library-result = Úrslit
library-any-result = hver sem eru
library-from = Frá
library-to = Til
library-result-attackers = sóknarmenn unnu
library-result-defenders = varnarmenn unnu
library-result-draw = jafntefli
library-result-unfinished = ólokið
library-found = { $count ->
    [0] Engin viðureign fellur að leitinni.
    [one] { $count } viðureign.
   *[other] { $count } viðureignir.
  }
library-indexing = Enn er verið að skrá eldri viðureignir í safnið.
library-with-position = Viðureignir þar sem tiltekin staða kom upp, hvernig sem henni er snúið eða speglað.
library-without-position = Allar viðureignir
library-games = Viðureignir sem fundust
library-pages = Síður
library-page = Síða { $page } af { $pages }
library-newer = Nýrri viðureignir
library-older = Eldri viðureignir
library-engine = vél, stig { $level }
library-unknown-player = óþekktur leikmaður
library-plies = { $count ->
    [one] { $count } leikur
   *[other] { $count } leikir
  }
library-open = Opna
library-analyse = Greina
tag-date = Dagsetning
tag-event = Tilefni
tag-site = Staður
tag-round = Umferð
tag-time-control = Umhugsunartími
tag-variant = Reglur eins og þær eru nefndar
tag-termination = Endir
tag-annotator = Skýringar eftir

## Viðureignir rannsóknanna

study-games-title = Viðureignir rannsóknanna
study-games-lead = Viðureignir jafnvægisrannsóknanna á þessum þjóni; úr stærstu rannsóknunum þær fyrstu af hverju tagi. Vélin lék fyrir báða. Þær teljast ekki með þínum.
study-games-results = Niðurstöður rannsóknanna
study-games-excerpt = Hér eru { $here } af { $games } viðureignum: þær fyrstu úr hverju reglusafni við hvern styrk.
study-games-study = Rannsókn
study-games-arm = Reglur og uppstilling
study-games-strength = Styrkur
study-games-strength-even = { $positions } stöður á leik
study-games-strength-uneven = { $attackers } stöður á leik hjá sóknarmönnum, { $defenders } hjá varnarmönnum
study-games-bare = úr upphafsstöðunni
study-games-evaluation = með matinu „{ $evaluation }“
study-games-before = Fyrri viðureignir
study-games-after = Fleiri viðureignir
study-game-name = { $study }, viðureign { $number }
study-game-of-cell = viðureign { $game } eftir þessum reglum með þessum styrk
study-game-longest = Stöðvuð við hámarkslengd rannsóknarinnar.
study-game-others = Allar viðureignir eftir þessum reglum í þessari rannsókn

## Endursýning

replay-at = Leikur { $ply } af { $of }: { $move }
replay-start = { $of ->
    [one] Upphafið, { $of } leikur fram undan
   *[other] Upphafið, { $of } leikir fram undan
  }
replay-last = Á endinn
replay-moves = Allir leikir

## Byrjanir

explore-title = Byrjanir
explore-lead = Hverju var leikið í stöðu, í öllum viðureignum safnsins eftir sömu reglum. Viðureign og spegilmynd hennar teljast ein byrjun: þar sem staða kom upp snúin eða spegluð eru leikir hennar sýndir eins og þeir liggja á þessu borði.
explore-board = { $rules }, staðan eftir { $count ->
    [one] { $count } leik
   *[other] { $count } leiki
  }
explore-path = Leikir hingað til
explore-start = Upphaf
explore-games = { $count ->
    [0] Engin viðureign kom hingað
    [one] { $count } viðureign kom hingað
   *[other] { $count } viðureignir komu hingað
  }
explore-moves = Leikið héðan
explore-move = Leikur
explore-count = Fjöldi
explore-results = Úrslit
explore-legend = Hvað litirnir merkja
explore-images = snúið eða speglað einnig { $moves }
explore-share = Sóknarmenn { $attackers }, varnarmenn { $defenders }, jafntefli { $draws }, ólokið { $open }
explore-nothing = Héðan var engu leikið.
explore-show-games = Sýna þessar viðureignir
