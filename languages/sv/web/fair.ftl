## The article on whether Alea is fair

fair-title = { $finding ->
    [attackers] Alea gynnar angriparna
    [mostly-attackers] Alea gynnar angriparna enligt de flesta regler
    [defenders] Alea gynnar försvararna
    [mostly-defenders] Alea gynnar försvararna enligt de flesta regler
    [fair] Alea är rättvist
    [partly-fair] Alea är rättvist enligt de flesta regler
    [depends] Om Alea är rättvist beror på reglerna
    [sides] Vem Alea gynnar beror på reglerna
   *[open] Om Alea är rättvist är ännu öppet
}
fair-sides = I Alea Evangelii jagar många angripare en kung, och hans försvarare hjälper honom att komma undan. Ett starkt program har spelat { $rules } regelverk av nyare författare mot sig självt, { $layouts ->
    [one] på en uppställning
   *[other] vart och ett på { $layouts } uppställningar
} av pjäserna. Det såg omkring { $plies } drag framåt, båda sidors räknade.
fair-answer-favours-attackers = Angriparna är klart gynnade under { $places }.
fair-answer-favours-defenders = Försvararna är klart gynnade under { $places }.
fair-answer-fair = Båda sidor har ungefär samma chanser under { $places }.
fair-answer-open = Inte avgjort: { $places }.
fair-even = Jämnast är { $rules }, uppställning { $layout }: där får angriparna { $score } (mycket sannolikt mellan { $low } och { $high }). Remi räknas som en halv vinst, och det gör också ett oavslutat parti, avbrutet på grund av sin längd ({ $unfinished } av dessa partier).
fair-even-verdict = { $verdict ->
    [fair] Det räknas som rättvist.
    [open] Som rättvist räknas 40 till 60 av hundra; om så är fallet här är inte avgjort.
   *[other] Även här är en sida gynnad.
}
fair-even-people = { $way ->
    [more] Mellan människor klarar sig försvararna kanske bättre än i dessa partier:
   *[less] Mellan människor klarar sig angriparna kanske bättre än i dessa partier:
}
fair-made = En sökning bland andra kombinationer av dessa regler fann en som ligger närmare jämnt, vår egen, som ingen källa har: där får angriparna { $score } (mycket sannolikt mellan { $low } och { $high }; { $unfinished } oavslutade).
fair-made-open = Om det är rättvist är inte heller avgjort.
fair-made-more = Den studien
fair-by = Svaren är från { $games } partier vid en styrka, under alla dessa regelverk tillsammans; partier med mindre och med mer tänkande visar vad som ändras. Båda sidor tänker lika mycket.
fair-play = Spela det jämnaste
fair-see-rules = Dess regler
fair-chart-title = Alla regelverk som spelades
fair-authors = Upphovsmännen: H. J. R. Murray, brädspelshistoriker (1952); Damian Walker, som ger ut taflregler; St. Thomasguild, som har återskapat brädet; Sten Helmfrid, som har föreslagit två av uppställningarna.
fair-ahead-unfinished = { $side ->
    [attackers] Under { $places } ligger angriparna före, men för många partier är oavslutade för att det ska vara säkert.
   *[defenders] Under { $places } ligger försvararna före, men för många partier är oavslutade för att det ska vara säkert.
}
fair-again = { $all ->
    [yes] Partier från andra öppningar bekräftar alla { $verdicts } svar som gynnar den ena sidan.
   *[no] Partier från andra öppningar bekräftar { $confirmed } av de { $verdicts } svar som gynnar den ena sidan.
}
fair-again-contradicted = De motsäger { $contradicted } av dem.
fair-readings = Handskriften säger inte vilka män som är kungens; { $layouts } andra symmetriska uppställningar spelades, med mindre tänkande.
fair-readings-same = Enligt { $rules } är samma sida gynnad där också.
fair-readings-depends = Enligt { $rules } avgör uppställningen.
fair-rules-title = Vilka regler avgör
fair-rules-lead = En regel ändrades i taget i reglerna { $rules }, på en uppställning, med mindre tänkande. Talen är poäng av hundra som läggs till angriparnas resultat, med sitt sannolika område.
fair-rule-instead = ”{ $level }” i stället för ”{ $reference }”
fair-rules-hint = Bara en antydan: det syns inte i vart och ett av de två regelverken för sig.
fair-rules-opposite = beror på de övriga reglerna
fair-rules-under = enligt { $rules }
fair-rules-opposite-hint = Bara antydningar, var och en i ett enda regelverk.
fair-rules-rest = { $rules ->
    [one] En regel till ändrades utan att någon verkan syns; har den någon är den i genomsnitt över dessa regelverk högst { $most } poäng.
   *[other] { $rules } regler till ändrades utan att någon verkan syns; har en av dem någon är den i genomsnitt över dessa regelverk högst { $most } poäng.
}
fair-limits-title = Vad detta inte säger
fair-limit-history = Hur man spelade vid kung Athelstans hov. Handskriften visar brädet och knappt en regel; varje regelverk här är ett nyare förslag, och Murrays gjordes för mindre bräden.
fair-limit-program = Hur ett parti mellan två människor kommer att gå. Programmet gör andra fel än människor, och det har inte prövats mot starka spelare.
fair-limit-depth = Vad fullkomligt spel skulle ge. Djupare spel kan ändra svaret.
fair-people-more = Mer om människors partier
fair-methods-title = Hur det mättes
fair-methods-plan = Vad som spelas och vad som räknas som rättvist skrevs ner före det första partiet; senare uteslöts partier som knappast skulle ha avgjort något; vad de kunde ha avgjort står öppet. En sida är gynnad om dess resultat mycket sannolikt ligger över 55 av hundra, även om den andra sidan får alla oavslutade partier, och om den också ligger före med mer tänkande och med programmets tidigare vikter. Annars är ett regelverk rättvist om angriparnas resultat vid två styrkor mycket sannolikt ligger från 40 till 60 och minst en tredjedel av partierna har en vinnare. Annars är det inte avgjort.
fair-methods-games = Alla regelverk med samma uppställning och samma sida som börjar utgår från samma öppningar. Ett parti på 600 drag fortsätter i högst 200 till med fyra gånger så mycket tänkande och avbryts sedan.
fair-methods-verdict = Chansen att ens ett svar är fel är högst en på tjugo, och ett sannolikt område innehåller det sanna resultatet 95 gånger av hundra. Partier som upprepar ett annat räknas en gång.
fair-methods-again = Med andra öppningar ändras angriparnas resultat med { $points } poäng av hundra, i genomsnitt över alla regelverk (mycket sannolikt med { $low } till { $high }).
fair-every-figure = Alla siffror
fair-report = Rapporten, med metoderna för statistiker
fair-data = Partier och siffror att ladda ner
fair-older = Alla studier
