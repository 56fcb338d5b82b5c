## first

rule-first-attackers = Die Angreifer machen den ersten Zug.
rule-first-defenders = Die Seite des Königs, mit den Verteidigern, macht den ersten Zug.

## movement

rule-movement-rook = Ein Stein zieht geradeaus entlang einer Reihe oder Spalte, so weit er will, nur über leere Punkte: wie der Turm im Schach.

## attackers-speed

rule-attackers-speed-unlimited = Die Angreifer ziehen so weit, wie der Weg frei ist.
rule-attackers-speed-one = Die Angreifer ziehen in einem Zug höchstens einen Punkt weit.
rule-attackers-speed-two = Die Angreifer ziehen in einem Zug höchstens zwei Punkte weit.
rule-attackers-speed-three = Die Angreifer ziehen in einem Zug höchstens drei Punkte weit.
rule-attackers-speed-four = Die Angreifer ziehen in einem Zug höchstens vier Punkte weit.
rule-attackers-speed-five = Die Angreifer ziehen in einem Zug höchstens fünf Punkte weit.
rule-attackers-speed-six = Die Angreifer ziehen in einem Zug höchstens sechs Punkte weit.
rule-attackers-speed-seven = Die Angreifer ziehen in einem Zug höchstens sieben Punkte weit.
rule-attackers-speed-eight = Die Angreifer ziehen in einem Zug höchstens acht Punkte weit.
rule-attackers-speed-nine = Die Angreifer ziehen in einem Zug höchstens neun Punkte weit.

## defenders-speed

rule-defenders-speed-unlimited = Die Verteidiger ziehen so weit, wie der Weg frei ist.
rule-defenders-speed-one = Die Verteidiger ziehen in einem Zug höchstens einen Punkt weit.
rule-defenders-speed-two = Die Verteidiger ziehen in einem Zug höchstens zwei Punkte weit.
rule-defenders-speed-three = Die Verteidiger ziehen in einem Zug höchstens drei Punkte weit.
rule-defenders-speed-four = Die Verteidiger ziehen in einem Zug höchstens vier Punkte weit.
rule-defenders-speed-five = Die Verteidiger ziehen in einem Zug höchstens fünf Punkte weit.
rule-defenders-speed-six = Die Verteidiger ziehen in einem Zug höchstens sechs Punkte weit.
rule-defenders-speed-seven = Die Verteidiger ziehen in einem Zug höchstens sieben Punkte weit.
rule-defenders-speed-eight = Die Verteidiger ziehen in einem Zug höchstens acht Punkte weit.
rule-defenders-speed-nine = Die Verteidiger ziehen in einem Zug höchstens neun Punkte weit.

## king-speed

rule-king-speed-unlimited = Der König zieht so weit, wie der Weg frei ist.
rule-king-speed-one = Der König zieht in einem Zug höchstens einen Punkt weit.
rule-king-speed-two = Der König zieht in einem Zug höchstens zwei Punkte weit.
rule-king-speed-three = Der König zieht in einem Zug höchstens drei Punkte weit.
rule-king-speed-four = Der König zieht in einem Zug höchstens vier Punkte weit.
rule-king-speed-five = Der König zieht in einem Zug höchstens fünf Punkte weit.
rule-king-speed-six = Der König zieht in einem Zug höchstens sechs Punkte weit.
rule-king-speed-seven = Der König zieht in einem Zug höchstens sieben Punkte weit.
rule-king-speed-eight = Der König zieht in einem Zug höchstens acht Punkte weit.
rule-king-speed-nine = Der König zieht in einem Zug höchstens neun Punkte weit.

## king-jump

rule-king-jump-none = Der König springt nie über einen anderen Stein.
rule-king-jump-special-points = Der König darf über einen gewöhnlichen gegnerischen Mann neben sich auf den leeren Punkt dahinter springen, aber nur von einem besonderen Punkt des Bretts aus oder auf einen solchen. Der übersprungene Mann bleibt stehen.
rule-king-jump-free = Der König darf über einen gewöhnlichen gegnerischen Mann neben sich auf den leeren Punkt dahinter springen. Der übersprungene Mann bleibt stehen.
rule-king-jump-capturing = Der König darf über einen gewöhnlichen gegnerischen Mann neben sich auf den leeren Punkt dahinter springen und schlägt ihn damit.
rule-king-jump-any-man = Der König darf über einen gewöhnlichen Mann neben sich, gleich welcher Seite, auf den leeren Punkt dahinter springen. Der übersprungene Mann bleibt stehen.

## berserk

rule-berserk-none = Wer an der Reihe ist, macht einen einzigen Zug.
rule-berserk-capturing = Ein Stein, der schlägt, darf sofort weiterziehen, solange er mit jedem weiteren Zug wieder schlägt.
rule-berserk-any-move = Ein Stein, der schlägt, darf sofort noch einen Zug machen, gleich welchen, und nach jedem Zug, der wieder schlägt, noch einen.

## berserk-stay

rule-berserk-stay-yes = Ein Stein, der weiterziehen darf, darf auch stehen bleiben; dann ist die andere Seite an der Reihe. Der Spieler hört auf, wann er will.
rule-berserk-stay-no = Ein Stein, der weiterziehen darf, muss es auch tun.

## berserk-escape

rule-berserk-escape-yes = Der König darf nach einem Schlag auch mit einem Zug weiterziehen, der nichts schlägt, wenn er damit entkommt.
rule-berserk-escape-no = Zieht der König nach einem Schlag weiter, so muss er wieder schlagen, selbst um zu entkommen.

## commander-speed

