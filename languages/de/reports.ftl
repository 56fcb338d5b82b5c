## The page

report-kicker = Eine Balancestudie zu Hnefatafl-Spielen
report-skip = Zur Antwort springen
report-contents = Inhalt
report-facts = { $arms }, { $games }, Studie { $hash }
report-arms-counted =
    { $n ->
        [one] { $n } Arm
       *[other] { $n } Arme
    }
report-games-counted =
    { $n ->
        [one] { $n } Partie
       *[other] { $n } Partien
    }
report-figures = Dieselben Zahlen als Tabellen für Programme:
report-colophon = Erstellt von hnefi { $version }. Diese Seite fragt bei keinem anderen Rechner etwas ab.

## Sides, verdicts

report-attackers = Angreifer
report-defenders = Verteidiger
report-the-attackers = die Angreifer
report-the-defenders = die Verteidiger
report-attackers-won = Sieg der Angreifer
report-defenders-won = Sieg der Verteidiger
report-game-drawn = remis
report-verdict-fair = fair
report-verdict-attackers = begünstigt die Angreifer
report-verdict-defenders = begünstigt die Verteidiger
report-verdict-open = offen

## A study by another engine

report-interim-title = Wird noch gespielt
report-interim-ended-title = Vorzeitig beendet
report-interim =
    { $day ->
        [none] {""}
       *[other] Die Studie wurde am { $day } beendet, bevor alle geplanten Partien gespielt waren.{" "}
    }{ $closed } von { $cells } Partieserien sind vollständig, jede von einem Arm bei einer Stärke. Von den anderen zählen die, die einen Zwischenstand erreicht haben, bis zu diesem; die übrigen fehlen.{ $day ->
        [none] {" "}Kein Urteil hier ist endgültig.
       *[other] {""}
    }
report-banner-title = Von einer älteren Engine gespielt
report-banner-played =
    { $day ->
        [none] Diese Partien spielte
       *[other] Diese Partien spielte am { $day }
    } die Engine mit dem Fingerabdruck { $engine }{ $version }. Die Engine des Programms, das diese Seite erstellt hat, hat den Fingerabdruck { $now } und spielt anders: Was hier steht, gilt für die ältere und ist kein Urteil über die Regeln.
report-banner-depth = Mit { $nodes } Stellungen pro Zug sieht eine Suche auf diesen Brettern etwa { $least } Halbzüge voraus; ein Halbzug ist ein Zug einer Seite (mit der heutigen Engine gemessen).
report-banner-depths = Mit { $nodes } Stellungen pro Zug sieht eine Suche je nach Regelwerk im Mittel { $least } bis { $most } Halbzüge voraus; ein Halbzug ist ein Zug einer Seite (mit der heutigen Engine gemessen).
report-banner-no-check = Noch hat niemand nachgesehen, was die heutige Engine von diesen Urteilen hält; `hnefi lab check` tut es.
report-banner-check = Um zu sehen, was davon bleibt, hat eine neuere Engine am { $day } { $games } derselben Regelwerke gespielt, mit { $nodes } Stellungen pro Zug. Von { $of } Urteilen lauten { $changed } jetzt anders, { $upheld } bestehen, und bei { $undecided } sagen so wenige Partien nichts.
report-banner-check-old = Auch jene Engine ist eine andere als die heutige.
report-banner-changed = { $arm }: war „{ $then }“, ist jetzt „{ $now }“ (Angreifer: { $won } gewonnen, { $drawn } remis, { $lost } verloren mit { $nodes } Stellungen pro Zug)

## The answer

report-answer = Die Antwort
report-answer-one-fair = Mit { $nodes } Stellungen pro Zug ist { $arm } fair: Die Angreifer holen { $score }, und { $which } ({ $interval }) liegt im fairen Band von { $low } bis { $high }.
report-answer-one-attackers = Mit { $nodes } Stellungen pro Zug begünstigt { $arm } die Angreifer: Sie holen { $score }, und { $which } ({ $interval }) liegt über dem fairen Band von { $low } bis { $high }.
report-answer-one-defenders = Mit { $nodes } Stellungen pro Zug begünstigt { $arm } die Verteidiger: Die Angreifer holen { $score }, und { $which } ({ $interval }) liegt unter dem fairen Band von { $low } bis { $high }.
report-answer-one-open = Mit { $nodes } Stellungen pro Zug bleibt offen, ob { $arm } fair ist: Die Angreifer holen { $score }, aber { $which } ({ $interval }) liegt weder im fairen Band von { $low } bis { $high } noch ganz außerhalb, sodass es für ein Urteil mehr Partien braucht.
report-which-wilson = das 95-%-Intervall
report-which-race = das Intervall des Wettlaufs
report-answer-arms = Mit { $nodes } Stellungen pro Zug, und wenn Ergebnisse der Angreifer von { $low } bis { $high } als fair gelten, gilt für { $n } Arme: { $clauses }.
report-clause-none-fair = keiner ist nachweislich fair
report-clause-no-fair = keiner ist fair
report-clause-fair =
    { $n ->
        [one] { $n } ist fair
       *[other] { $n } sind fair
    }
