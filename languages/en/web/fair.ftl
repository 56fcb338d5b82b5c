## The article on whether Alea is fair

fair-title = { $finding ->
    [attackers] Alea favours the attackers
    [mostly-attackers] Alea favours the attackers under most rules
    [defenders] Alea favours the defenders
    [mostly-defenders] Alea favours the defenders under most rules
    [fair] Alea is fair
    [partly-fair] Alea is fair under most rules
    [depends] Whether Alea is fair depends on its rules
    [sides] Whom Alea favours depends on its rules
   *[open] Whether Alea is fair is not settled
}
fair-sides = In Alea Evangelii many attackers hunt a king, and his defenders help him escape. A strong program has played { $rules } sets of rules by modern authors against itself, { $layouts ->
    [one] on one layout
   *[other] each on { $layouts } layouts
}: ways to set up the men. It looked some { $plies } moves ahead, counting both sides’.
fair-answer-favours-attackers = The attackers are clearly favoured under { $places }.
fair-answer-favours-defenders = The defenders are clearly favoured under { $places }.
fair-answer-fair = Both sides have about the same chances under { $places }.
fair-answer-open = Not settled: { $places }.
fair-even = Nearest to even is { $rules }, layout { $layout }: the attackers score { $score } there (very likely between { $low } and { $high }). A draw counts as half a win, and so does an unfinished game, broken off for its length ({ $unfinished }).
fair-even-verdict = { $verdict ->
    [fair] It counts as fair.
    [open] Fair is 40 to 60 of a hundred; whether it is so here is not settled.
   *[other] Even so, one side is favoured.
}
fair-even-people = { $way ->
    [more] Between people the defenders may do better:
   *[less] Between people the attackers may do better:
}
fair-made = A search among such rules found a combination nearer to even, ours, which no source has: the attackers score { $score } there (very likely between { $low } and { $high }; { $unfinished } unfinished).
fair-made-open = Whether that is fair is not settled either.
fair-made-more = That study
fair-by = The answers are from { $games } games at one strength, over all these rule sets; games with less and with more thinking show what changes. Both sides think equally.
fair-play = Play the most even one
fair-see-rules = Its rules
fair-chart-title = Every rule set that was played
fair-authors = The authors: H. J. R. Murray, historian of board games (1952); Damian Walker, who publishes tafl rules; the St. Thomasguild, who rebuilt the board; Sten Helmfrid, who proposed two layouts.
fair-ahead-unfinished = { $side ->
    [attackers] Under { $places } the attackers are ahead, but too many games are unfinished to be sure.
   *[defenders] Under { $places } the defenders are ahead, but too many games are unfinished to be sure.
}
fair-again = { $all ->
    [yes] Games from other openings confirm all { $verdicts } answers that favour one side.
   *[no] Games from other openings confirm { $confirmed } of the { $verdicts } answers that favour one side.
}
fair-again-contradicted = They contradict { $contradicted }.
fair-readings = The manuscript does not say which men are the king’s; { $layouts } other symmetric layouts were played, with less thinking.
fair-readings-same = Under { $rules } the same side is favoured there too.
fair-readings-depends = Under { $rules } the layout decides.
fair-rules-title = Which rules decide
fair-rules-lead = One rule was changed at a time under { $rules }, on one layout, with less thinking. The numbers are points of a hundred added to the attackers’ score, with likely ranges.
fair-rule-instead = “{ $level }” instead of “{ $reference }”
fair-rules-hint = Only a hint: it does not show in each of the two rule sets by itself.
fair-rules-opposite = depends on the other rules
fair-rules-under = under { $rules }
fair-rules-opposite-hint = Only hints: each shows under one rule set alone.
fair-rules-rest = { $rules ->
    [one] One more rule was changed without an effect that shows; if it has any, on average over these rule sets it is at most { $most } points.
   *[other] { $rules } more rules were changed without an effect that shows; if one has any, on average over these rule sets it is at most { $most } points.
}
fair-limits-title = What this does not say
fair-limit-history = How the game was played at king Athelstan’s court. The manuscript shows the board and hardly a rule; every rule set here is a modern proposal, and Murray’s was made for smaller boards.
fair-limit-program = How a game between two people will go. The program makes other mistakes than people do, and it has not been tried against strong players.
fair-limit-depth = What perfect play would come to. Deeper play may change the answer.
fair-people-more = More on people’s games
fair-methods-title = How it was measured
fair-methods-plan = What is played and what counts as fair was written down before the first game; later, games that would hardly have settled anything were left out; what they might have settled stays open. A side is favoured if its score very likely lies above 55 of a hundred, even if the other side is given all unfinished games, and if it is ahead too with more thinking and with earlier weights of the program. Otherwise a rule set is fair if the attackers’ score very likely lies from 40 to 60 at two strengths, and a third of the games or more have a winner. Else it is not settled.
fair-methods-games = All rule sets with the same layout and the same side to move first begin from the same openings. A game of 600 moves goes on for at most 200 more with four times the thinking, and is then broken off.
fair-methods-verdict = The chance that even one answer is wrong is at most one in twenty, and a likely range has the true score in it 95 times of a hundred. Games that repeat another are counted once.
fair-methods-again = From other openings the attackers’ score changes by { $points } points of a hundred, on average over all rule sets (very likely by { $low } to { $high }).
fair-every-figure = Every figure
fair-report = The report, with its methods for statisticians
fair-data = Games and figures, to download
fair-older = All studies
