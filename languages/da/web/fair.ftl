## The article on whether Alea is fair

fair-title = { $finding ->
    [attackers] Alea begunstiger angriberne
    [mostly-attackers] Alea begunstiger angriberne efter de fleste regler
    [defenders] Alea begunstiger forsvarerne
    [mostly-defenders] Alea begunstiger forsvarerne efter de fleste regler
    [fair] Alea er retfærdigt
    [partly-fair] Alea er retfærdigt efter de fleste regler
    [depends] Om Alea er retfærdigt, afhænger af reglerne
    [sides] Hvem Alea begunstiger, afhænger af reglerne
   *[open] Om Alea er retfærdigt, er endnu åbent
}
fair-sides = I Alea Evangelii jager mange angribere en konge, og hans forsvarere hjælper ham med at slippe væk. Et stærkt program har spillet { $rules } regelsæt af nyere forfattere mod sig selv, { $layouts ->
    [one] på én opstilling
   *[other] hvert på { $layouts } opstillinger
} af brikkerne. Det så omkring { $plies } træk frem, begge siders talt med.
fair-answer-favours-attackers = Angriberne er klart begunstiget under { $places }.
fair-answer-favours-defenders = Forsvarerne er klart begunstiget under { $places }.
fair-answer-fair = Begge sider har omtrent de samme chancer under { $places }.
fair-answer-open = Ikke afgjort: { $places }.
fair-even = Mest lige er { $rules }, opstilling { $layout }: der får angriberne { $score } (højst sandsynligt mellem { $low } og { $high }). Remis regnes som en halv sejr, og det samme gør et uafsluttet parti, afbrudt på grund af sin længde ({ $unfinished } af disse partier).
fair-even-verdict = { $verdict ->
    [fair] Det regnes for retfærdigt.
    [open] Som retfærdigt regnes 40 til 60 af hundrede; om det er tilfældet her, er ikke afgjort.
   *[other] Selv her er den ene side begunstiget.
}
fair-even-people = { $way ->
    [more] Mellem mennesker klarer forsvarerne sig måske bedre end i disse partier:
   *[less] Mellem mennesker klarer angriberne sig måske bedre end i disse partier:
}
fair-made = En søgning blandt andre kombinationer af disse regler fandt en, der er nærmere ved lige, vores egen, som ingen kilde har: der får angriberne { $score } (højst sandsynligt mellem { $low } og { $high }; { $unfinished } uafsluttede).
fair-made-open = Om det er retfærdigt, er heller ikke afgjort.
fair-made-more = Den undersøgelse
fair-by = Svarene er fra { $games } partier ved én styrke, under alle disse regelsæt tilsammen; partier med mindre og med mere tænkning viser, hvad der ændrer sig. Begge sider tænker lige meget.
fair-play = Spil det mest lige
fair-see-rules = Dets regler
fair-chart-title = Alle regelsæt, der blev spillet
fair-authors = Ophavsmændene: H. J. R. Murray, brætspilshistoriker (1952); Damian Walker, der udgiver taflregler; St. Thomasguild, der har genskabt brættet; Sten Helmfrid, der har foreslået to af opstillingerne.
fair-ahead-unfinished = { $side ->
    [attackers] Under { $places } er angriberne foran, men for mange partier er uafsluttede, til at det er sikkert.
   *[defenders] Under { $places } er forsvarerne foran, men for mange partier er uafsluttede, til at det er sikkert.
}
fair-again = { $all ->
    [yes] Partier fra andre åbninger bekræfter alle { $verdicts } svar til fordel for den ene side.
   *[no] Partier fra andre åbninger bekræfter { $confirmed } af de { $verdicts } svar til fordel for den ene side.
}
fair-again-contradicted = De modsiger { $contradicted } af dem.
fair-readings = Håndskriftet siger ikke, hvilke mænd der er kongens; { $layouts } andre symmetriske opstillinger blev spillet, med mindre tænkning.
fair-readings-same = Efter { $rules } er den samme side også begunstiget dér.
fair-readings-depends = Efter { $rules } afgør opstillingen det.
fair-rules-title = Hvilke regler afgør det
fair-rules-lead = Én regel blev ændret ad gangen i reglerne { $rules }, på én opstilling, med mindre tænkning. Tallene er point af hundrede, der lægges til angribernes score, med det område, hvori de højst sandsynligt ligger.
fair-rule-instead = »{ $level }« i stedet for »{ $reference }«
fair-rules-hint = Kun et fingerpeg: det viser sig ikke i hvert af de to regelsæt for sig.
fair-rules-opposite = afhænger af de øvrige regler
fair-rules-under = efter { $rules }
fair-rules-opposite-hint = Kun fingerpeg, hvert i ét regelsæt alene.
fair-rules-rest = { $rules ->
    [one] Endnu en regel blev ændret, uden at en virkning kan ses; har den en, er den i gennemsnit over disse regelsæt højst { $most } point.
   *[other] Yderligere { $rules } regler blev ændret, uden at en virkning kan ses; har en af dem en, er den i gennemsnit over disse regelsæt højst { $most } point.
}
fair-limits-title = Hvad dette ikke siger
fair-limit-history = Hvordan der blev spillet ved kong Athelstans hof. Håndskriftet viser brættet og næsten ingen regler; hvert regelsæt her er et nyere forslag, og Murrays er lavet til mindre brætter.
fair-limit-program = Hvordan et parti mellem to mennesker vil gå. Programmet begår andre fejl end mennesker, og det er ikke prøvet mod stærke spillere.
fair-limit-depth = Hvad fuldkomment spil ville give. Dybere spil kan ændre svaret.
fair-people-more = Mere om menneskers partier
fair-methods-title = Hvordan der blev målt
fair-methods-plan = Hvad der spilles, og hvad der regnes for retfærdigt, blev skrevet ned før det første parti; senere blev partier udeladt, som næppe ville have afgjort noget; hvad de kunne have afgjort, står åbent. En side er begunstiget, hvis dens score højst sandsynligt er over 55 af hundrede, selv hvis alle uafsluttede partier tilskrives den anden side, og hvis den også er foran med mere tænkning og med programmets tidligere vægte. Ellers er et regelsæt retfærdigt, hvis angribernes score ved to styrker højst sandsynligt er fra 40 til 60, og mindst en tredjedel af partierne har en vinder. Ellers er det ikke afgjort.
fair-methods-games = Alle regelsæt med samme opstilling, hvor samme side begynder, begynder fra de samme åbninger. Et parti på 600 træk fortsætter i højst 200 til med fire gange så megen tænkning og afbrydes så.
fair-methods-verdict = Chancen for, at mindst ét svar er forkert, er højst én ud af tyve, og et sandsynligt område indeholder den sande score 95 gange ud af hundrede. Partier, der gentager et andet, tælles én gang.
fair-methods-again = Med andre åbninger ændrer angribernes score sig med { $points } point af hundrede, i gennemsnit over alle regelsæt (højst sandsynligt med { $low } til { $high }).
fair-every-figure = Alle tal
fair-report = Rapporten med metoderne for statistikere
fair-data = Partier og tal til at hente
fair-older = Alle undersøgelser