rule-commander-speed-unlimited = Ein Kommandant zieht so weit, wie der Weg frei ist.
rule-commander-speed-one = Ein Kommandant zieht in einem Zug höchstens einen Punkt weit.
rule-commander-speed-two = Ein Kommandant zieht in einem Zug höchstens zwei Punkte weit.
rule-commander-speed-three = Ein Kommandant zieht in einem Zug höchstens drei Punkte weit.
rule-commander-speed-four = Ein Kommandant zieht in einem Zug höchstens vier Punkte weit.
rule-commander-speed-five = Ein Kommandant zieht in einem Zug höchstens fünf Punkte weit.
rule-commander-speed-six = Ein Kommandant zieht in einem Zug höchstens sechs Punkte weit.
rule-commander-speed-seven = Ein Kommandant zieht in einem Zug höchstens sieben Punkte weit.
rule-commander-speed-eight = Ein Kommandant zieht in einem Zug höchstens acht Punkte weit.
rule-commander-speed-nine = Ein Kommandant zieht in einem Zug höchstens neun Punkte weit.

## commander-jump

rule-commander-jump-none = Ein Kommandant springt nie über einen anderen Stein.
rule-commander-jump-special-points = Ein Kommandant darf über einen gewöhnlichen gegnerischen Mann neben sich auf den leeren Punkt dahinter springen, aber nur von einem besonderen Punkt des Bretts aus oder auf einen solchen. Der übersprungene Mann bleibt stehen.
rule-commander-jump-free = Ein Kommandant darf über einen gewöhnlichen gegnerischen Mann neben sich auf den leeren Punkt dahinter springen. Der übersprungene Mann bleibt stehen.
rule-commander-jump-capturing = Ein Kommandant darf über einen gewöhnlichen gegnerischen Mann neben sich auf den leeren Punkt dahinter springen und schlägt ihn damit.
rule-commander-jump-any-man = Ein Kommandant darf über einen gewöhnlichen Mann neben sich, gleich welcher Seite, auf den leeren Punkt dahinter springen. Der übersprungene Mann bleibt stehen.

## commander-captured

rule-commander-captured-two = Ein Kommandant wird wie jeder Mann zwischen zwei Gegnern geschlagen.
rule-commander-captured-three = Ein Kommandant wird geschlagen, wenn an drei seiner Seiten Gegner stehen oder leere Punkte liegen, die ihm feindlich sind.
rule-commander-captured-four = Ein Kommandant wird geschlagen, wenn an allen vier seiner Seiten Gegner stehen oder leere Punkte liegen, die ihm feindlich sind.
rule-commander-captured-never = Ein Kommandant kann nicht geschlagen werden.

## knight-speed

rule-knight-speed-unlimited = Ein Ritter zieht so weit, wie der Weg frei ist.
rule-knight-speed-one = Ein Ritter zieht in einem Zug höchstens einen Punkt weit.
rule-knight-speed-two = Ein Ritter zieht in einem Zug höchstens zwei Punkte weit.
rule-knight-speed-three = Ein Ritter zieht in einem Zug höchstens drei Punkte weit.
rule-knight-speed-four = Ein Ritter zieht in einem Zug höchstens vier Punkte weit.
rule-knight-speed-five = Ein Ritter zieht in einem Zug höchstens fünf Punkte weit.
rule-knight-speed-six = Ein Ritter zieht in einem Zug höchstens sechs Punkte weit.
rule-knight-speed-seven = Ein Ritter zieht in einem Zug höchstens sieben Punkte weit.
rule-knight-speed-eight = Ein Ritter zieht in einem Zug höchstens acht Punkte weit.
rule-knight-speed-nine = Ein Ritter zieht in einem Zug höchstens neun Punkte weit.

## knight-jump

rule-knight-jump-none = Ein Ritter springt nie über einen anderen Stein.
rule-knight-jump-special-points = Ein Ritter darf über einen gewöhnlichen gegnerischen Mann neben sich auf den leeren Punkt dahinter springen, aber nur von einem besonderen Punkt des Bretts aus oder auf einen solchen. Der übersprungene Mann bleibt stehen.
rule-knight-jump-free = Ein Ritter darf über einen gewöhnlichen gegnerischen Mann neben sich auf den leeren Punkt dahinter springen. Der übersprungene Mann bleibt stehen.
rule-knight-jump-capturing = Ein Ritter darf über einen gewöhnlichen gegnerischen Mann neben sich auf den leeren Punkt dahinter springen und schlägt ihn damit.
rule-knight-jump-any-man = Ein Ritter darf über einen gewöhnlichen Mann neben sich, gleich welcher Seite, auf den leeren Punkt dahinter springen. Der übersprungene Mann bleibt stehen.

## knight-captured

rule-knight-captured-two = Ein Ritter wird wie jeder Mann zwischen zwei Gegnern geschlagen.
rule-knight-captured-three = Ein Ritter wird geschlagen, wenn an drei seiner Seiten Gegner stehen oder leere Punkte liegen, die ihm feindlich sind.
rule-knight-captured-four = Ein Ritter wird geschlagen, wenn an allen vier seiner Seiten Gegner stehen oder leere Punkte liegen, die ihm feindlich sind.
rule-knight-captured-never = Ein Ritter kann nicht geschlagen werden.

## mercenary-speed

rule-mercenary-speed-unlimited = Ein Söldner zieht so weit, wie der Weg frei ist.
rule-mercenary-speed-one = Ein Söldner zieht in einem Zug höchstens einen Punkt weit.
rule-mercenary-speed-two = Ein Söldner zieht in einem Zug höchstens zwei Punkte weit.
rule-mercenary-speed-three = Ein Söldner zieht in einem Zug höchstens drei Punkte weit.
rule-mercenary-speed-four = Ein Söldner zieht in einem Zug höchstens vier Punkte weit.
rule-mercenary-speed-five = Ein Söldner zieht in einem Zug höchstens fünf Punkte weit.
rule-mercenary-speed-six = Ein Söldner zieht in einem Zug höchstens sechs Punkte weit.
rule-mercenary-speed-seven = Ein Söldner zieht in einem Zug höchstens sieben Punkte weit.
rule-mercenary-speed-eight = Ein Söldner zieht in einem Zug höchstens acht Punkte weit.
rule-mercenary-speed-nine = Ein Söldner zieht in einem Zug höchstens neun Punkte weit.

## mercenary-jump

