# Hvorfor et træk ikke er tilladt, og hvorfor brikker blev slået. $from, $to, $point og $points er punkter på brættet.

why-title = Hvorfor?
why-not-occupied = Ikke fra { $from } til { $to }: { $point } er optaget.
why-not-closed = Ikke fra { $from } til { $to }: denne brik må ikke gå hen over { $point }.
why-not-no-stop = Ikke fra { $from } til { $to }: denne brik må ikke standse på { $point }.
why-not-too-far = Ikke fra { $from } til { $to }: denne brik går højst { $limit ->
    [one] ét punkt
   *[other] { $limit } punkter
}.
why-not-not-straight = Ikke fra { $from } til { $to }: brikkerne flyttes langs en række eller en kolonne.
why-not-not-yours = Brikken på { $from } tilhører den side, der ikke er i trækket.
why-not-no-piece = Der er ingen brik på { $from }.
why-not-off-board = { $point } er ikke på dette bræt.
why-not-other-goes-on = Brikken på { $point } har slået og skal først gøre sin tur færdig.
why-not-must-capture = En brik, der går videre efter et slag, skal slå igen.
why-not-must-go-on = Brikken på { $point } skal gå videre efter sit slag.
why-not-repetition = Dette træk ville fremkalde en stilling én gang mere, end reglerne tillader.
why-not-game-over = Partiet er slut.
why-not-other = Dette træk er ikke muligt her.

# En sætning, og så en af dem nedenfor
why-fell = Slået på { $point } ({ $piece }).
why-fell-between-two = Brikken stod mellem to fjender, på { $points }.
why-fell-against-point = Brikken stod mellem en fjende og { $other }, et punkt der regnes som en.
why-fell-surrounded = Brikken var omringet fra { $points }.
why-fell-with-the-king = Brikken var lukket inde sammen med kongen, fra { $points }.
why-fell-shieldwall = Brikken stod i en række langs kanten med en fjende foran hver mand og ved enden: en skjoldmur.
why-fell-jumped-over = En fjende sprang over den.
why-fell-moved-between = Brikken gik selv ind mellem to fjender, på { $points }.
