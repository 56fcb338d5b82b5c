## Die erste Seite

home-title = Spielen
home-lead = Die Verteidiger beginnen um ihren König in der Mitte, und die Angreifer umringen sie. Der König muss ausbrechen.
home-history = In ein irisches Evangeliar, heute im Corpus Christi College in Oxford (MS 122), hat jemand ein Brett von neunzehn Linien gezeichnet und es { $alea } genannt, das Spiel der Evangelien. Wie man es spielte, steht nicht da. Hier ist versammelt, wie man es seither gelesen hat, jede Regel mit ihrer Quelle.
home-learn = Neu hier? Lerne das Spiel in kleinen Schritten
home-history-more = Seine Geschichte
home-play-now = { $name } jetzt spielen
home-play-now-note = Du führst die { $side } gegen { $level }, Stufe { $number }.
home-board-label = Die Grundstellung: { $layout }
home-recent = Deine Partien
home-recent-yours = Du führst die { $side }
home-recent-both = Beide Seiten an diesem Gerät
home-recent-watch = Als Zuschauer
home-recent-moves = { $count ->
    [0] noch nicht begonnen
    [one] ein Zug
   *[other] { $count } Züge
  }
home-recent-over = zu Ende
home-recent-remove = { $name } aus der Liste entfernen
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
form-side-both = Beide Seiten, an diesem Gerät
form-side-watch = Keine: der Engine zusehen
form-level = Stärke der Engine
form-start = Partie beginnen
form-board = { $size } × { $size }
inferred-badge = erschlossen
inferred-note = Diese Aufstellung hat uns niemand gezeigt: Sie ist erschlossen.
featured-badge = Empfehlung
dice-badge = Würfel

## Familien von Regelwerken

family-alea = Alea Evangelii
family-alea-history = Das Brett eines Evangeliars aus dem elften oder zwölften Jahrhundert, neunzehn Linien in jeder Richtung, das aus dem Haus König Athelstans stammen soll. Der Text deutet die Figuren nach den Evangelien und sagt kaum, wie gespielt wird; alles hier ist Rekonstruktion.
family-tablut = Tablut
family-tablut-history = Das Spiel, das Linné 1732 bei den Samen in Lappland sah und in seinem Tagebuch beschrieb: mit der walisischen Seite von 1587 einer von nur zwei alten Texten, die sagen, wie man ein Tafl-Spiel spielt. Die Lesarten unterscheiden sich beim Thron, bei den Lagern und beim König.
family-tawlbwrdd = Tawl-bwrdd
family-tawlbwrdd-history = Das walisische Spiel, in älteren Gesetzen mit einem König und acht Männern gegen sechzehn genannt und 1587 von Robert ap Ifan beschrieben: ein König und zwölf Männer gegen vierundzwanzig auf elf mal elf Feldern.
family-hnefatafl = Hnefatafl
family-hnefatafl-history = Die Spiele, die heute unter dem nordischen Namen gespielt werden, die meisten auf elf Linien und mit Ecken als Zuflucht. Sie sind aus den Museumsspielen des zwanzigsten Jahrhunderts hervorgegangen und aus dem, was Tausende Partien im Netz gelehrt haben.
family-berserk = Berserk-Hnefatafl
family-berserk-history = Ein modernes Spiel mit Kommandanten, einem Ritter, Sprüngen und Ketten von Schlagzügen.
family-seabattle = Seeschlacht
family-seabattle-history = Spiele ohne jeden besonderen Punkt, mit einem König, der nicht schlägt und von vier Seiten geschlagen wird.
family-brandubh = Brandubh
family-brandubh-history = Das irische Spiel auf sieben Linien: ein Anführer und vier Männer gegen acht, wie Gedichte es erzählen.
family-ard-ri = Ard ri
family-ard-ri-history = Der schottische Name für Spiele auf sieben Linien mit einem König und acht Männern gegen sechzehn.
family-reference = Andere Tafl-Spiele
family-reference-history = Einfache Spiele, an denen sich die anderen messen lassen, und moderne Spiele aus derselben Verwandtschaft.
family-own = Eigene Spiele
family-own-history = Regelwerke, deren Dateien diesem Server beim Start mitgegeben wurden.

## Eine Partie