report-clause-attackers =
    { $n ->
        [one] { $n } begünstigt die Angreifer
       *[other] { $n } begünstigen die Angreifer
    }
report-clause-defenders =
    { $n ->
        [one] { $n } begünstigt die Verteidiger
       *[other] { $n } begünstigen die Verteidiger
    }
report-clause-open =
    { $n ->
        [one] { $n } bleibt offen, das heißt, für ein Urteil braucht es mehr Partien
       *[other] { $n } bleiben offen, das heißt, für ein Urteil braucht es mehr Partien
    }
report-named = { $arm }: { $score }, { $interval }
report-named-more = { $n } weitere
report-answer-strength-alone = Beide Seiten waren ein und dieselbe Engine mit { $nodes } Stellungen pro Zug (im Mittel { $visited } besucht), und Balance bei schwachem Spiel ist keine Balance: Nichts hier sagt, was stärkere Spieler fänden.
report-answer-strength-ladder = Beide Seiten waren ein und dieselbe Engine mit { $nodes } Stellungen pro Zug (im Mittel { $visited } besucht), und Balance bei schwachem Spiel ist keine Balance: Jenseits dieser Stärke spricht nur die Leiter, und sie endet bei { $to } Stellungen pro Zug.
report-answer-strength-below = Beide Seiten waren ein und dieselbe Engine mit { $nodes } Stellungen pro Zug (im Mittel { $visited } besucht), und Balance bei schwachem Spiel ist keine Balance: Die Leiter führt von dort nur zu schwächerem Spiel, und nichts hier sagt, was stärkere Spieler fänden.
report-answer-no-ladder = Kein Arm wurde mit mehr als einer Stärke gespielt, sodass nicht bekannt ist, wie sich die Ergebnisse bei stärkerem Spiel bewegen.
report-answer-ladder = Wenn beide Seiten mehr rechnen, von { $from } bis { $to } Stellungen pro Zug, gilt: { $clauses }{ $tail }.
report-ladder-attackers = in { $n } von { $of } Armen gewinnen die Angreifer hinzu
report-ladder-defenders = in { $n } von { $of } Armen gewinnen die Verteidiger hinzu
report-ladder-still = in { $n } von { $of } Armen zeigt sich keine Bewegung, was nicht beweist, dass es keine gibt
report-ladder-unfinished = in { $n } von { $of } Armen hängt es davon ab, wer die unbeendeten Partien gewonnen hätte
report-ladder-unusable =
    { $n ->
        [one] { $n } von { $of } Armen hat keine verlässliche Steigung, weil auf einer Seite einer Sprosse eine Seite alles gewann
       *[other] { $n } von { $of } Armen haben keine verlässliche Steigung, weil auf einer Seite einer Sprosse eine Seite alles gewann
    }
report-ladder-steepest = ; am steilsten ist { $arm }, wo eine Verdopplung den Angreifern bei ausgeglichenem Ergebnis { $points } Punkte bringt ({ $interval })
report-answer-ladder-one-attackers = Wenn beide Seiten mehr rechnen, von { $from } bis { $to } Stellungen pro Zug, gewinnen die Angreifer hinzu: Eine Verdopplung bringt ihnen bei ausgeglichenem Ergebnis { $points } Punkte ({ $interval }){ $tail }.
report-answer-ladder-one-defenders = Wenn beide Seiten mehr rechnen, von { $from } bis { $to } Stellungen pro Zug, gewinnen die Verteidiger hinzu: Eine Verdopplung verschiebt das Ergebnis der Angreifer bei ausgeglichenem Stand um { $points } Punkte ({ $interval }){ $tail }.
report-answer-ladder-one-still = Wenn beide Seiten mehr rechnen, von { $from } bis { $to } Stellungen pro Zug, zeigen die Partien keine Bewegung des Ergebnisses, was nicht beweist, dass es keine gibt: Eine Verdopplung bringt den Angreifern bei ausgeglichenem Ergebnis { $points } Punkte ({ $interval }){ $tail }.
report-answer-ladder-one-unusable = Zwischen { $from } und { $to } Stellungen pro Zug hat die Leiter keine verlässliche Steigung, weil auf einer Seite einer Sprosse eine Seite alles gewann.
report-answer-leaves = ; { $arms } läge zwei Verdopplungen jenseits der Leiter nicht mehr im Band, wenn sich die Kurve fortsetzte, was keine Partie gezeigt hat
report-answer-leave = ; { $arms } lägen zwei Verdopplungen jenseits der Leiter nicht mehr im Band, wenn sich die Kurven fortsetzten, was keine Partie gezeigt hat

