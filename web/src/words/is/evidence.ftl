## Hvernig fullyrðing er vituð

evidence-known = vitað
evidence-known-title = Heimild segir það eða sýnir.
evidence-inferred = ályktað
evidence-inferred-title = Það leiðir af því sem vitað er, ef rökin halda.
evidence-conjecture = tilgáta
evidence-conjecture-title = Ágiskun einhvers. Hún kann að vera röng, og aðrir giska á annað.
evidence-label = Hvernig það er vitað
evidence-ours = okkar eigin rök
evidence-through = samkvæmt: { $source }
