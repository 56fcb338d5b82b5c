## Der Aufstellungseditor

layout-title = Aufstellungseditor
layout-symmetry = Symmetrie des Pinsels
layout-size = Brett
layout-from = Mit einer Aufstellung des Programms beginnen
layout-from-none = auswählen …
layout-rules = Gespielt nach den Regeln von
layout-name = Name
layout-unnamed = Meine Aufstellung
layout-good = Bereit zum Spielen.
layout-added = „{ $mark }“: Diese Regeln legen es auf { $played }.
layout-overruled = „{ $mark }“: gezeichnet auf { $drawn }. Nach diesen Regeln ist es stattdessen { $played }, und so wird gespielt.
layout-unused = „{ $mark }“: gezeichnet auf { $drawn }. Diese Regeln beachten es nicht.
layout-to-have-it-drawn = Soll gespielt werden, wie es gezeichnet ist, ändere die Regeln.
layout-broken-link = Dieser Link ist beschädigt: Daraus ließ sich keine Aufstellung lesen.
layout-underlay = Die Punkte der Handschrift zeigen
layout-on-points = { $on } von { $of } Punkten der Handschrift sind besetzt, { $beside ->
    [0] und kein Stein steht auf einem anderen Punkt.
    [one] und ein Stein steht auf einem anderen Punkt.
   *[other] und { $beside } Steine stehen auf anderen Punkten.
  }
layout-manuscript = Die Handschrift
layout-play = Spielen
layout-change-rules = Die Regeln ändern
layout-save = In diesem Browser
layout-save-note = Deine Arbeit bleibt in diesem Browser gespeichert, wenn du die Seite schließt. Speichere sie unter ihrem Namen, bevor du etwas anderes beginnst.
layout-save-as = Als „{ $name }“ speichern
layout-share = Teilen oder herunterladen
layout-link = Link erzeugen
layout-file = Als Datei speichern
layout-show-file = Die Datei
layout-open = Eine Regeldatei öffnen
layout-no-file = Diese Datei ist kein fehlerfreies Regelwerk, oder ihr Brett gehört nicht zu denen, die hier gezeichnet werden.
layout-measure = Ist sie fair?
layout-measure-note = Das Programm kann sie gegen sich selbst spielen und zählen: Das dauert auf einem kleinen Brett Minuten, auf einem großen eine Stunde oder länger. Beide Dateien in einen Ordner speichern und dort diese Befehle eingeben: Der erste macht die Eröffnungen, der zweite spielt.
layout-measure-save = { $rules } und { $study } speichern
layout-study-title = Ist „{ $name }“ fair?
symmetry-none = keine
symmetry-half-turn = zweifach: halbe Drehung
symmetry-mirror = zweifach: links und rechts
symmetry-quarter-turns = vierfach: Vierteldrehungen
symmetry-mirrors = vierfach: zwei Spiegel
symmetry-all = achtfach: Drehungen und Spiegel