## What to mind

report-care = Mit Vorsicht zu lesen
report-care-no-games = Ohne Partie mit der Grundstärke und daher ohne Platz in diesem Bericht: { $arms }.
report-care-many = Jedes der { $n } Intervalle enthält das wahre Ergebnis in 95 von 100 Studien; bei so vielen verfehlen es einige durch Zufall, und so auch einige Urteile.
report-care-race = Die Arme liefen um die Wette: Die Partien eines Arms endeten, sobald sein Urteil sicher war. Die Urteile beruhen auf einem Intervall, das bei jedem Blick gilt; die Wahrscheinlichkeit, dass eines davon falsch ist, beträgt höchstens { $error }. Die anderen Intervalle wissen nichts vom Abbrechen und sind zu schmal.
report-care-twice =
    { $n ->
        [one] { $n } der Partien ist die Kopie einer anderen Partie desselben Arms und derselben Stärke, in { $cells }: Vom selben Anfang aus spielt die Engine oft gleich. Jede zählt so oft, wie sie gezogen wurde; die Intervalle gelten also für so gezogene Partien, nicht für ebenso viele verschiedene.
       *[other] { $n } der Partien sind Kopien anderer Partien desselben Arms und derselben Stärke, in { $cells }: Vom selben Anfang aus spielt die Engine oft gleich. Jede zählt so oft, wie sie gezogen wurde; die Intervalle gelten also für so gezogene Partien, nicht für ebenso viele verschiedene.
    }
report-care-cells =
    { $n ->
        [one] { $n } Partieserie
       *[other] { $n } Partieserien
    }
report-care-engine = Die Engine gegen sich selbst: Spielt sie eine Seite schlechter als die andere, so erscheint das hier als Fehler der Regeln.

## The arms

report-arms = Die Arme
report-arms-lead = Ein Arm ist ein Regelwerk mit seiner Aufstellung und seinen Optionen. Alle Zahlen hier stammen aus Partien mit { $nodes } Stellungen pro Zug für beide Seiten; ein Remis ist ein halber Punkt.
report-forest-title = Das Ergebnis der Angreifer, Arm für Arm
report-forest-desc = Eine Zeile je Arm: ein Punkt für das Ergebnis der Angreifer und ein Balken für sein 95-%-Intervall (Wilson). Jenseits des schattierten Bandes von { $low } bis { $high } ist eine Seite begünstigt. Dieselben Zahlen stehen in der Tabelle darunter.
report-forest-desc-race = Eine Zeile je Arm: ein Punkt für das Ergebnis der Angreifer, ein Balken für sein 95-%-Intervall (Wilson) und eine dünne Linie für das Intervall des Wettlaufs, nach dem die Urteile gehen. Jenseits des schattierten Bandes von { $low } bis { $high } ist eine Seite begünstigt. Dieselben Zahlen stehen in der Tabelle darunter.
report-arms-table = Die Arme bei der Grundstärke: Resultate der Angreifer, Ergebnis und Urteil
report-arm = Arm
report-layout = Aufstellung
report-games = Partien
report-distinct = verschiedene
report-won = gewonnen
report-drawn = remis
report-lost = verloren
report-score = Ergebnis
report-wilson = Wilson 95 %
report-jeffreys = Jeffreys 95 %
report-race-interval = Wettlauf
report-verdict = Urteil
report-score-axis = Punkte der Angreifer, von hundert
report-arm-ids = Wie die Arme in der Datei der Studie und in ihren Tabellen heißen
report-arm-id = Kennung
report-changed-rules = Die geänderten Regeln, in Worten

## People