rule-mercenary-jump-none = Ein Söldner springt nie über einen anderen Stein.
rule-mercenary-jump-special-points = Ein Söldner darf über einen gewöhnlichen gegnerischen Mann neben sich auf den leeren Punkt dahinter springen, aber nur von einem besonderen Punkt des Bretts aus oder auf einen solchen. Der übersprungene Mann bleibt stehen.
rule-mercenary-jump-free = Ein Söldner darf über einen gewöhnlichen gegnerischen Mann neben sich auf den leeren Punkt dahinter springen. Der übersprungene Mann bleibt stehen.
rule-mercenary-jump-capturing = Ein Söldner darf über einen gewöhnlichen gegnerischen Mann neben sich auf den leeren Punkt dahinter springen und schlägt ihn damit.
rule-mercenary-jump-any-man = Ein Söldner darf über einen gewöhnlichen Mann neben sich, gleich welcher Seite, auf den leeren Punkt dahinter springen. Der übersprungene Mann bleibt stehen.

## mercenary-captured

rule-mercenary-captured-two = Ein Söldner wird wie jeder Mann zwischen zwei Gegnern geschlagen.
rule-mercenary-captured-three = Ein Söldner wird geschlagen, wenn an drei seiner Seiten Gegner stehen oder leere Punkte liegen, die ihm feindlich sind.
rule-mercenary-captured-four = Ein Söldner wird geschlagen, wenn an allen vier seiner Seiten Gegner stehen oder leere Punkte liegen, die ihm feindlich sind.
rule-mercenary-captured-never = Ein Söldner kann nicht geschlagen werden.

## mercenary-taken

rule-mercenary-taken-removed = Ein geschlagener Söldner verlässt das Brett.
rule-mercenary-taken-changes-sides = Ein geschlagener Söldner bleibt auf seinem Punkt und wechselt die Seite: Von da an kämpft er für die, die ihn geschlagen haben, bis er wieder geschlagen wird.

## guard-speed

rule-guard-speed-unlimited = Ein Wächter zieht so weit, wie der Weg frei ist.
rule-guard-speed-one = Ein Wächter zieht in einem Zug höchstens einen Punkt weit.
rule-guard-speed-two = Ein Wächter zieht in einem Zug höchstens zwei Punkte weit.
rule-guard-speed-three = Ein Wächter zieht in einem Zug höchstens drei Punkte weit.
rule-guard-speed-four = Ein Wächter zieht in einem Zug höchstens vier Punkte weit.
rule-guard-speed-five = Ein Wächter zieht in einem Zug höchstens fünf Punkte weit.
rule-guard-speed-six = Ein Wächter zieht in einem Zug höchstens sechs Punkte weit.
rule-guard-speed-seven = Ein Wächter zieht in einem Zug höchstens sieben Punkte weit.
rule-guard-speed-eight = Ein Wächter zieht in einem Zug höchstens acht Punkte weit.
rule-guard-speed-nine = Ein Wächter zieht in einem Zug höchstens neun Punkte weit.

## guard-jump

rule-guard-jump-none = Ein Wächter springt nie über einen anderen Stein.
rule-guard-jump-special-points = Ein Wächter darf über einen gewöhnlichen gegnerischen Mann neben sich auf den leeren Punkt dahinter springen, aber nur von einem besonderen Punkt des Bretts aus oder auf einen solchen. Der übersprungene Mann bleibt stehen.
rule-guard-jump-free = Ein Wächter darf über einen gewöhnlichen gegnerischen Mann neben sich auf den leeren Punkt dahinter springen. Der übersprungene Mann bleibt stehen.
rule-guard-jump-capturing = Ein Wächter darf über einen gewöhnlichen gegnerischen Mann neben sich auf den leeren Punkt dahinter springen und schlägt ihn damit.
rule-guard-jump-any-man = Ein Wächter darf über einen gewöhnlichen Mann neben sich, gleich welcher Seite, auf den leeren Punkt dahinter springen. Der übersprungene Mann bleibt stehen.

## guard-captured

rule-guard-captured-two = Ein Wächter wird wie jeder Mann zwischen zwei Gegnern geschlagen.
rule-guard-captured-three = Ein Wächter wird geschlagen, wenn an drei seiner Seiten Gegner stehen oder leere Punkte liegen, die ihm feindlich sind.
rule-guard-captured-four = Ein Wächter wird geschlagen, wenn an allen vier seiner Seiten Gegner stehen oder leere Punkte liegen, die ihm feindlich sind.
rule-guard-captured-never = Ein Wächter kann nicht geschlagen werden.

## dice

rule-dice-none = Es gibt keinen Würfel: Die Spieler ziehen einfach abwechselnd.
rule-dice-odd = Vor jedem Zug wird gewürfelt: Bei einer ungeraden Zahl darf der Spieler ziehen, bei einer geraden verfällt sein Zug.

## throne

rule-throne-none = Die Mitte des Bretts ist ein Punkt wie jeder andere.
rule-throne-centre = Der Punkt in der Mitte des Bretts ist besonders: Er ist der Thron, auch Burg genannt, auf dem der König beginnt.
rule-throne-layout = Der Punkt, der als Thron gezeichnet ist, auch Burg genannt, ist besonders.

## throne-stop

rule-throne-stop-nobody = Hat der König den Thron einmal verlassen, darf dort niemand mehr haltmachen, auch er selbst nicht.
rule-throne-stop-king = Nur der König darf auf dem Thron haltmachen; er darf ihn verlassen und zurückkehren.
rule-throne-stop-all = Jeder Stein darf auf dem leeren Thron haltmachen.
rule-throne-stop-attackers = Nur die Angreifer dürfen auf dem leeren Thron haltmachen; der König darf es nicht mehr, sobald er ihn verlassen hat.
rule-throne-stop-defenders = Nur die Verteidiger dürfen auf dem leeren Thron haltmachen; der König darf es nicht mehr, sobald er ihn verlassen hat.
rule-throne-stop-men = Männer beider Seiten dürfen auf dem leeren Thron haltmachen; der König darf es nicht mehr, sobald er ihn verlassen hat.
rule-throne-stop-attackers-and-king = Die Angreifer und der König dürfen auf dem leeren Thron haltmachen, die Verteidiger nicht.
rule-throne-stop-defenders-and-king = Der König und seine Verteidiger dürfen auf dem leeren Thron haltmachen, die Angreifer nicht.

