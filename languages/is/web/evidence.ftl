## Hvernig fullyrðing er vituð

evidence-known = vitað
evidence-known-title = Heimild segir það eða sýnir, og engin sem við þekkjum andmælir.
evidence-inferred = ályktað
evidence-inferred-title = Það leiðir af því sem vitað er, ef rökin halda.
evidence-conjecture = tilgáta
evidence-conjecture-title = Ágiskun einhvers. Hún kann að vera röng, og aðrir giska á annað.
evidence-label = Hvernig það er vitað
evidence-ours = okkar eigin rök
evidence-through = samkvæmt: { $source }
evidence-words = Orð
place-rule = regla { $at }
place-page = bls. { $at }
place-paragraph = staðurinn „{ $at } …“
place-section = kaflinn „{ $at }“
place-caption = myndatextinn „{ $at } …“
place-entry = færslan „{ $at }“
place-comment = athugasemd eftir { $at }
