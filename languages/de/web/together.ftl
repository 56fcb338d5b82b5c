## Two people at one game

together-seat-open = noch niemand
together-here = da
together-away = abwesend
together-side-you = { $side }, du
together-watchers = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } Personen schauen zu
  }
together-clock = Uhr
together-running = läuft
together-periods = { $count ->
    [one] eine Periode
   *[other] { $count } Perioden
  }
together-clock-say = Beide Uhren ansagen
together-keys = T sagt beide Uhren an.
together-time = { $name }: { $time }.
together-time-left = Noch { $time }.
together-turn = { $name } ist am Zug
together-waiting = Warten auf den Mitspieler
together-paused = Die Partie ruht
together-cancelled = Die Partie wurde abgesagt
together-your-turn = Du bist am Zug – { $page }
together-no-help = Solange ihr gegeneinander spielt, gibt es weder Tipps noch Analyse, damit beide selbst spielen. Wenn die Partie vorbei ist, gibt es beides.

## How it ends

together-won = { $name } hat gewonnen
together-lost-resigned = { $name } hat aufgegeben.
together-lost-out-of-time = { $name } hat die Zeit überschritten.
together-lost-absent = { $name } hat die Partie verlassen und ist nicht zurückgekommen.

## Offers

together-offer-draw = { $name } bietet Remis an.
together-offer-takeback = { $name } bittet, den Zug zurückzunehmen.
together-offer-pause = { $name } bittet um eine Pause.
together-offer-resume = { $name } möchte weiterspielen.
together-offer-rematch = { $name } bietet eine Revanche mit getauschten Seiten an.
together-asked-draw = Du bietest Remis an.
together-asked-takeback = Du bittest, den Zug zurückzunehmen.
together-asked-pause = Du bittest um eine Pause.
together-asked-resume = Du möchtest weiterspielen.
together-asked-rematch = Du bietest eine Revanche mit getauschten Seiten an.
together-accept = Annehmen
together-decline = Ablehnen
together-withdraw = Zurückziehen
together-declined = { $name } hat abgelehnt.
together-ask-takeback = Um Rücknahme bitten
together-ask-pause = Um eine Pause bitten
together-ask-resume = Weiterspielen
together-ask-rematch = Revanche anbieten
together-cancel = Partie absagen
together-cancel-title = Partie absagen?
together-cancel-words = Sie endet ohne Ergebnis.

## The choice of sides, and two games

together-choose = Nimm jetzt die andere Seite oder behalte deine. Wer zieht, behält sie.
together-choose-swap = Andere Seite nehmen
together-choose-keep = Meine Seite behalten
together-choose-wait = { $name } darf jetzt deine Seite nehmen.
together-match = Partie { $number } von 2
together-match-rule = Mehr Siege entscheiden; haben beide einmal gewonnen, weniger Züge.
together-match-first = { $name } hat die erste Partie gewonnen ({ $count ->
    [one] ein Zug
   *[other] { $count } Züge
  }) und führt.
together-match-first-drawn = Die erste Partie war remis.
together-match-won = { $name } hat den Wettkampf gewonnen.
together-match-drawn = Der Wettkampf ist unentschieden.
together-next-second = Zur zweiten Partie
together-next = Zur nächsten Partie

## Is anybody there?

together-slow = { $name } hat eine Weile nicht gezogen.
together-ask-there = Bist du noch da?
together-asked-there = Du hast gefragt, ob { $name } noch da ist.
together-asks-there = { $name } fragt, ob du noch da bist.
together-i-am-here = Ich bin da
together-gone = { $name } ist nicht da. Du darfst den Sieg beanspruchen.
together-claim = Sieg beanspruchen

## Signals

together-say = Dem Mitspieler sagen
together-signal-hello = Hallo!
together-signal-good-luck = Viel Glück!
together-signal-well-played = Gut gespielt!
together-signal-thanks = Danke!
together-signal-one-moment = Einen Moment bitte
together-signal-here = Ich bin da.
together-said = { $name }: { $words }
together-mute = Nicht zeigen, was der Mitspieler sagt

## Moves in advance

together-premove = Meinen nächsten Zug im Voraus angeben
together-premove-set = { $from } nach { $to } kommt als Nächstes, wenn der Zug dann erlaubt ist. Escape nimmt ihn zurück.
together-premove-dropped = { $from } nach { $to } ist jetzt nicht erlaubt.
together-premove-cancelled = Der nächste Zug ist zurückgenommen.
together-plans = Bedingte Züge
together-plans-lead = Spiele auf dem Brett einen Zug der anderen Seite, dann deine Antwort. Kommt es so, wird deine Antwort sofort gespielt.
together-plans-new = Neue Variante
together-plans-none = Keine bedingten Züge.
together-plans-save = Diese Variante behalten
together-plans-remove = { $line } entfernen
together-plans-now = Bisher: { $line }
error-paused = Die Partie ruht.
error-not-now = Das geht jetzt nicht.