report-people = Die Engine und Menschen
report-people-lead = Von manchen Armen weiß man, was die Partien von Menschen ergeben haben. Wo die Engine mit { $nodes } Stellungen pro Zug einem Regelwerk dasselbe Ergebnis gibt wie sie, hat ihr Wort über andere Regelwerke einiges Gewicht; wo nicht, hat es wenig.
report-scatter-title = Das Ergebnis der Angreifer: die Engine neben Menschen
report-scatter-desc = Waagerecht das Ergebnis in Partien von Menschen, senkrecht das in Partien der Engine, jeweils mit 95-%-Intervall (Wilson). Auf der gestrichelten Diagonale sind beide gleich. Die Nummern sind die der Tabelle darunter.
report-scatter-people = Menschen
report-scatter-engine = Engine
report-people-table = Das Ergebnis der Angreifer in Partien von Menschen und in denen der Engine, mit 95-%-Intervallen (Wilson)
report-variant = wie Menschen es spielen
report-people-games = Partien von Menschen
report-people-score = Menschen
report-people-in-time = ohne Zeitüberschreitungen
report-people-on-board = auf dem Brett entschieden
report-engine-score = Engine
report-difference = Unterschied, Punkte
report-intervals-meet = Intervalle
report-meet = überlappen sich
report-apart = überlappen sich nicht
report-agreement-words = Über { $n } Paare beträgt Pearsons Korrelation { $pearson } ({ $pearson-interval }) und Spearmans { $spearman } ({ $spearman-interval }); das Ergebnis der Engine minus das der Menschen ist im Mittel { $difference } Punkte ({ $difference-interval }). Eine Korrelation spricht nur von der Reihenfolge, der mittlere Unterschied von einer Neigung zu einer Seite.
report-agreement-few = Weniger als zehn Paare ergeben grobe Intervalle.
report-agreement-none = Für eine Korrelation gibt es zu wenige Regelwerke mit Partien von Menschen, oder die Ergebnisse sind einander zu ähnlich.
report-agreement-table = Wie die Ergebnisse der Engine und der Menschen zusammengehen, nach Stärke
report-agreement-sets = Regelwerke
report-agreement-pairs = Paare
report-agreement-pearson = Pearson
report-agreement-spearman = Spearman
report-agreement-all = alle
report-agreement-fitted = Gewichte an diese Partien angepasst
report-agreement-unfitted = Gewichte nie an Partien von Menschen angepasst
report-agreement-evaluation = Bewertung
report-agreement-own = die der Engine
report-outliers-none = Bei keinem liegen die beiden 95-%-Intervalle auseinander. Das beweist nicht, dass die Ergebnisse gleich sind.
report-outliers = Ausreißer, nach dieser Regel: Die beiden 95-%-Intervalle überlappen sich nicht. Es sind { $arms }. Ein solcher Abstand kann an der Spielstärke liegen (Menschen, die hier besser oder schlechter spielen als die Engine), daran, wer gegen wen spielt (Anfänger gegen Könner), an der Uhr (auf Zeit verlorene oder aufgegebene Partien) und an Regeln, die sich seither geändert haben oder in einer Einzelheit abweichen.

## The ladder

report-ladder = Wenn beide Seiten mehr rechnen
report-ladder-lead = Jedes Feld ist ein Arm: das Ergebnis der Angreifer gegen die Stellungen pro Zug, die beide Seiten hatten, auf logarithmischer Skala. Punkte sind Partien mit 95-%-Intervallen (Wilson); die Kurve ist eine logistische Regression mit ihrem 95-%-Band. Wo sie gestrichelt ist, wurde nichts gespielt: Das ist eine Extrapolation, richtig nur, wenn die Kurve so weitergeht, wie sie begonnen hat.
report-ladder-desc = Die Angreifer holen { $rungs }. Zwei Verdopplungen weiter, bei { $beyond } Stellungen pro Zug, sagt die Kurve { $score } ({ $interval }), was eine Extrapolation ist.
report-ladder-rung = { $score } bei { $nodes }
report-ladder-table = Die Leiter: was doppelt so viele Stellungen pro Zug auf beiden Seiten mit dem Ergebnis der Angreifer machen
report-rung-table = Die Sprossen der Leiter: Partien mit gleichem Rechenaufwand beider Seiten
report-slope = Steigung je Verdopplung, Logit
report-slope-points = bei ausgeglichenem Ergebnis, Punkte
report-interval-95 = 95 %
report-goodness = Anpassung: Chi², p
report-goodness-none = zwei Sprossen: keine
report-beyond = zwei Verdopplungen weiter (extrapoliert)
report-steadied-note = † Gestützt: Auf einer Seite einer Stärke gewann eine Seite alles, sodass keine Kurve die wahrscheinlichste ist. Bei jeder Stärke wurden ein halber Sieg und eine halbe Niederlage hinzugefügt; auf die Steigung ist kein Verlass.
report-ladder-bad-fit = Die Sprossen dieser Arme liegen nicht auf einer solchen Kurve (p unter 0,05), sodass ihre Bänder zu schmal sind: { $arms }. Von zwanzig Armen tut dies einer durch Zufall.
report-trend-lead = Jedes Feld ist ein Arm: das Ergebnis der Angreifer gegen die Stellungen pro Zug, die beide Seiten hatten, auf logarithmischer Skala. Punkte sind Partien mit 95-%-Intervallen, wobei ein Remis und eine unbeendete Partie als halber Sieg zählen; die Kurve ist eine Regression von verloren, remis und gewonnen (proportionale Chancen) mit ihrem 95-%-Band. Wo sie gestrichelt ist, wurde nichts gespielt: Das ist eine Extrapolation, richtig nur, wenn die Kurve so weitergeht, wie sie begonnen hat.
report-trend-unfinished = Eine unbeendete Partie zählt als remis, aber ihr Sieger ist unbekannt. Die letzten beiden Spalten sagen, welche Steigung sich ergäbe, wenn eine Seite alle gewonnen hätte: Keine Bewegung ist gezeigt, die dann in die andere Richtung ginge.
report-trend-table = Die Leiter mit Remis: was doppelt so viele Stellungen pro Zug auf beiden Seiten bewirken
report-trend-chance = durch Zufall (p)
report-trend-dispersion = Streuung
report-trend-if-attackers = hätten die Angreifer die unbeendeten Partien gewonnen (p)
report-trend-if-defenders = hätten es die Verteidiger (p)
report-trend-pooled = alle Arme zusammen
report-ladder-none = Kein Arm wurde mit mehr als einer Stärke gespielt.
report-positions = Stellungen pro Zug

