# Hvorfor et trekk ikke er lovlig, og hvorfor brikker ble slått. $from, $to, $point og $points er punkter på brettet.

why-title = Hvorfor?
why-not-occupied = Ikke fra { $from } til { $to }: { $point } er opptatt.
why-not-closed = Ikke fra { $from } til { $to }: denne brikken kan ikke gå gjennom { $point }.
why-not-no-stop = Ikke fra { $from } til { $to }: denne brikken kan ikke stanse på { $point }.
why-not-too-far = Ikke fra { $from } til { $to }: denne brikken går høyst { $limit ->
    [one] ett punkt
   *[other] { $limit } punkter
}.
why-not-not-straight = Ikke fra { $from } til { $to }: brikkene flyttes langs en rad eller en kolonne.
why-not-not-yours = Brikken på { $from } tilhører den parten som ikke er i trekket.
why-not-no-piece = Det er ingen brikke på { $from }.
why-not-off-board = { $point } er ikke på dette brettet.
why-not-other-goes-on = Brikken på { $point } har slått og går videre først.
why-not-must-capture = En brikke som går videre etter et slag, må slå igjen.
why-not-must-go-on = Brikken på { $point } må gå videre etter slaget sitt.
why-not-repetition = Dette trekket ville få fram en stilling én gang mer enn reglene tillater.
why-not-game-over = Partiet er slutt.
why-not-other = Dette trekket er ikke mulig her.

# En setning, og så en av dem under
why-fell = Slått på { $point } ({ $piece }).
why-fell-between-two = Brikken sto mellom to fiender, på { $points }.
why-fell-against-point = Brikken sto mellom en fiende og { $other }, et punkt som gjelder som en.
why-fell-surrounded = Brikken ble holdt fra { $points }.
why-fell-with-the-king = Brikken var stengt inne sammen med kongen, fra { $points }.
why-fell-shieldwall = Brikken sto i en rekke langs kanten med en fiende foran hver mann og ved enden: en skjoldborg.
why-fell-jumped-over = En fiende hoppet over den.
why-fell-moved-between = Brikken gikk selv inn mellom to fiender, på { $points }.
