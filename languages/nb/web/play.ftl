## Et brett

board-more = Mer
board-goals = Vis hvor kongen vinner
board-size = Brettets størrelse
board-focus = Fokusmodus
board-focus-leave = Forlat fokusmodus

## Et parti

game-board-label = Brett, { $size } ganger { $size }
game-keys = Piltastene går fra punkt til punkt, med Ctrl til det neste som er til nytte. Enter eller mellomrom løfter en brikke og setter den ned, Escape setter den tilbake. En bokstav og et tall, som d8, fører til det punktet. Utenfor brettet blar venstre og høyre pil i trekkene.
game-keys-title = Taster
game-position = Stilling
game-turn = I trekket: { $side }
game-turn-yours = Din tur: { $side }
game-turn-engine = Motoren tenker ({ $side }) …
game-over = Partiet er slutt
game-past = Viser trekk { $ply } av { $count }
game-past-start = Viser utgangsstillingen
game-live = Tilbake til stillingen nå
game-lost-turn = mistet tur
game-die = Terningen viser { $value }
game-announce-raichi = Raicki: Kongen har én åpen vei
game-announce-tuichu = Tuicku: Kongen har to åpne veier eller flere
game-announce-raichi-short = raicki
game-announce-tuichu-short = tuicku
game-reconnecting = Forbindelsen er brutt. Prøver å nå serveren …
game-watching = Du ser på dette partiet.
game-seat-human = på denne enheten
game-seat-elsewhere = på en annen enhet
game-seat-you = du
game-seat-engine = motor, nivå { $level }
game-lost-men = Tapte menn: { $count }
game-actions = Handlinger
game-about = Om dette partiet
game-flip = Snu brettet
game-takeback = Ta tilbake
game-resign = Gi opp
game-draw-offer = Tilby remis
game-draw-title = Tilby remis?
game-draw-words = Tar motparten imot, er partiet slutt, og ingen har vunnet.
game-draw-accept = Ta imot remis
game-draw-decline = Avslå remis
game-draw-withdraw = Trekk tilbudet tilbake
game-draw-offered = Tilbyr remis: { $side }.
game-draw-refused = Motoren avslår remis.
game-may-go-on = Kan slå videre fra { $point }: { $side }
game-must-go-on = Må slå videre fra { $point }: { $side }
game-stay = Avslutt turen her
game-hint = Hint
game-hint-words = { $from } til { $to }. { $score }
game-hint-stay = Avslutt turen på { $to }. { $score }
game-hint-waiting = Leter etter et godt trekk …
game-share = Del og eksporter
game-ask = Bekreft hvert trekk
game-resign-title = Gi opp?
game-resign-words = Da er partiet slutt og tapt ({ $side }).
game-resign-yes = Gi opp
game-resign-no = Spill videre
game-confirm-words = { $from } til { $to }
game-confirm-yes = Spill dette trekket
game-confirm-no = Avbryt
game-rules-link = Reglene for dette spillet
game-inferred = Utgangsstillingen er utledet.

thinking-title = Motoren
thinking-depth = { $depth ->
    [one] { $depth } halvtrekk dypt
   *[other] { $depth } halvtrekk dypt
  }
thinking-line = Beste variant
score-even = Det ser jevnt ut.
score-ahead = Fordel: { $side }, med omtrent { $men ->
    [one] én mann
   *[other] { $men } menn
  }.
score-win = Seier om { $plies ->
    [one] ett halvtrekk
   *[other] { $plies } halvtrekk
  }: { $side }.

moves-title = Trekk
moves-first = Første stilling
moves-previous = Ett trekk tilbake
moves-next = Ett trekk fram
moves-last = Stillingen nå
moves-start = Utgangsstilling
moves-die = terning { $value }
moves-stay = { $point } blir stående
moves-none = Ingen trekk er gjort ennå.

## Hvordan et parti ender

end-winner = Seier: { $side }
end-draw = Partiet er remis
end-reason-king-captured = Kongen er fanget.
end-reason-king-escaped = Kongen har sluppet unna.
end-reason-encirclement = Kongen og alle mennene hans er omringet.
end-reason-exit-fort = Kongen står i et fort ved kanten som ingen kan bryte.
end-reason-king-alone = Kongen har mistet alle mennene sine.
end-reason-king-walled-in = Kongen er muret inne.
end-reason-no-escape = Kongen kan verken komme til et hjørne eller stå i et fort lenger.
end-reason-no-moves = Det er ingen trekk igjen å gjøre.
end-reason-repetition = Den samme stillingen har kommet igjen.
end-reason-turn-limit = Det er spilt så mange turer som reglene tillater.
end-reason-resigned = Har gitt opp: { $side }.
end-reason-agreed = Partene er blitt enige om remis.
end-reason-out-of-time = Har overskredet tiden: { $side }.
end-reason-absent = Har forlatt partiet: { $side }.
end-reason-other = En regel i dette spillet avslutter det her.
end-rule = Regelen som avgjør
end-rule-link = Les den blant reglene
end-rematch = Omkamp
end-swap = Omkamp med byttede sider
end-new = Nytt parti
end-next = Hva nå?
end-analyse = Analyser dette partiet
end-report = Partirapport

## Det som sies høyt

say-move = { $side }: { $from } til { $to }.
say-stay = { $side }: blir på { $point } og avslutter turen.
say-pass = { $side }: mister en tur.
say-captures = { $count ->
    [one] Slått: { $points }.
   *[other] { $count } slått: { $points }.
  }
say-turn = I trekket: { $side }.
say-your-turn = Din tur.
say-picked = Løftet: { $piece } på { $point }, kan gå til { $count ->
    [one] ett punkt
   *[other] { $count } punkter
  }.
say-proposed = { $from } til { $to }? Enter spiller trekket, Escape tar det tilbake.
say-dropped = Satt tilbake.
say-taken-back = Tatt tilbake til trekk { $ply }.
say-die = Terningen viser { $value }.
cell-empty = { $point }, tomt
cell-piece = { $point }, { $piece }
cell-mark = { $cell }, { $mark }
cell-moves = { $cell }, { $count ->
    [one] ett trekk
   *[other] { $count } trekk
  }
cell-target = { $cell }, kan gå hit
cell-selected = { $cell }, løftet

why-fallen = { $count ->
    [one] Hvorfor ble den slått?
   *[other] Hvorfor ble de slått?
}

## Lister

move-count = { $count ->
    [0] ikke begynt
    [one] ett trekk
   *[other] { $count } trekk
  }
remove-listed = Fjern { $name } fra listen
remove-words = Det kan ikke angres.
remove-yes = Fjern fra listen
