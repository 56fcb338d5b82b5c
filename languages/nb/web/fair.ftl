## The article on whether Alea is fair

fair-title = { $finding ->
    [attackers] Alea favoriserer angriperne
    [mostly-attackers] Alea favoriserer angriperne etter de fleste regler
    [defenders] Alea favoriserer forsvarerne
    [mostly-defenders] Alea favoriserer forsvarerne etter de fleste regler
    [fair] Alea er rettferdig
    [partly-fair] Alea er rettferdig etter de fleste regler
    [depends] Om Alea er rettferdig, kommer an på reglene
    [sides] Hvem Alea favoriserer, kommer an på reglene
   *[open] Om Alea er rettferdig, er fortsatt åpent
}
fair-sides = I Alea Evangelii jager mange angripere en konge, og forsvarerne hjelper ham å slippe unna. Et sterkt program har spilt { $rules } regelsett av nyere forfattere mot seg selv, { $layouts ->
    [one] på én oppstilling
   *[other] hvert på { $layouts } oppstillinger
} av brikkene. Det så omtrent { $plies } trekk fram, begge siders talt med.
fair-answer-favours-attackers = Angriperne er klart favorisert under { $places }.
fair-answer-favours-defenders = Forsvarerne er klart favorisert under { $places }.
fair-answer-fair = Begge parter har omtrent de samme sjansene under { $places }.
fair-answer-open = Ikke avgjort: { $places }.
fair-even = Jevnest er { $rules }, oppstilling { $layout }: der får angriperne { $score } (høyst sannsynlig mellom { $low } og { $high }). Remis regnes som en halv seier, og det gjør også et uavsluttet parti, avbrutt på grunn av lengden ({ $unfinished } av disse partiene).
fair-even-verdict = { $verdict ->
    [fair] Det regnes som rettferdig.
    [open] Som rettferdig regnes 40 til 60 av hundre; om det er tilfellet her, er ikke avgjort.
   *[other] Selv her er den ene siden favorisert.
}
fair-even-people = { $way ->
    [more] Mellom mennesker klarer forsvarerne seg kanskje bedre enn i disse partiene:
   *[less] Mellom mennesker klarer angriperne seg kanskje bedre enn i disse partiene:
}
fair-made = Et søk blant andre kombinasjoner av disse reglene fant én som er nærmere jevn, vår egen, som ingen kilde har: der får angriperne { $score } (høyst sannsynlig mellom { $low } og { $high }; { $unfinished } uavsluttet).
fair-made-open = Om det er rettferdig, er heller ikke avgjort.
fair-made-more = Den studien
fair-by = Svarene er fra { $games } partier ved én styrke, under alle disse regelsettene til sammen; partier med mindre og med mer tenking viser hva som endrer seg. Begge parter tenker like mye.
fair-play = Spill det jevneste
fair-see-rules = Reglene for det
fair-chart-title = Alle regelsett som ble spilt
fair-authors = Opphavspersonene: H. J. R. Murray, brettspillhistoriker (1952); Damian Walker, som gir ut taflregler; St. Thomasguild, som har gjenskapt brettet; Sten Helmfrid, som har foreslått to av oppstillingene.
fair-ahead-unfinished = { $side ->
    [attackers] Under { $places } leder angriperne, men for mange partier er uavsluttet til at det er sikkert.
   *[defenders] Under { $places } leder forsvarerne, men for mange partier er uavsluttet til at det er sikkert.
}
fair-again = { $all ->
    [yes] Partier fra andre åpninger bekrefter alle { $verdicts } svarene til fordel for den ene parten.
   *[no] Partier fra andre åpninger bekrefter { $confirmed } av de { $verdicts } svarene til fordel for den ene parten.
}
fair-again-contradicted = De motsier { $contradicted } av dem.
fair-readings = Håndskriftet sier ikke hvilke menn som er kongens; { $layouts } andre symmetriske oppstillinger ble spilt, med mindre tenking.
fair-readings-same = Etter { $rules } er den samme parten favorisert der også.
fair-readings-depends = Etter { $rules } avgjør oppstillingen.
fair-rules-title = Hvilke regler avgjør
fair-rules-lead = Én regel ble endret om gangen i reglene { $rules }, på én oppstilling, med mindre tenking. Tallene er poeng av hundre som legges til angripernes resultat, med sitt sannsynlige område.
fair-rule-instead = «{ $level }» i stedet for «{ $reference }»
fair-rules-hint = Bare en antydning: det viser seg ikke i hvert av de to regelsettene for seg.
fair-rules-opposite = avhenger av de øvrige reglene
fair-rules-under = etter { $rules }
fair-rules-opposite-hint = Bare antydninger, hver i ett regelsett alene.
fair-rules-rest = { $rules ->
    [one] Én regel til ble endret uten at noen virkning viser seg; har den noen, er den i gjennomsnitt over disse regelsettene høyst { $most } poeng.
   *[other] { $rules } regler til ble endret uten at noen virkning viser seg; har en av dem noen, er den i gjennomsnitt over disse regelsettene høyst { $most } poeng.
}
fair-limits-title = Hva dette ikke sier
fair-limit-history = Hvordan det ble spilt ved kong Athelstans hoff. Håndskriftet viser brettet og knapt en regel; hvert regelsett her er et nyere forslag, og Murrays ble laget for mindre brett.
fair-limit-program = Hvordan et parti mellom to mennesker vil gå. Programmet gjør andre feil enn mennesker, og det er ikke prøvd mot sterke spillere.
fair-limit-depth = Hva fullkomment spill ville gi. Dypere spill kan endre svaret.
fair-people-more = Mer om menneskers partier
fair-methods-title = Hvordan det ble målt
fair-methods-plan = Hva som spilles, og hva som regnes som rettferdig, ble skrevet ned før det første partiet; senere ble partier utelatt som neppe ville ha avgjort noe; det de kunne ha avgjort, står åpent. En side er favorisert hvis resultatet dens høyst sannsynlig er over 55 av hundre, selv hvis alle uavsluttede partier tilskrives den andre siden, og hvis den også leder med mer tenking og med programmets tidligere vekter. Ellers er et regelsett rettferdig hvis angripernes resultat ved to styrker høyst sannsynlig er fra 40 til 60 og minst en tredjedel av partiene har en vinner. Ellers er det ikke avgjort.
fair-methods-games = Alle regelsett med samme oppstilling og samme side først i trekket begynner fra de samme åpningene. Et parti på 600 trekk fortsetter i høyst 200 til med fire ganger så mye tenking og blir så avbrutt.
fair-methods-verdict = Sjansen for at minst ett svar er galt, er høyst én av tjue, og et sannsynlig område inneholder det sanne resultatet 95 ganger av hundre. Partier som gjentar et annet, telles én gang.
fair-methods-again = Med andre åpninger endrer angripernes resultat seg med { $points } poeng av hundre, i gjennomsnitt over alle regelsett (høyst sannsynlig med { $low } til { $high }).
fair-every-figure = Alle tall
fair-report = Rapporten, med metodene for statistikere
fair-data = Partier og tall til nedlasting
fair-older = Alle studier
