# Varför ett drag inte är tillåtet och varför pjäser slogs. $from, $to, $point och $points är punkter på brädet.

why-title = Varför?
why-not-occupied = Inte från { $from } till { $to }: { $point } är upptagen.
why-not-closed = Inte från { $from } till { $to }: den här pjäsen får inte passera { $point }.
why-not-no-stop = Inte från { $from } till { $to }: den här pjäsen får inte stanna på { $point }.
why-not-too-far = Inte från { $from } till { $to }: den här pjäsen går högst { $limit ->
    [one] en punkt
   *[other] { $limit } punkter
}.
why-not-not-straight = Inte från { $from } till { $to }: pjäserna flyttas längs en rad eller en kolumn.
why-not-not-yours = Pjäsen på { $from } tillhör den sida som inte är vid draget.
why-not-no-piece = Det finns ingen pjäs på { $from }.
why-not-off-board = { $point } finns inte på det här brädet.
why-not-other-goes-on = Pjäsen på { $point } har slagit och går vidare först.
why-not-must-capture = En pjäs som går vidare efter ett slag måste slå igen.
why-not-must-go-on = Pjäsen på { $point } måste gå vidare efter sitt slag.
why-not-repetition = Det här draget skulle framkalla en ställning en gång mer än reglerna tillåter.
why-not-game-over = Partiet är slut.
why-not-other = Det här draget är inte möjligt här.

# En mening, och sedan en av dem nedan
why-fell = Slagen på { $point } ({ $piece }).
why-fell-between-two = Pjäsen stod mellan två fiender, på { $points }.
why-fell-against-point = Pjäsen stod mellan en fiende och { $other }, en punkt som räknas som en.
why-fell-surrounded = Pjäsen hölls från { $points }.
why-fell-with-the-king = Pjäsen var instängd tillsammans med kungen, från { $points }.
why-fell-shieldwall = Pjäsen stod i en rad längs kanten med en fiende framför varje man och vid änden: en sköldborg.
why-fell-jumped-over = En fiende hoppade över den.
why-fell-moved-between = Pjäsen gick själv in mellan två fiender, på { $points }.