## throne-pass

rule-throne-pass-nobody = Niemand darf über den Thron hinwegziehen, auch wenn er leer ist.
rule-throne-pass-king = Nur der König darf über den Thron hinwegziehen; alle anderen Steine hält er auf, auch wenn er leer ist.
rule-throne-pass-all = Jeder Stein darf über den Thron hinwegziehen, wenn er leer ist.
rule-throne-pass-attackers = Nur die Angreifer dürfen über den Thron hinwegziehen, wenn er leer ist; alle anderen Steine hält er auf.
rule-throne-pass-defenders = Nur die Verteidiger dürfen über den Thron hinwegziehen, wenn er leer ist; alle anderen Steine hält er auf, auch den König.
rule-throne-pass-men = Männer beider Seiten dürfen über den Thron hinwegziehen, wenn er leer ist; der König darf es nicht.
rule-throne-pass-attackers-and-king = Die Angreifer und der König dürfen über den Thron hinwegziehen, wenn er leer ist; die Verteidiger dürfen es nicht.
rule-throne-pass-defenders-and-king = Der König und seine Verteidiger dürfen über den Thron hinwegziehen, wenn er leer ist; die Angreifer dürfen es nicht.

## throne-hostile

rule-throne-hostile-nobody = Der leere Thron ist nicht feindlich: Er hilft nie, jemanden zu schlagen.
rule-throne-hostile-attackers = Der leere Thron ist den Angreifern feindlich: Er vertritt einen Gegner, wenn einer von ihnen gegen ihn geschlagen wird.
rule-throne-hostile-defenders = Der leere Thron ist den Verteidigern feindlich: Er vertritt einen Gegner, wenn einer von ihnen gegen ihn geschlagen wird. Der König hat nichts von ihm zu befürchten.
rule-throne-hostile-men = Der leere Thron ist den Männern beider Seiten feindlich: Er vertritt einen Gegner, wenn ein Mann gegen ihn geschlagen wird. Der König hat nichts von ihm zu befürchten.
rule-throne-hostile-king = Der leere Thron ist allein dem König feindlich: Er zählt als einer der Steine, die ihn umstellen. Männer werden nicht gegen ihn geschlagen.
rule-throne-hostile-attackers-and-king = Der leere Thron ist den Angreifern feindlich, die gegen ihn geschlagen werden, und dem König, für den er als einer der Steine zählt, die ihn umstellen; den Verteidigern nicht.
rule-throne-hostile-defenders-and-king = Der leere Thron ist den Verteidigern feindlich, die gegen ihn geschlagen werden, und dem König, für den er als einer der Steine zählt, die ihn umstellen; den Angreifern nicht.
rule-throne-hostile-all = Der leere Thron ist allen feindlich: Er vertritt einen Gegner, wenn ein Mann der einen oder der anderen Seite gegen ihn geschlagen wird, und zählt als einer der Steine, die den König umstellen.

## throne-hostile-occupied

rule-throne-hostile-occupied-nobody = Solange der König auf ihm sitzt, ist der Thron niemandem feindlich.
rule-throne-hostile-occupied-attackers = Auch solange der König auf ihm sitzt, ist der Thron den Angreifern feindlich: Jeder von ihnen kann gegen ihn geschlagen werden.
rule-throne-hostile-occupied-defenders = Auch solange der König auf ihm sitzt, ist der Thron den Verteidigern feindlich: Jeder von ihnen kann gegen ihn geschlagen werden.
rule-throne-hostile-occupied-men = Auch solange der König auf ihm sitzt, ist der Thron den Männern beider Seiten feindlich, die gegen ihn geschlagen werden.
rule-throne-hostile-occupied-king = Auch solange der König auf ihm sitzt, ist der Thron allein dem König feindlich.
rule-throne-hostile-occupied-attackers-and-king = Auch solange der König auf ihm sitzt, ist der Thron den Angreifern feindlich, die gegen ihn geschlagen werden, und dem König.
rule-throne-hostile-occupied-defenders-and-king = Auch solange der König auf ihm sitzt, ist der Thron den Verteidigern feindlich, die gegen ihn geschlagen werden, und dem König.
rule-throne-hostile-occupied-all = Auch solange der König auf ihm sitzt, ist der Thron allen feindlich: Männer beider Seiten werden gegen ihn geschlagen.

## corners

rule-corners-none = Die Ecken sind Punkte wie alle anderen.
rule-corners-single = Die vier Punkte in den äußersten Ecken des Bretts sind besonders: Sie sind die Eckpunkte.
rule-corners-quad = Sechzehn Punkte sind besonders, in jeder Ecke des Bretts vier im Quadrat: Sie sind die Eckpunkte.
rule-corners-layout = Die als Eckpunkte gezeichneten Punkte sind besonders, wo immer sie liegen.

## corners-stop

rule-corners-stop-nobody = Niemand darf auf einem Eckpunkt haltmachen.
rule-corners-stop-king = Nur der König darf auf einem Eckpunkt haltmachen.
rule-corners-stop-all = Jeder Stein darf auf einem Eckpunkt haltmachen.
rule-corners-stop-attackers = Nur die Angreifer dürfen auf einem Eckpunkt haltmachen.
rule-corners-stop-defenders = Nur die Verteidiger dürfen auf einem Eckpunkt haltmachen, der König nicht.
rule-corners-stop-men = Männer beider Seiten dürfen auf einem Eckpunkt haltmachen; der König darf es nicht.
rule-corners-stop-attackers-and-king = Die Angreifer und der König dürfen auf einem Eckpunkt haltmachen; die Verteidiger dürfen es nicht.
rule-corners-stop-defenders-and-king = Der König und seine Verteidiger dürfen auf einem Eckpunkt haltmachen; die Angreifer dürfen es nicht.

## corners-pass

