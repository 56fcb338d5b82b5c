// A game of this browser as a page follows it: it changes when somebody acts, on this page or another, when the engine has found
// something, or when a time is over.
import { Problem } from "../api/problem";
import type { ActionRequest, Game, Side, SidePlan, Thinking } from "../api/schema";
import { gameChanged, onGameChange } from "./game-changes";
import { answerHere, engineActs, flag, lookAt, searchHere } from "./local-api";
import type { Answer, Look } from "./protocol";

/** Receives what happens in a game. */
interface HereListener {
  game(game: Game): void;
  thinking(thinking: Thinking): void;
  you(sides: Side[], plans: SidePlan[]): void;
  connected(yes: boolean): void;
  missing(problem: Problem): void;
}

/** A browser takes a longer wait for none at all, and a turn may have thirty days. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** What a refused answer says. */
function problemOfAnswer({ body }: Answer): Problem {
  const { code = "internal", detail = "", ply = null, fault = null } = JSON.parse(body || "{}");
  return new Problem(code, detail, ply, fault);
}

class HereGame {
  private thinking: { version: number; stop: AbortController } | null = null;
  private timer: number | undefined;
  private stopped = false;
  private readonly unlisten: () => void;

  constructor(
    readonly id: string,
    private readonly token: string | null,
    private readonly listener: HereListener,
  ) {
    this.unlisten = onGameChange((changed) => {
      if (changed === this.id) void this.orTell(() => this.look());
    });
    void this.orTell(() => this.look());
  }

  stop(): void {
    this.stopped = true;
    this.unlisten();
    this.thinking?.stop.abort();
    window.clearTimeout(this.timer);
  }

  async act(action: ActionRequest): Promise<void> {
    const answer = await answerHere({
      method: "POST",
      path: ["games", this.id, "actions"],
      query: [],
      body: JSON.stringify(action),
      token: this.token ?? "",
    });
    if (answer?.status !== 200) throw problemOfAnswer(answer ?? { status: null, body: "" });
    gameChanged(this.id);
  }

  /** Does something, and tells where that fails. */
  private async orTell(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (!this.stopped) this.listener.missing(new Problem("internal", String(error)));
    }
  }

  /** Tells how the game stands, and has the engine think where it waits for that. */
  private async look(): Promise<void> {
    const seen = await lookAt(this.id, this.token ?? "");
    if (this.stopped) return;
    if ("status" in seen) {
      this.listener.missing(problemOfAnswer(seen));
      return;
    }
    this.listener.connected(true);
    this.listener.you(seen.sides, []);
    this.listener.game(JSON.parse(seen.game) as Game);
    window.clearTimeout(this.timer);
    if (seen.deadline !== null)
      this.timer = window.setTimeout(
        () => void this.orTell(() => this.timeIsOver()),
        Math.min(seen.deadline - Date.now(), LONGEST_TIMER),
      );
    if (this.thinking?.version === seen.version) return;
    this.thinking?.stop.abort();
    this.thinking = null;
    if (seen.waitsForEngine) void this.think(seen);
  }

  private async timeIsOver(): Promise<void> {
    await flag(this.id);
    gameChanged(this.id);
  }

  private async think({ version, stored }: Look): Promise<void> {
    const stop = new AbortController();
    this.thinking = { version, stop };
    const tell = (_: string, data: string) => this.listener.thinking(JSON.parse(data) as Thinking);
    try {
      const found = await searchHere({ kind: "turn", stored }, tell, stop.signal);
      if (found.status === 200) await engineActs(this.id, version, found.body);
      else this.listener.missing(problemOfAnswer(found));
    } catch (error) {
      if (stop.signal.aborted) return;
      this.listener.missing(new Problem("internal", String(error)));
    }
    gameChanged(this.id);
  }
}

/** Follows a game of this browser, and acts in it with the token of a seat. */
export function followHere(id: string, token: string | null, listener: HereListener) {
  const game = new HereGame(id, token, listener);
  return { act: (action: ActionRequest) => game.act(action), stop: () => game.stop() };
}
