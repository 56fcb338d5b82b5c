## Die erste Seite

home-title = Spielen
home-history = In ein irisches Evangeliar, heute im Corpus Christi College in Oxford (MS 122), hat jemand ein Brett von neunzehn Linien gezeichnet und es { $alea } genannt, das Spiel der Evangelien. Wie man es spielte, steht nicht da. Hier ist versammelt, wie man es seither gelesen hat, jede Regel mit ihrer Quelle.
home-learn = Neu hier? Lerne das Spiel in kleinen Schritten
home-fair = Welche Regeln sind fair?
home-history-more = Seine Geschichte
home-play-now = { $name } jetzt spielen
home-game = Spiel
home-first = Eine erste Partie
home-great = Das große Brett
home-against = Gegen
home-against-engine = die Engine
home-against-friend = einen Freund, an diesem Gerät
home-why = Warum dieses Spiel? Es ist kurz: Die Hälfte der Partien, die unsere Engine gegen sich selbst spielte, war nach höchstens { $plies } Zügen vorbei. Es wird entschieden: { $drawn } von { $games } endeten unentschieden. Und zwischen Menschen ist es etwa ausgeglichen: In { $people } Partien holten die Angreifer { $percent } % (als unsere Engine gegen sich selbst spielte, { $engine } %).
home-why-figures = Die Zahlen
home-even = { $side ->
    [attackers] Als unsere Engine nach diesen Regeln gegen sich selbst spielte, holten die Angreifer { $percent } % in { $games } Partien. Gib sie dem schwächeren Spieler.
    [defenders] Als unsere Engine nach diesen Regeln gegen sich selbst spielte, holten die Angreifer { $percent } % in { $games } Partien. Gib die Verteidiger dem schwächeren Spieler.
   *[neither] Als unsere Engine nach diesen Regeln gegen sich selbst spielte, holten die Angreifer { $percent } % in { $games } Partien.
  }
home-even-more = Ist Alea fair?
home-board-label = Die Grundstellung: { $layout }
home-invite = Jemanden zum Spielen einladen
home-choose = Wähle dein Spiel
form-rules = Regelwerk
form-about = Diese Regeln lesen
form-layout = Aufstellung
form-draw = Eine eigene Aufstellung zeichnen
options-offered = Optionen
options-readings = { $count ->
    [one] Eine andere Lesart
   *[other] { $count } andere Lesarten
  }
options-readings-hint = Wo sich die Quelle anders lesen lässt. Je Regel kann nur eine Lesart gewählt werden.
form-side = Du spielst
form-side-random = Zufällige Seite
form-start = Partie beginnen
form-board = { $size } × { $size }
inferred-badge = erschlossen
inferred-note = Keine Quelle zeigt diese Aufstellung: Sie ist erschlossen.
featured-badge = Empfehlung
dice-badge = Würfel

## Familien von Regelwerken

family-alea = Alea Evangelii
family-tablut = Tablut
family-tawlbwrdd = Tawl-bwrdd
family-hnefatafl = Hnefatafl
family-berserk = Berserk-Hnefatafl
family-seabattle = Seeschlacht
family-brandubh = Brandubh
family-ard-ri = Ard ri
family-reference = Andere Tafl-Spiele
family-own = Eigene Spiele