rule-corners-pass-nobody = Niemand darf über einen Eckpunkt hinwegziehen.
rule-corners-pass-king = Nur der König darf über einen Eckpunkt hinwegziehen; alle anderen Steine hält er auf.
rule-corners-pass-all = Jeder Stein darf über einen leeren Eckpunkt hinwegziehen.
rule-corners-pass-attackers = Nur die Angreifer dürfen über einen leeren Eckpunkt hinwegziehen; alle anderen Steine hält er auf.
rule-corners-pass-defenders = Nur die Verteidiger dürfen über einen leeren Eckpunkt hinwegziehen; alle anderen Steine hält er auf, auch den König.
rule-corners-pass-men = Männer beider Seiten dürfen über einen leeren Eckpunkt hinwegziehen; der König darf es nicht.
rule-corners-pass-attackers-and-king = Die Angreifer und der König dürfen über einen leeren Eckpunkt hinwegziehen; die Verteidiger dürfen es nicht.
rule-corners-pass-defenders-and-king = Der König und seine Verteidiger dürfen über einen leeren Eckpunkt hinwegziehen; die Angreifer dürfen es nicht.

## corners-hostile

rule-corners-hostile-nobody = Ein leerer Eckpunkt ist nicht feindlich: Er hilft nie, jemanden zu schlagen.
rule-corners-hostile-attackers = Ein leerer Eckpunkt ist den Angreifern feindlich: Er vertritt einen Gegner, wenn einer von ihnen gegen ihn geschlagen wird.
rule-corners-hostile-defenders = Ein leerer Eckpunkt ist den Verteidigern feindlich: Er vertritt einen Gegner, wenn einer von ihnen gegen ihn geschlagen wird. Der König hat nichts von ihm zu befürchten.
rule-corners-hostile-men = Ein leerer Eckpunkt ist den Männern beider Seiten feindlich: Er vertritt einen Gegner, wenn ein Mann gegen ihn geschlagen wird. Der König hat nichts von ihm zu befürchten.
rule-corners-hostile-king = Ein leerer Eckpunkt ist allein dem König feindlich: Er zählt als einer der Steine, die ihn umstellen. Männer werden nicht gegen ihn geschlagen.
rule-corners-hostile-attackers-and-king = Ein leerer Eckpunkt ist den Angreifern feindlich, die gegen ihn geschlagen werden, und dem König, für den er als einer der Steine zählt, die ihn umstellen; den Verteidigern nicht.
rule-corners-hostile-defenders-and-king = Ein leerer Eckpunkt ist den Verteidigern feindlich, die gegen ihn geschlagen werden, und dem König, für den er als einer der Steine zählt, die ihn umstellen; den Angreifern nicht.
rule-corners-hostile-all = Ein leerer Eckpunkt ist allen feindlich: Er vertritt einen Gegner, wenn ein Mann der einen oder der anderen Seite gegen ihn geschlagen wird, und zählt als einer der Steine, die den König umstellen.

## camps

rule-camps-none = Wo die Angreifer beginnen, gibt es keine besonderen Punkte: Jeder Stein darf dorthin.
rule-camps-layout = Die Punkte, auf denen die Angreifer beginnen, sind ihre Lager: Niemand darf ein Lager von außen betreten oder überqueren, auch kein Mann, der es verlassen hat.

## camps-inside

rule-camps-inside-any-camp = Ein Angreifer, der in einem Lager steht, darf darin ziehen, über dessen leere Punkte hinwegziehen und von dort in jedes andere Lager gehen.
rule-camps-inside-open = Solange ein Angreifer sein Lager nicht verlassen hat, darf er darin ziehen und auf dem Weg hinaus über dessen leere Punkte hinwegziehen.
rule-camps-inside-way-out = Solange ein Angreifer sein Lager nicht verlassen hat, darf er auf dem Weg hinaus über dessen leere Punkte hinwegziehen, aber nicht darauf haltmachen.
rule-camps-inside-closed = Ein Angreifer darf sein Lager verlassen, aber weder darin ziehen noch auf dem Weg hinaus über dessen Punkte hinwegziehen.

## camps-hostile

rule-camps-hostile-nobody = Ein leerer Lagerpunkt ist nicht feindlich: Er hilft nie, jemanden zu schlagen.
rule-camps-hostile-attackers = Ein leerer Lagerpunkt ist den Angreifern feindlich: Er vertritt einen Gegner, wenn einer von ihnen gegen ihn geschlagen wird.
rule-camps-hostile-defenders = Ein leerer Lagerpunkt ist den Verteidigern feindlich: Er vertritt einen Gegner, wenn einer von ihnen gegen ihn geschlagen wird. Der König hat nichts von ihm zu befürchten.
rule-camps-hostile-men = Ein leerer Lagerpunkt ist den Männern beider Seiten feindlich: Er vertritt einen Gegner, wenn ein Mann gegen ihn geschlagen wird. Der König hat nichts von ihm zu befürchten.
rule-camps-hostile-king = Ein leerer Lagerpunkt ist allein dem König feindlich: Er zählt als einer der Steine, die ihn umstellen. Männer werden nicht gegen ihn geschlagen.
rule-camps-hostile-attackers-and-king = Ein leerer Lagerpunkt ist den Angreifern feindlich, die gegen ihn geschlagen werden, und dem König, für den er als einer der Steine zählt, die ihn umstellen; den Verteidigern nicht.
rule-camps-hostile-defenders-and-king = Ein leerer Lagerpunkt ist den Verteidigern feindlich, die gegen ihn geschlagen werden, und dem König, für den er als einer der Steine zählt, die ihn umstellen; den Angreifern nicht.
rule-camps-hostile-all = Ein leerer Lagerpunkt ist allen feindlich: Er vertritt einen Gegner, wenn ein Mann der einen oder der anderen Seite gegen ihn geschlagen wird, und zählt als einer der Steine, die den König umstellen.

## camps-hostile-occupied