## Handicap

report-handicap = Wenn eine Seite mehr rechnet
report-handicap-lead = Partien, in denen eine Seite mehr Stellungen pro Zug hatte, sagen, welches Handicap das Spiel ausgleicht und was Rechnen wert ist. Das Intervall des ausgleichenden Handicaps ist das von Fieller: Wo die Partien gar nicht zeigen, dass Rechnen hilft, hat es keine Enden.
report-handicap-table = Das Handicap, das das Spiel ausgleicht, und was eine Verdopplung wert ist
report-even-handicap = ausgeglichen, wenn
report-handicap-interval = 95 % (Fieller)
report-think-times = { $side } { $times }-mal so viel rechnen
report-think-alike = beide gleich viel rechnen
report-think-thousand = { $side } mehr als tausendmal so viel rechnen
report-think-short = { $side } × { $times }
report-think-short-alike = gleich
report-think-short-thousand = { $side } × 1000 oder mehr
report-fieller-between = { $low } bis { $high }
report-fieller-outside = alles außer dem, was zwischen { $low } und { $high } liegt
report-fieller-anywhere = alles: Die Partien sagen nichts darüber
report-even-never = kein Handicap: Die Kurve ist flach
report-extrapolated = extrapoliert
report-skill = Ergebnis der Seite, die doppelt so viel rechnet
report-skill-lead = Die letzte Spalte ist das Ergebnis der Seite, die doppelt so viel rechnen darf, beide Seiten zusammengenommen: die Hälfte der Punkte, wenn Rechnen nicht hilft, alle, wenn es entscheidet.
report-handicap-none = Es wurden keine Partien gespielt, in denen eine Seite mehr rechnete.
report-odds-table = Partien mit ungleichem Rechenaufwand: Resultate der Angreifer
report-attackers-may = Angreifer, Stellungen pro Zug
report-defenders-may = Verteidiger, Stellungen pro Zug

## Effects

report-effects = Was einzelne Regeln bewirken
report-effects-lead = Was eine Wahl dem Ergebnis der Angreifer bei der Grundstärke hinzufügt, gegenüber einer anderen Wahl für dieselbe Regel, im Mittel über alle Arme. Was zwei Regeln nur gemeinsam bewirken, ist nicht darin.
report-effects-title = Was einzelne Wahlen dem Ergebnis der Angreifer hinzufügen
report-effects-desc = Eine Zeile je Wahl: ein Punkt für das, was sie dem Ergebnis der Angreifer hinzufügt, in Punkten von hundert, und ein Balken für ihr 95-%-Intervall. Rechts von 0 hilft sie den Angreifern, links davon den Verteidigern. Dieselben Zahlen stehen in der Tabelle darunter.
report-effects-table = Wirkungen einzelner Wahlen auf das Ergebnis der Angreifer
report-contrasts-lead = Was eine Wahl bei jeder Spielstärke zum Ergebnis der Angreifer beiträgt, gegenüber einer anderen Wahl für dieselbe Regel, nach Regelwerken, die sonst gleich sind. Wo beide aus denselben Eröffnungen gespielt wurden, wird Partie mit Partie verglichen. Das Bild zeigt die Stärke, für die die Urteile gelten.
report-contrasts-table = Was einzelne Wahlen zum Ergebnis der Angreifer beitragen, nach Spielstärke
report-contrasts-correlation = Korrelation gepaarter Partien
report-choice = Wahl
report-effect-label = { $factor }: { $choice }
report-instead-of = { $level } statt { $reference }
report-points = Punkte
report-logit = Logit
report-factor = Regel
report-factor-rules = Regelwerk
report-factor-layout = Aufstellung
report-dispersion = Dispersion (Pearsons Chi² mit { $freedom } Freiheitsgraden): { $value }. { $words }
report-dispersion-small = Die Arme weichen von der Summe der Wirkungen nicht stärker ab, als der Zufall erwarten lässt.
report-dispersion-large = Die Arme weichen von der Summe der Wirkungen stärker ab als nur durch Zufall: Regeln wirken zusammen, und die Intervalle sind deshalb verbreitert worden.
report-dispersion-none = Es gibt nicht mehr Arme als Wirkungen: Über Regeln, die zusammenwirken, ist nichts bekannt, und die Intervalle gelten nur, wenn es keine gibt.
report-aliased = Diese Wahlen kommen nie getrennt vor, sodass niemand sagen kann, welche davon was bewirkt:

