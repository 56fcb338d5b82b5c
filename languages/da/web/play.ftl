## Et bræt

board-more = Mere
board-goals = Vis, hvor kongen vinder
board-size = Brættets størrelse
board-focus = Fokustilstand
board-focus-leave = Forlad fokustilstand

## Et parti

game-board-label = Bræt, { $size } gange { $size }
game-keys = Med piletasterne går du fra punkt til punkt, med Ctrl til det næste brugbare. Enter eller mellemrumstasten løfter en brik og sætter den, Esc slipper den. Et bogstav og et tal, for eksempel d8, fører til det punkt. Uden for brættet bladrer venstre og højre gennem trækkene.
game-keys-title = Taster
game-position = Stilling
game-turn = I trækket: { $side }
game-turn-yours = Din tur: { $side }
game-turn-engine = Motoren tænker ({ $side })…
game-over = Partiet er slut
game-past = Viser træk { $ply } af { $count }
game-past-start = Viser udgangsstillingen
game-live = Tilbage til den aktuelle stilling
game-lost-turn = mistet tur
game-die = Terningen viser { $value }
game-announce-raichi = Raicki: kongen har én åben vej
game-announce-tuichu = Tuicku: kongen har to eller flere åbne veje
game-announce-raichi-short = raicki
game-announce-tuichu-short = tuicku
game-reconnecting = Forbindelsen er afbrudt. Prøver at nå serveren…
game-watching = Du er tilskuer til dette parti.
game-seat-human = på denne enhed
game-seat-elsewhere = på en anden enhed
game-seat-you = dig
game-seat-engine = motor, niveau { $level }
game-lost-men = Tabte brikker: { $count }
game-actions = Handlinger
game-about = Om dette parti
game-flip = Vend brættet
game-takeback = Tag trækket tilbage
game-resign = Giv op
game-draw-offer = Tilbyd remis
game-draw-title = Vil du tilbyde remis?
game-draw-words = Tager modparten imod, er partiet slut, og ingen har vundet.
game-draw-accept = Tag imod remis
game-draw-decline = Afslå remis
game-draw-withdraw = Træk tilbuddet tilbage
game-draw-offered = Der tilbydes remis ({ $side }).
game-draw-refused = Motoren afslår remis.
game-may-go-on = Der kan slås videre fra { $point } ({ $side })
game-must-go-on = Der skal slås videre fra { $point } ({ $side })
game-stay = Slut turen her
game-hint = Vink
game-hint-words = { $from } til { $to }. { $score }
game-hint-stay = Slut turen på { $to }. { $score }
game-hint-waiting = Leder efter et godt træk…
game-share = Del og eksportér
game-ask = Bekræft hvert træk
game-resign-title = Vil du give op?
game-resign-words = Partiet opgives ({ $side }) og er dermed slut.
game-resign-yes = Giv op
game-resign-no = Spil videre
game-confirm-words = { $from } til { $to }
game-confirm-yes = Spil dette træk
game-confirm-no = Annuller
game-rules-link = Reglerne for dette spil
game-inferred = Udgangsstillingen er udledt.

thinking-title = Motoren
thinking-depth = { $depth ->
    [one] { $depth } halvtræk dybt
   *[other] { $depth } halvtræk dybt
  }
thinking-line = Bedste variant
score-even = Partiet ser lige ud.
score-ahead = Foran med omkring { $men ->
    [one] { $men } brik
   *[other] { $men } brikker
  }: { $side }.
score-win = Vinder om { $plies ->
    [one] ét halvtræk
   *[other] { $plies } halvtræk
  }: { $side }.

moves-title = Træk
moves-first = Første stilling
moves-previous = Et træk tilbage
moves-next = Et træk frem
moves-last = Aktuel stilling
moves-start = Udgangsstilling
moves-die = terning { $value }
moves-stay = { $point } bliver
moves-none = Der er ikke trukket endnu.

## Hvordan et parti ender

end-winner = Vindere: { $side }
end-draw = Partiet er remis
end-reason-king-captured = Kongen er fanget.
end-reason-king-escaped = Kongen er sluppet ud.
end-reason-encirclement = Kongen og alle hans mænd er omringet.
end-reason-exit-fort = Kongen står i et fort ved kanten, som ingen kan bryde.
end-reason-king-alone = Kongen har mistet alle sine mænd.
end-reason-king-walled-in = Kongen er muret inde.
end-reason-no-escape = Kongen kan hverken komme til et hjørne eller stå i et fort mere.
end-reason-no-moves = Der er ikke flere mulige træk.
end-reason-repetition = Den samme stilling er opstået igen.
end-reason-turn-limit = Der er spillet så mange ture, som reglerne tillader.
end-reason-resigned = Partiet er opgivet ({ $side }).
end-reason-agreed = Begge sider er blevet enige om remis.
end-reason-out-of-time = Tiden er løbet ud ({ $side }).
end-reason-absent = Partiet er forladt ({ $side }).
end-reason-other = En regel i dette spil afslutter det her.
end-rule = Reglen, der afgør det
end-rule-link = Læs den blandt reglerne
end-rematch = Revanche
end-swap = Revanche med byttede sider
end-new = Nyt parti
end-next = Hvad nu?
end-analyse = Analysér dette parti
end-report = Partirapport

## Det, der siges højt

say-move = { $side }: { $from } til { $to }.
say-stay = { $side }: bliver på { $point } og slutter turen.
say-pass = { $side }: mister en tur.
say-captures = { $count ->
    [one] Slået: { $points }.
   *[other] { $count } slået: { $points }.
  }
say-turn = I trækket: { $side }.
say-your-turn = Din tur.
say-picked = { $piece } på { $point } løftet, { $count ->
    [one] ét punkt
   *[other] { $count } punkter
  } at gå til.
say-proposed = { $from } til { $to }? Enter spiller trækket, Esc fortryder det.
say-dropped = Sat tilbage.
say-taken-back = Taget tilbage til træk { $ply }.
say-die = Terningen viser { $value }.
cell-empty = { $point }, tomt
cell-piece = { $point }, { $piece }
cell-mark = { $cell }, { $mark }
cell-moves = { $cell }, { $count ->
    [one] ét træk
   *[other] { $count } træk
  }
cell-target = { $cell }, kan gå hertil
cell-selected = { $cell }, løftet

why-fallen = { $count ->
    [one] Hvorfor blev den slået?
   *[other] Hvorfor blev de slået?
}

## Lister

move-count = { $count ->
    [0] ikke begyndt
    [one] ét træk
   *[other] { $count } træk
  }
remove-listed = Fjern { $name } fra listen
remove-words = Det kan ikke fortrydes.
remove-yes = Fjern fra listen
