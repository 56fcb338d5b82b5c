## Ett bräde

board-more = Mer
board-goals = Visa var kungen vinner
board-size = Brädets storlek
board-focus = Fokusläge
board-focus-leave = Lämna fokusläget

## Ett parti

game-board-label = Bräde, { $size } gånger { $size }
game-keys = Med piltangenterna går du från punkt till punkt, med Ctrl till nästa användbara punkt. Enter eller mellanslag lyfter en pjäs och ställer ner den, Esc släpper den. En bokstav och ett tal, som d8, leder till den punkten. Utanför brädet stegar vänster och höger genom dragen.
game-keys-title = Tangenter
game-position = Ställning
game-turn = { $side } vid draget
game-turn-yours = Din tur: { $side }
game-turn-engine = { $side } tänker…
game-over = Partiet är slut
game-past = Visar drag { $ply } av { $count }
game-past-start = Visar utgångsställningen
game-live = Tillbaka till den aktuella ställningen
game-lost-turn = förlorad tur
game-die = Tärningen visar { $value }
game-announce-raichi = Raicki: kungen har en öppen väg
game-announce-tuichu = Tuicku: kungen har två öppna vägar eller fler
game-announce-raichi-short = raicki
game-announce-tuichu-short = tuicku
game-reconnecting = Anslutningen är bruten. Försöker nå servern…
game-watching = Du tittar på det här partiet.
game-seat-human = på den här enheten
game-seat-elsewhere = på en annan enhet
game-seat-you = du
game-seat-engine = motor, nivå { $level }
game-lost-men = Förlorade pjäser: { $count }
game-actions = Åtgärder
game-about = Om partiet
game-flip = Vänd brädet
game-takeback = Ta tillbaka draget
game-resign = Ge upp
game-draw-offer = Erbjud remi
game-draw-title = Vill du erbjuda remi?
game-draw-words = Om den andra sidan accepterar är partiet slut, och ingen har vunnit.
game-draw-accept = Acceptera remi
game-draw-decline = Avböj remi
game-draw-withdraw = Dra tillbaka anbudet
game-draw-offered = Remi erbjuds ({ $side }).
game-draw-refused = Motorn avböjer remi.
game-may-go-on = { $side }: får fortsätta slå från { $point }
game-must-go-on = { $side }: måste fortsätta slå från { $point }
game-stay = Avsluta turen här
game-hint = Ledtråd
game-hint-words = { $from } till { $to }. { $score }
game-hint-stay = Avsluta turen på { $to }. { $score }
game-hint-waiting = Letar efter ett bra drag…
game-share = Dela och exportera
game-ask = Bekräfta varje drag
game-resign-title = Vill du ge upp?
game-resign-words = Då är partiet slut och förlorat ({ $side }).
game-resign-yes = Ge upp
game-resign-no = Spela vidare
game-confirm-words = { $from } till { $to }
game-confirm-yes = Spela draget
game-confirm-no = Avbryt
game-rules-link = Reglerna för det här spelet
game-inferred = Utgångsställningen är härledd.

thinking-title = Motorn
thinking-depth = { $depth } halvdrag djupt
thinking-line = Bästa variant
score-even = Ställningen ser jämn ut.
score-ahead = Fördel { $side }, ungefär { $men ->
    [one] en pjäs
   *[other] { $men } pjäser
  }.
score-win = { $side } vinner på { $plies ->
    [one] ett halvdrag
   *[other] { $plies } halvdrag
  }.

moves-title = Drag
moves-first = Första ställningen
moves-previous = Ett drag bakåt
moves-next = Ett drag framåt
moves-last = Aktuell ställning
moves-start = Utgångsställning
moves-die = tärning { $value }
moves-stay = { $point } står kvar
moves-none = Inget drag har gjorts än.

## Hur ett parti slutar

end-winner = Vinst för { $side }
end-draw = Partiet slutar remi
end-reason-king-captured = Kungen är fångad.
end-reason-king-escaped = Kungen har undkommit.
end-reason-encirclement = Kungen och alla hans män är inringade.
end-reason-exit-fort = Kungen står vid kanten i ett fort som ingen kan bryta.
end-reason-king-alone = Kungen har förlorat alla sina män.
end-reason-king-walled-in = Kungen är inmurad.
end-reason-no-escape = Kungen kan varken komma till ett hörn eller stå i ett fort längre.
end-reason-no-moves = Det finns inget drag kvar att göra.
end-reason-repetition = Samma ställning har uppstått igen.
end-reason-turn-limit = Så många turer som reglerna tillåter har spelats.
end-reason-resigned = Partiet är uppgivet ({ $side }).
end-reason-agreed = Båda sidor har kommit överens om remi.
end-reason-out-of-time = Tiden är slut ({ $side }).
end-reason-absent = Partiet är övergivet ({ $side }).
end-reason-other = En regel i det här spelet avslutar det här.
end-rule = Regeln som avgör
end-rule-link = Läs den bland reglerna
end-rematch = Revansch
end-swap = Revansch med ombytta sidor
end-new = Nytt parti
end-next = Vad händer nu?
end-analyse = Analysera partiet
end-report = Partirapport

## Det som läses upp

say-move = { $side }: { $from } till { $to }.
say-stay = { $side }: står kvar på { $point } och avslutar turen.
say-pass = { $side }: förlorad tur.
say-captures = { $count ->
    [one] Slagen: { $points }.
   *[other] { $count } slagna: { $points }.
  }
say-turn = { $side } vid draget.
say-your-turn = Din tur.
say-picked = { $piece } på { $point } lyft, { $count ->
    [one] en punkt
   *[other] { $count } punkter
  } att gå till.
say-proposed = { $from } till { $to }? Enter spelar draget, Esc tar tillbaka det.
say-dropped = Tillbakaställd.
say-taken-back = Tillbaka till drag { $ply }.
say-die = Tärningen visar { $value }.
cell-empty = { $point }, tom
cell-piece = { $point }, { $piece }
cell-mark = { $cell }, { $mark }
cell-moves = { $cell }, { $count ->
    [one] ett drag
   *[other] { $count } drag
  }
cell-target = { $cell }, hit går det att dra
cell-selected = { $cell }, lyft

why-fallen = { $count ->
    [one] Varför slogs den?
   *[other] Varför slogs de?
}

## Listor

move-count = { $count ->
    [0] inte påbörjat
    [one] ett drag
   *[other] { $count } drag
  }
remove-listed = Ta bort { $name } från listan
remove-words = Det går inte att ångra.
remove-yes = Ta bort från listan