## The course of play

report-course = Wie Partien verlaufen und wie sie enden
report-course-lead = Mit { $nodes } Stellungen pro Zug für beide Seiten.
report-endings-title = Wie Partien enden
report-endings-desc = Ein Balken je Arm, geteilt nach dem Ende seiner Partien. Dieselben Zahlen stehen in der Tabelle darunter.
report-endings-table = Partieenden, in Hundertsteln der Partien eines Arms
report-course-table = Der Verlauf der Partien: Mittelwerte, mit der Standardabweichung nach ±
report-length = Halbzüge
report-length-range = kürzeste, Median, längste
report-attackers-lost = verlorene Männer der Angreifer
report-defenders-lost = verlorene Männer der Verteidiger
report-first-capture = erster Schlag, Halbzug
report-branching = erlaubte Züge
report-lead-changes = Führungswechsel
report-turnaround = Bestes des Verlierers, Männer
report-course-words = Die Führung wechselt, wenn die Bewertung der Engine vom Wert eines Mannes für die eine Seite zum Wert eines Mannes für die andere übergeht. Das Beste des Verlierers ist die beste Bewertung, die die unterlegene Seite aus ihrer Sicht je hatte, in Männern: der Median der entschiedenen Partien.
report-turnaround-win = ein Sieg in Sicht
report-opening-table = Das Ergebnis der Angreifer nach der Zahl der zufälligen Halbzüge, mit denen die Partien begannen: Ergebnis, 95-%-Intervall (Wilson), Partien
report-opening-book-table = Das Ergebnis der Angreifer nach der Länge der Eröffnung: Ergebnis, 95-%-Intervall (Wilson), Partien
report-opening-column =
    { $n ->
        [one] { $n } zufälliger Halbzug
       *[other] { $n } zufällige Halbzüge
    }
report-opening-cell = { $score } ({ $interval }; { $games })

## Endings

report-end-king-captured = König geschlagen
report-end-king-escaped = König entkommen
report-end-encirclement = Einkreisung
report-end-exit-fort = Festung am Rand
report-end-king-alone = König allein
report-end-king-walled-in = König eingemauert
report-end-no-escape = kein Entkommen mehr
report-end-turn-limit = Zuggrenze
report-end-no-moves = kein Zug mehr
report-end-repetition = Wiederholung
report-end-resigned = aufgegeben
report-end-agreed = Remis vereinbart
report-end-max-plies = bei der größten Länge abgebrochen
report-end-other = anderes

## Games

report-typical = Partien zum Ansehen
report-typical-lead = Aus jedem Arm, unter den Partien mit der Grundstärke: die kürzeste entschiedene, die dem Median der Länge nächste und die dramatischste, in der der Verlierer einmal am besten stand (und bei Gleichstand jene, in der die Führung öfter wechselte). Es sind Beispiele, nach diesen Regeln und keinen anderen gewählt.
report-typical-rest = Nur die ersten { $n } von { $of } Armen sind hier gezeigt; die Partien aller stehen in der Tabelle der Studie.
report-shortest = die kürzeste entschiedene
report-median-length = von typischer Länge
report-dramatic = die dramatischste
report-game-caption = { $which }: Partie { $number }, { $plies }, { $result } ({ $ending })
report-plies-counted =
    { $n ->
        [one] { $n } Halbzug
       *[other] { $n } Halbzüge
    }
report-board-title = Partie { $number } von { $arm }
report-board-desc = Schlussstellung auf { $size } mal { $size } Punkten. Angreifer auf { $attackers }. Verteidiger auf { $defenders }. { $king } { $last }
report-board-king = König auf { $point }.
report-board-no-king = Der König ist geschlagen.
report-board-last = Letzter Zug { $mv }.
report-board-nobody = keinem Punkt
report-moves = Züge
report-moves-random = Die ersten { $n } Halbzüge wurden ausgelost.
report-moves-book = Die ersten { $n } Halbzüge sind eine Eröffnung aus dem Buch.
report-step-first = Erste Stellung
report-step-back = Einen Zug zurück
report-step-on = Einen Zug vor
report-step-last = Schlussstellung
report-step-label = Durch die Partie gehen; die Pfeiltasten tun es auch
report-step-at = Zug { $n } von { $of }: { $mv }
report-step-start = Anfangsstellung
report-step-hint = Mit Skript kann man die Partien durchgehen, mit den Knöpfen unter den Brettern oder mit den Pfeiltasten.
report-pass = Zug verfallen