rule-camps-hostile-occupied-nobody = Solange ein Angreifer auf ihm steht, ist ein Lagerpunkt niemandem feindlich.
rule-camps-hostile-occupied-attackers = Auch solange ein Angreifer auf ihm steht, ist ein Lagerpunkt den Angreifern feindlich: Jeder von ihnen kann gegen ihn geschlagen werden.
rule-camps-hostile-occupied-defenders = Auch solange ein Angreifer auf ihm steht, ist ein Lagerpunkt den Verteidigern feindlich: Jeder von ihnen kann gegen ihn geschlagen werden.
rule-camps-hostile-occupied-men = Auch solange ein Angreifer auf ihm steht, ist ein Lagerpunkt den Männern beider Seiten feindlich, die gegen ihn geschlagen werden.
rule-camps-hostile-occupied-king = Auch solange ein Angreifer auf ihm steht, ist ein Lagerpunkt allein dem König feindlich.
rule-camps-hostile-occupied-attackers-and-king = Auch solange ein Angreifer auf ihm steht, ist ein Lagerpunkt den Angreifern feindlich, die gegen ihn geschlagen werden, und dem König.
rule-camps-hostile-occupied-defenders-and-king = Auch solange ein Angreifer auf ihm steht, ist ein Lagerpunkt den Verteidigern feindlich, die gegen ihn geschlagen werden, und dem König.
rule-camps-hostile-occupied-all = Auch solange ein Angreifer auf ihm steht, ist ein Lagerpunkt allen feindlich: Männer beider Seiten werden gegen ihn geschlagen.

## camps-shelter

rule-camps-shelter-yes = Ein Mann, der in einem Lager steht, wird nicht gegen einen Lagerpunkt geschlagen.
rule-camps-shelter-no = Ein Mann, der in einem Lager steht, kann wie jeder andere gegen einen Lagerpunkt geschlagen werden.

## capture

rule-capture-custodial = Ein Mann wird geschlagen und vom Brett genommen, wenn der Gegner einen Stein neben ihn zieht und genau gegenüber, in gerader Linie, ein weiterer gegnerischer Stein steht.

## captures-at-once

rule-captures-at-once-several = Ein Zug kann mehrere Männer zugleich schlagen, in jeder Richtung einen.

## moving-between

rule-moving-between-safe = Ein Stein darf zwischen zwei Gegner ziehen, ohne geschlagen zu werden: Nur der eigene Zug des Gegners schlägt.
rule-moving-between-king-only = Nur der König darf unbeschadet zwischen zwei Gegner ziehen; ein Mann, der das tut, wird geschlagen, außer wenn sein Zug einen der beiden schlägt.

## combined-capture

rule-combined-capture-none = Der König und ein Mann werden nie gemeinsam eingeschlossen: Jeder wird nach seiner eigenen Regel geschlagen.
rule-combined-capture-anywhere = Steht ein Verteidiger neben dem König, sind die drei anderen Seiten des Königs von Angreifern oder von Punkten versperrt, die ihm feindlich sind, und steht ein Angreifer hinter diesem Mann, so wird der Mann geschlagen, der König nicht. Ein Zug der Angreifer muss die Falle schließen.
rule-combined-capture-on-throne = Sitzt der König auf dem Thron, mit einem Verteidiger neben sich und Angreifern auf seinen drei anderen Seiten, so wird dieser Mann von einem Angreifer geschlagen, der hinter ihn zieht: Er fällt zwischen diesem Angreifer und seinem König, der nicht geschlagen wird.

## shieldwall

rule-shieldwall-none = Eine Reihe von Männern am Rand wird nicht gemeinsam geschlagen.
rule-shieldwall-flanking-move = Schildwall: Zwei oder mehr Männer nebeneinander am Rand werden gemeinsam geschlagen, wenn jeder einen Gegner vor sich hat und an beiden Enden der Reihe ein Gegner steht. Der schlagende Zug ist der, der ein Ende schließt, am Rand. Der König darf davor oder an einem Ende stehen; steht er selbst in der Reihe, so bleibt er, während seine Männer geschlagen werden.
rule-shieldwall-any-move = Schildwall: Zwei oder mehr Männer nebeneinander am Rand werden gemeinsam geschlagen, wenn jeder einen Gegner vor sich hat und an beiden Enden der Reihe ein Gegner steht, gleich welcher dieser Gegner zuletzt kommt. Der König darf davor oder an einem Ende stehen; steht er selbst in der Reihe, so bleibt er, während seine Männer geschlagen werden.

## shieldwall-corners

rule-shieldwall-corners-yes = Ein Eckpunkt kann den Gegner an einem Ende eines Schildwalls vertreten.
rule-shieldwall-corners-no = Ein Eckpunkt vertritt den Gegner an einem Ende eines Schildwalls nicht.

## king-armed

rule-king-armed-armed = Der König schlägt wie ein Mann: mit seinem eigenen Zug und als Partner, der gegenübersteht.
rule-king-armed-hammer = Der König schlägt mit seinem eigenen Zug, aber kein anderer Stein kann ihn als Partner gegenüber nutzen.
rule-king-armed-anvil = Der König schlägt mit seinem eigenen Zug nichts; ein anderer Stein darf ihn als Partner gegenüber nutzen.
rule-king-armed-unarmed = Der König wirkt beim Schlagen nicht mit.

## king-captured-throne

rule-king-captured-throne-four = Auf dem Thron wird der König geschlagen, wenn alle vier seiner Seiten von Angreifern oder von leeren Punkten, die ihm feindlich sind, versperrt sind.
rule-king-captured-throne-three-and-edge = Auf dem Thron wird der König geschlagen, wenn drei seiner Seiten versperrt sind und an der vierten der Rand des Bretts liegt.
rule-king-captured-throne-two = Auf dem Thron wird der König wie ein Mann geschlagen: von zwei Angreifern auf gegenüberliegenden Seiten oder von einem Angreifer und einem ihm feindlichen leeren Punkt gegenüber.
rule-king-captured-throne-never = Auf dem Thron kann der König nicht geschlagen werden.

## king-safe-until-moved

rule-king-safe-until-moved-yes = Solange der König seinen ersten Zug noch nicht gemacht hat, kann er auf dem Thron nicht geschlagen werden.
rule-king-safe-until-moved-no = Der König kann auf dem Thron vom ersten Zug der Partie an geschlagen werden.