game-board-label = Brett, { $size } mal { $size }
game-keys = Die Pfeiltasten führen über die Punkte, mit Strg gleich zum nächsten, auf den es ankommt. Eingabe oder Leertaste nimmt einen Stein auf und setzt ihn ab, Esc lässt ihn los. Ein Buchstabe und eine Zahl, etwa d8, führen zu diesem Punkt. Außerhalb des Bretts blättern links und rechts durch die Züge.
game-keys-title = Tasten
game-position = Stellung
game-turn = Am Zug: { $side }
game-turn-yours = Du bist am Zug ({ $side })
game-turn-engine = Die { $side } denken nach …
game-over = Die Partie ist zu Ende
game-past = Zug { $ply } von { $count } wird gezeigt
game-past-start = Die Grundstellung wird gezeigt
game-live = Zurück zur aktuellen Stellung
game-lost-turn = Zug verfallen
game-die = Der Würfel zeigt { $value }
game-announce-raichi = Raicki: Dem König steht ein Weg offen
game-announce-tuichu = Tuicku: Dem König stehen zwei Wege oder mehr offen
game-announce-raichi-short = raicki
game-announce-tuichu-short = tuicku
game-reconnecting = Die Verbindung ist abgerissen. Der Server wird gesucht …
game-watching = Du siehst dieser Partie zu.
game-seat-human = an diesem Gerät
game-seat-elsewhere = an einem anderen Gerät
game-seat-you = du
game-seat-engine = Engine, Stufe { $level }
game-lost-men = Verlorene Steine: { $count }
game-actions = Aktionen
game-about = Über diese Partie
game-flip = Brett drehen
game-takeback = Zug zurücknehmen
game-resign = Aufgeben
game-draw-offer = Remis anbieten
game-draw-title = Remis anbieten?
game-draw-words = Nimmt die andere Seite an, ist die Partie zu Ende, und niemand hat gewonnen.
game-draw-accept = Remis annehmen
game-draw-decline = Remis ablehnen
game-draw-withdraw = Angebot zurückziehen
game-draw-offered = Die { $side } bieten Remis an.
game-draw-refused = Die Engine lehnt das Remis ab.
game-may-go-on = Die { $side } dürfen von { $point } aus weiterschlagen
game-must-go-on = Die { $side } müssen von { $point } aus weiterschlagen
game-stay = Zug hier beenden
game-hint = Tipp
game-hint-words = { $from } nach { $to }. { $score }
game-hint-stay = Den Zug auf { $to } beenden. { $score }
game-hint-waiting = Ein guter Zug wird gesucht …
game-share = Teilen und exportieren
game-ask = Jeden Zug bestätigen
game-resign-title = Aufgeben?
game-resign-words = Die { $side } geben auf, und die Partie ist zu Ende.
game-resign-yes = Aufgeben
game-resign-no = Weiterspielen
game-confirm-words = { $from } nach { $to }
game-confirm-yes = Diesen Zug spielen
game-confirm-no = Abbrechen
game-rules-link = Die Regeln dieses Spiels
game-inferred = Die Grundstellung ist erschlossen.

thinking-title = Die Engine
thinking-depth = { $depth ->
    [one] { $depth } Halbzug tief
   *[other] { $depth } Halbzüge tief
  }
thinking-line = Beste Variante
score-even = Die Partie sieht ausgeglichen aus.
score-ahead = Die { $side } liegen um etwa { $men ->
    [one] einen Stein
   *[other] { $men } Steine
  } vorn.
score-win = Die { $side } gewinnen in { $plies ->
    [one] einem Halbzug
   *[other] { $plies } Halbzügen
  }.

moves-title = Züge
moves-first = Erste Stellung
moves-previous = Einen Zug zurück
moves-next = Einen Zug vor
moves-last = Aktuelle Stellung
moves-start = Grundstellung
moves-die = Würfel { $value }
moves-stay = { $point } bleibt
moves-none = Es wurde noch kein Zug gemacht.

## Wie eine Partie endet

end-winner = Die { $side } haben gewonnen
end-draw = Die Partie endet remis
end-reason-king-captured = Der König ist geschlagen.
end-reason-king-escaped = Der König ist entkommen.
end-reason-encirclement = Der König und alle seine Männer sind eingekreist.
end-reason-exit-fort = Der König steht am Rand in einer Festung, die niemand brechen kann.
end-reason-king-alone = Der König hat alle seine Männer verloren.
end-reason-king-walled-in = Der König ist eingemauert.
end-reason-no-escape = Der König kann weder in eine Ecke kommen noch in einer Festung stehen.
end-reason-no-moves = Es gibt keinen Zug mehr.
end-reason-repetition = Dieselbe Stellung ist wiedergekehrt.
end-reason-turn-limit = Es sind so viele Züge gespielt worden, wie die Regeln erlauben.
end-reason-resigned = Die { $side } haben aufgegeben.
end-reason-agreed = Beide Seiten haben sich auf Remis geeinigt.
end-reason-other = Eine Regel dieses Spiels beendet hier die Partie.
end-rule = Die Regel, die entscheidet
end-rule-link = Unter den Regeln nachlesen
end-rematch = Revanche
end-swap = Revanche mit vertauschten Seiten
end-new = Neue Partie
end-analyse = Diese Partie analysieren

## Was gesprochen wird

say-move = { $side }: { $from } nach { $to }.
say-stay = { $side }: Der Stein bleibt auf { $point }, der Zug ist beendet.
say-pass = { $side }: Zug verfallen.
say-captures = { $count ->
    [one] Geschlagen: { $points }.
   *[other] { $count } geschlagen: { $points }.
  }
say-turn = Am Zug: { $side }.
say-your-turn = Du bist am Zug.
say-picked = { $piece } auf { $point } aufgenommen, { $count ->
    [one] ein mögliches Ziel
   *[other] { $count } mögliche Ziele
  }.
say-proposed = { $from } nach { $to }? Eingabe spielt den Zug, Esc nimmt ihn zurück.
say-dropped = Zurückgestellt.
say-taken-back = Zurückgenommen bis Zug { $ply }.
say-die = Der Würfel zeigt { $value }.
cell-empty = { $point }, leer
cell-piece = { $point }, { $piece }
cell-mark = { $cell }, { $mark }
cell-moves = { $cell }, { $count ->
    [one] ein Zug
   *[other] { $count } Züge
  }
cell-target = { $cell }, mögliches Ziel
cell-selected = { $cell }, aufgenommen

why-fallen = { $count ->
    [one] Warum wurde er geschlagen?
   *[other] Warum wurden sie geschlagen?
}