## Methods

report-methods = Methoden
report-methods-lead = Alle Zahlen, die nötig sind, um diese Studie noch einmal zu spielen und zu prüfen.
report-methods-table = Was die Partien bestimmt
report-quantity = was
report-value = Wert
report-m-name = Name der Studie
report-m-hash = Hash der Studie (SHA-256)
report-m-engine = Fingerabdruck der Engine
report-m-seed = Startwert des Zufalls
report-m-nodes = Stellungen pro Zug bei der Grundstärke
report-m-spread = zufällige Streuung der Stellungen, für jede Seite und Partie
report-m-opening = zufällige Halbzüge am Anfang
report-m-opening-value = eine gerade Zahl von 0 bis { $n }, jede gleich oft; erlaubte Halbzüge, gleichverteilt gezogen, nur dann neu gezogen, wenn sie die Partie beenden, und nie nach einer Bewertung ausgesiebt
report-m-book = Eröffnungen
report-m-book-value = { $from } bis { $to } Halbzüge aus einem Buch, dieselben für alle Regelwerke mit gleicher Aufstellung und gleicher Seite am Zug und bei jeder Stärke
report-m-longest = größte Länge, nach der eine Partie remis ist
report-m-longest-unfinished = größte Länge, nach der eine Partie unbeendet ist
report-m-play-on = { $plies }, dann höchstens { $more } mit { $times }-mal so vielen Stellungen
report-m-hash-table = Transpositionstabelle jeder Seite
report-m-megabytes = { $n } MB
report-m-band = faires Band für das Ergebnis der Angreifer
report-m-even = Ergebnisse der Angreifer, die keine Seite begünstigen
report-m-race = Wettlauf
report-m-race-none = keiner: Jeder Arm hat gleich viele Partien
report-m-race-value = ein Arm endet, sobald sein Urteil sicher ist; die Wahrscheinlichkeit, dass irgendein Urteil falsch ist, beträgt höchstens { $error }
report-m-looks = wann die Partien eines Regelwerks enden
report-m-looks-value = nach { $looks } Partien, sobald die Balance klar ist; die Wahrscheinlichkeit, dass irgendein Urteil falsch ist, beträgt höchstens { $error }
report-m-looks-none = nach { $games } Partien; die Wahrscheinlichkeit, dass irgendein Urteil falsch ist, beträgt höchstens { $error }
report-m-games = Partien in dieser Tabelle
report-m-strengths = Die gespielten Stärken
report-m-planned = Partien je Arm
report-m-purpose = Zweck
report-m-base = Grundstärke
report-m-rung = Leiter
report-m-odds = Handicap
report-m-bare = die bloße Grundstellung, eine Eröffnung unter sehr vielen
report-m-evaluation = die Balance, wie sie eine andere Bewertung spielt
report-m-at-most = höchstens { $n }
report-statistics = Statistik
report-s-share = Intervalle eines Ergebnisses: Wilson (1927) und Jeffreys (1946; Brown, Cai und DasGupta, Statistical Science 16, 2001). Beide sind für Partien ohne Remis gemacht; Remis machen sie breiter als nötig.
report-s-verdict = Urteile: fair, wo Wilsons Intervall im Band liegt, für eine Seite, wo es ganz außerhalb liegt, sonst offen.
report-s-judged = Urteile: nach der Wahrscheinlichkeit, dass das Ergebnis jenseits der Bänder liegt (Dirichlet-Verteilung nach den Partien, davor eine halbe Partie jedes Ausgangs); unbeendete Partien zählen für die Seite, die ein Urteil nicht begünstigt, und der Fehler ist gleichmäßig auf Arme und Prüfpunkte verteilt (Bonferroni). Fairness muss bei zwei Stärken durch zwei einseitige Tests gezeigt werden (Schuirmann, Journal of Pharmacokinetics and Biopharmaceutics 15, 1987). Eine begünstigte Seite muss bei jeder größeren Stärke und nach jeder anderen Bewertung vorn liegen.
report-s-race = Wettlauf: eine Konfidenzfolge aus einer Normalmischung (Robbins 1970; Howard, Ramdas, McAuliffe und Sekhon, Annals of Statistics 49, 2021), der Fehler gleichmäßig auf die Arme verteilt (Bonferroni); sie wird nach je zwanzig Partien befragt.
report-s-ladder = Leiter und Handicap: logistische Regression des Ergebnisses auf den Logarithmus zur Basis 2 der Stellungen pro Zug oder ihres Verhältnisses (Berkson 1944; Cox 1958), Wald-Intervalle, in denen ein Remis weniger streut als eine gewonnene oder verlorene Partie, Pearsons Chi² für die Anpassung; das ausgleichende Handicap nach Fieller (1954). Wo keine Kurve die wahrscheinlichste ist (Albert und Anderson, Biometrika 71, 1984), werden bei jeder Stärke ein halber Sieg und eine halbe Niederlage hinzugefügt, und die Steigung ist mit † markiert.
report-s-trend = Veränderung mit der Stärke: proportionale Chancen von Niederlage, Remis und Sieg über dem Logarithmus zur Basis 2 der Stellungen pro Zug (McCullagh 1980), die Eröffnungen als zufällige Effekte nach Laplaces Näherung (Breslow und Clayton 1993).
report-s-skill = Doppelter Rechenaufwand: zwei von Wilsons Intervallen zusammengesetzt (Newcombe, Statistics in Medicine 17, 1998).
report-s-effects = Wirkungen von Regeln: quasi-binomiale Regression mit schwachem Ridge-Term (Wedderburn 1974; McCullagh und Nelder 1989), in Punkten als mittlere marginale Effekte (Williams, Stata Journal 12, 2012).
report-s-contrasts = Was eine Wahl ausmacht: mittlere Differenzen von Partien aus denselben Eröffnungen, über mehrere Regelwerke mit Students Intervall und den Freiheitsgraden nach Satterthwaite (1946).
report-s-agreement = Übereinstimmung mit Menschen: Pearsons Korrelation mit Fishers Intervall (1915), Spearmans mit dem von Bonett und Wright (Psychometrika 65, 2000), der mittlere Unterschied mit dem von Student (1908).
report-commands = Um sie noch einmal zu spielen, diesen Bericht neu zu erstellen und die Tabelle zu prüfen
report-commands-note = Die Partien kommen nur mit einem Programm gleich heraus, und lassen sich nur mit einem prüfen, dessen Engine denselben Fingerabdruck hat; einen Bericht kann jedes erstellen.
report-file = Die Datei der Studie, wie sie ist
report-file-played = Die Datei der Studie, wie sie war, als die Partien gespielt wurden; Titel und Partien von Menschen können seither geändert worden sein
report-left-out = Ausgelassen, weil ihre Regeln nicht zusammenpassen
report-left-out-counted =
    { $n ->
        [one] { $n } Kombination
       *[other] { $n } Kombinationen
    }