## king-captured-beside

rule-king-captured-beside-four = Neben dem Thron wird der König geschlagen, wenn alle vier seiner Seiten von Angreifern oder von leeren Punkten, die ihm feindlich sind, versperrt sind.
rule-king-captured-beside-three-and-edge = Neben dem Thron wird der König geschlagen, wenn drei seiner Seiten versperrt sind und an der vierten der Rand des Bretts liegt.
rule-king-captured-beside-two = Neben dem Thron wird der König wie ein Mann geschlagen: von zwei Angreifern auf gegenüberliegenden Seiten oder von einem Angreifer und einem ihm feindlichen leeren Punkt gegenüber.
rule-king-captured-beside-never = Neben dem Thron kann der König nicht geschlagen werden.

## king-captured-by-commanders

rule-king-captured-by-commanders-yes = Überall außer auf dem Thron schlägt ein Kommandant der Angreifer, der neben den König zieht, diesen, wenn auf der gegenüberliegenden Seite ein anderer Kommandant steht oder ein leerer Eckpunkt liegt.
rule-king-captured-by-commanders-no = Kommandanten schlagen den König wie jeder Angreifer.

## king-captured-elsewhere

rule-king-captured-elsewhere-four = Auf einem gewöhnlichen Punkt wird der König geschlagen, wenn alle vier seiner Seiten von Angreifern oder von leeren Punkten, die ihm feindlich sind, versperrt sind.
rule-king-captured-elsewhere-three-and-edge = Auf einem gewöhnlichen Punkt wird der König geschlagen, wenn drei seiner Seiten versperrt sind und an der vierten der Rand des Bretts liegt.
rule-king-captured-elsewhere-two = Auf einem gewöhnlichen Punkt wird der König wie ein Mann geschlagen: von zwei Angreifern auf gegenüberliegenden Seiten oder von einem Angreifer und einem ihm feindlichen leeren Punkt gegenüber.
rule-king-captured-elsewhere-never = Auf einem gewöhnlichen Punkt kann der König nicht geschlagen werden.

## escape

rule-escape-corners = Der König entkommt und gewinnt, wenn er einen Eckpunkt erreicht.
rule-escape-extreme-corners = Der König entkommt und gewinnt, wenn er einen der vier Punkte in den äußersten Ecken des Bretts erreicht.
rule-escape-edge = Der König entkommt und gewinnt, wenn er irgendeinen Punkt des Randes erreicht.
rule-escape-edge-outside-camps = Der König entkommt und gewinnt, wenn er einen Punkt des Randes außerhalb der Lager erreicht.

## king-captured-edge

rule-king-captured-edge-four = Am Rand müssten alle vier Seiten des Königs versperrt sein, und der Rand zählt nicht: Dort ist er sicher.
rule-king-captured-edge-three-and-edge = Am Rand wird der König geschlagen, wenn seine drei anderen Seiten von Angreifern versperrt sind: Der Rand zählt als die vierte.
rule-king-captured-edge-two = Am Rand wird der König von zwei Angreifern zu seinen beiden Seiten geschlagen oder von einem Angreifer und einem ihm feindlichen Punkt gegenüber; der Rand selbst zählt nicht.
rule-king-captured-edge-never = Am Rand kann der König nicht geschlagen werden.

## exit-fort

rule-exit-fort-yes = Die Seite des Königs gewinnt, wenn er am Rand in einer Festung steht, die die Angreifer nie brechen können, und darin Platz zum Ziehen hat.
rule-exit-fort-no = Eine Festung am Rand gewinnt nicht: Der König muss entkommen.

## encirclement

rule-encirclement-none = Den König und seine Verteidiger einzukreisen gewinnt noch nicht.
rule-encirclement-all-defenders = Die Angreifer gewinnen, sobald der König und alle verbliebenen Verteidiger durch einen lückenlosen Ring vom Rand abgeschnitten sind.
rule-encirclement-king = Die Angreifer gewinnen, sobald der König eingemauert ist: An ihnen vorbei führt ihn kein Weg an einen Ort, an dem er gewinnen könnte. Es spielt keine Rolle, wer von seinen Verteidigern außerhalb steht.

## king-alone

rule-king-alone-plays-on = Der König spielt auch dann weiter, wenn er alle seine Verteidiger verloren hat.
rule-king-alone-loses = Der König verliert, wenn alle seine Verteidiger geschlagen sind.

## no-escape

rule-no-escape-plays-on = Die Seite des Königs spielt weiter, solange er nicht geschlagen ist, auch wenn sie ihn weder in eine Ecke bringen noch eine Festung bauen kann.
rule-no-escape-loses = Die Seite des Königs verliert, sobald alle Ecken versperrt sind und für eine Festung zu wenige Verteidiger oder zu wenige Punkte des Randes übrig sind; und auch, wenn der König am Rand in der Falle sitzt.

## repetition