report-reason = Grund

## Studies that judge

report-judged = Gewonnen, remis und verloren
report-judged-lead = Wie oft jede Seite gewinnt, und wie oft keine, aus denselben Eröffnungen bei jeder Stärke. Eine abgebrochene Partie ist unbeendet: Sie zählt für keine Seite, und ein Urteil gilt, wer auch immer sie gewonnen hätte.
report-judged-title = Gewonnen, remis und verloren nach Stärke
report-judged-desc = Ein Balken für jeden Arm und jede Zahl von Stellungen pro Zug, geteilt in die Anteile der Partien, die die Angreifer gewannen, die remis endeten, die unbeendet blieben und die die Verteidiger gewannen.
report-judged-attackers = die Angreifer gewinnen
report-judged-defenders = die Verteidiger gewinnen
report-unfinished = unbeendet
report-judgements = Das Urteil über jeden Arm, und was gegen eines spricht
report-judged-because = weil
report-because-games = es zu wenige Partien sind
report-because-unfinished = zu viele Partien unbeendet blieben
report-because-draws = das Ergebnis ausgeglichen ist, aber zu wenige Partien entschieden sind
report-because-one-strength = das Ergebnis nur bei einer Stärke als ausgeglichen gezeigt ist
report-because-strength = stärkeres Spiel anderes sagt
report-because-evaluations = eine andere Bewertung anderes sagt
report-because-trend = das Ergebnis ausgeglichen ist, sich aber entfernt, wenn beide Seiten mehr rechnen
report-judged-table = Alle Partien nach Stärke
report-depth = Halbzüge voraus
report-bounds = sicher zwischen
report-judged-says = begünstigt
report-judged-neither = keine
report-judged-unknown = unbekannt
report-judged-bare = bloße Grundstellung
report-answer-judged = Bei { $nodes } Stellungen pro Zug gilt von { $n } Armen: { $clauses }. Ein Arm begünstigt eine Seite, die sicher mehr als { $most } erzielt; er ist fair, wenn das Ergebnis bei zwei Stärken sicher zwischen { $low } und { $high } liegt und mindestens { $decided } der Partien entschieden sind.
report-clause-undetermined =
    { $n ->
        [one] { $n } ist unbestimmt
       *[other] { $n } sind unbestimmt
    }
report-verdict-undetermined = unbestimmt