rule-repetition-ignored = Eine Stellung darf wiederkehren, so oft die Spieler wollen.
rule-repetition-draw-at-second = Die Partie endet remis, sobald eine Stellung zum zweiten Mal vorkommt und dieselbe Seite am Zug ist.
rule-repetition-draw-at-third = Die Partie endet remis, wenn eine Stellung zum dritten Mal vorkommt und dieselbe Seite am Zug ist.
rule-repetition-threat-not-more-than-twice = Eine Seite, die als Einzige ständig zu gewinnen droht, darf dieselbe Stellung nicht zum dritten Mal herbeiführen: Sie muss einen anderen Zug finden. Drohen beide Seiten oder keine, so ist das dritte Mal remis.
rule-repetition-threat-forbidden = Keine Seite darf mit einem Zug, der zu gewinnen droht, eine Stellung zum dritten Mal herbeiführen: Sie muss einen anderen Zug finden. Sonst hat Wiederholung keine Folgen.
rule-repetition-threat-forbidden-at-fourth = Eine Gewinndrohung darf zweimal wiederholt werden: Mit einem Zug, der zu gewinnen droht, darf keine Seite eine Stellung zum vierten Mal herbeiführen; sie muss einen anderen Zug finden. Sonst hat Wiederholung keine Folgen.
rule-repetition-aggressor-loses = Kommt eine Stellung zum dritten Mal vor, so verliert die Seite, die als Einzige ständig zu gewinnen drohte. Drohten beide Seiten oder keine, so endet die Partie remis.
rule-repetition-defenders-lose = Kommt eine Stellung zum dritten Mal vor, so verlieren der König und seine Verteidiger.
rule-repetition-completer-loses = Die Seite, deren Zug eine Stellung zum dritten Mal herbeiführt, verliert.
rule-repetition-completer-wins = Die Seite, deren Zug eine Stellung zum dritten Mal herbeiführt, gewinnt: Es gilt, dass die andere sie dazu gezwungen hat.
rule-repetition-forbidden = Keine Seite darf eine Stellung zum dritten Mal herbeiführen: Sie muss einen anderen Zug finden.
rule-repetition-forbidden-to-defenders = Die Seite des Königs darf eine Stellung nicht zum dritten Mal herbeiführen: Sie muss einen anderen Zug finden. Tun es die Angreifer, so endet die Partie remis.
rule-repetition-forbidden-at-second = Keine Seite darf herbeiführen, was schon einmal auf dem Brett stand, gleich wer dann am Zug ist: Sie muss einen anderen Zug finden.
rule-repetition-forbidden-to-defenders-at-second = Die Seite des Königs darf nicht herbeiführen, was schon einmal auf dem Brett stand, gleich wer dann am Zug ist: Sie muss einen anderen Zug finden. Die Angreifer dürfen es.

## no-moves

rule-no-moves-draw = Die Partie endet remis, wenn die Seite am Zug keinen erlaubten Zug hat.
rule-no-moves-loss = Eine Seite, die am Zug ist und keinen erlaubten Zug hat, verliert die Partie.
rule-no-moves-pass = Hat eine Seite keinen erlaubten Zug, so verfällt ihr Zug.

## draw-after-turns

rule-draw-after-turns-none = Eine Partie dauert so viele Züge, wie sie eben braucht.
rule-draw-after-turns-number = Die Partie endet remis, wenn sie { $number } Züge gedauert hat, die beider Seiten zusammengezählt, und niemand gewonnen hat.

## draw-after-quiet-turns

rule-draw-after-quiet-turns-none = Eine Partie geht weiter, wie lange auch niemand geschlagen wird.
rule-draw-after-quiet-turns-number = Die Partie endet remis, wenn { $number } Züge lang, die beider Seiten zusammengezählt, niemand geschlagen worden ist.

## announcements

rule-announcements-none = Nichts muss angesagt werden.
rule-announcements-raichi-tuichu = Kann der König mit seinem nächsten Zug entkommen, so sagt sein Spieler „raicki“ an, auch „raichi“ geschrieben; kann er es auf zwei Wegen, „tuicku“ oder „tuichu“.

summary-board = { $attacking } Angreifer gegen { $defending } Verteidiger mit ihrem König, auf { $size }×{ $size }.
summary-parent = Die Regeln von { $parent }.
summary-parent-changed = Die Regeln von { $parent } mit diesen Änderungen:

## The rules in one minute

brief-moves-rook = Die Steine ziehen wie der Turm im Schach: geradeaus, so weit der Weg frei ist.
brief-moves-straight = Die Steine ziehen geradeaus, nur über leere Punkte.
brief-moves-limited = Jeder Stein zieht geradeaus, { $points ->
    [one] immer nur einen Punkt weit
   *[other] höchstens { $points } Punkte weit
  }.
brief-hostile-throne-men = Auch gegen den leeren Thron werden Männer geschlagen.
brief-hostile-throne-attackers = Auch gegen den leeren Thron werden Angreifer geschlagen.
brief-hostile-throne-defenders = Auch gegen den leeren Thron werden Verteidiger geschlagen.
brief-hostile-corners-men = Auch gegen einen leeren Eckpunkt werden Männer geschlagen.
brief-hostile-corners-attackers = Auch gegen einen leeren Eckpunkt werden Angreifer geschlagen.
brief-hostile-corners-defenders = Auch gegen einen leeren Eckpunkt werden Verteidiger geschlagen.
brief-hostile-camps-men = Auch gegen einen leeren Lagerpunkt werden Männer geschlagen.
brief-hostile-camps-attackers = Auch gegen einen leeren Lagerpunkt werden Angreifer geschlagen.
brief-hostile-camps-defenders = Auch gegen einen leeren Lagerpunkt werden Verteidiger geschlagen.
brief-hostile-throne-and-corners-men = Auch gegen den leeren Thron und einen leeren Eckpunkt werden Männer geschlagen.
brief-king-two = Der König wird wie ein Mann geschlagen, zwischen zwei Angreifern.
brief-king-four = Der König wird geschlagen, wenn auf allen vier Seiten von ihm Angreifer stehen.
brief-king-throne-four = Auf dem Thron und neben ihm braucht es vier Angreifer.
brief-king-beside-three = Neben dem leeren Thron genügen drei Angreifer.
brief-king-hostile-throne = Der leere Thron zählt als einer von ihnen.
brief-king-hostile-corners = Ein leerer Eckpunkt zählt als einer von ihnen.
brief-king-hostile-camps = Ein leerer Lagerpunkt zählt als einer von ihnen.
brief-special-none = Mehr ist nicht zu lernen: Die Männer einer Seite sind alle gleich, und wer an der Reihe ist, zieht genau einmal.
brief-shieldwall-flanking-move = Schildwall: Eine Reihe von Männern am Rand fällt gemeinsam, wenn jeder einen Gegner vor sich hat und an beiden Enden Gegner stehen; der letzte Zug muss ein Ende schließen.
brief-shieldwall-any-move = Schildwall: Eine Reihe von Männern am Rand fällt gemeinsam, wenn jeder einen Gegner vor sich hat und an beiden Enden Gegner stehen; welcher dieser Gegner zuletzt kommt, ist gleich.
