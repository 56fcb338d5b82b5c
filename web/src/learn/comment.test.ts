import { beforeAll, describe, expect, it, vi } from "vitest";
import type { FaultReason, Features, JudgedPly, PlayedMove, Side } from "../api/schema";
import { need } from "../words/words";
import { comment, type Seen } from "./comment";
import { momentsOf, reasonWords } from "./moment-words";

// The language of the page is asked of the browser.
vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

beforeAll(() => need(["coach"]));

const NOTHING: Features = {
  men: { attackers: { now: 24, start: 24 }, defenders: { now: 12, start: 12 } },
  hanging: { attackers: [], defenders: [] },
  king: { held: [], missing: 4 },
  ring: { closed: false, gaps: null },
  corners: [],
  encirclement: null,
  mobility: null,
};

const QUIET = {
  position: "/p",
  wins: [],
  threats: { wins: [], captures: [] },
  king: { at: "f6", reach: [], ways: [] },
  features: NOTHING,
};

const advice = ["First.", "Second.", "Third."].map((en) => ({ en }));

function played(side: Side, captures: string[] = []): PlayedMove {
  return { side, captures } as unknown as PlayedMove;
}

const BEGUN = [played("attackers"), played("defenders")];
const mv = (from: string, to: string, captures: string[] = []) => ({ from, to, captures, text: "" });

interface Board {
  mine?: Side;
  moves?: PlayedMove[];
  features?: Partial<Features>;
  facts?: Partial<typeof QUIET> | object;
  before?: Partial<Features> | null;
}

function said({
  mine = "attackers",
  moves = BEGUN,
  features = {},
  facts = {},
  before = null,
}: Board): string {
  const position = { ...QUIET, ...facts, features: { ...NOTHING, ...features } } as Seen["position"];
  const game = { moves, position: "/p", outcome: null };
  const old = before && { features: { ...NOTHING, ...before } };
  return comment({ game, mine, position, before: old, advice });
}

const corner = (at: string, closed: boolean) => ({ at, closed, missing: null, attackers: 0 });

describe("the coach", () => {
  it("begins with what to look out for on this board", () => {
    expect(said({ moves: [] })).toBe("First. Second.");
    expect(said({ mine: "defenders", moves: [played("attackers")] })).toBe("First. Second.");
  });

  it("says what matters, the most urgent first", () => {
    const cases: [Board, RegExp][] = [
      [
        {
          facts: { wins: [mv("a1", "a2")] },
          features: { hanging: { attackers: ["c3"], defenders: ["b2"] } },
        },
        /^You can win/,
      ],
      [{ facts: { threats: { wins: [mv("f6", "k6")], captures: [] } } }, /king can escape.* from f6 to k6/],
      [{ facts: { threats: { wins: [mv("b2", "b5")], captures: [] } } }, /opponent can win with b2 to b5/],
      [
        {
          mine: "defenders",
          facts: { threats: { wins: [mv("b2", "b5")], captures: [] } },
          features: { king: { held: ["a1"], missing: 1 } },
        },
        /Your king is in danger/,
      ],
      [
        {
          features: {
            encirclement: { closed: false, gaps: ["c3"] },
            hanging: { attackers: ["a1"], defenders: [] },
          },
        },
        /surround the king and all its men. Gaps left: c3/,
      ],
      [
        { facts: { king: { at: "f6", reach: [], ways: [["f6", "f9", "k9"]] } } },
        /king can escape in 2 moves. Block/,
      ],
      [
        { mine: "defenders", features: { hanging: { attackers: [], defenders: ["e4", "g4"] } } },
        /men in danger: e4 and g4/,
      ],
      [{ features: { hanging: { attackers: [], defenders: ["b2"] } } }, /You can capture a piece/],
      [
        { mine: "defenders", features: { king: { held: ["a1", "a2"], missing: 2 } } },
        /held on 2 sides: with 2 moves/,
      ],
      [{ features: { ring: { closed: true, gaps: [] } } }, /cut off from every way out. Keep/],
      [{ mine: "defenders", features: { ring: { closed: false, gaps: ["d4"] } } }, /open only at d4/],
      [
        { features: { mobility: { attackers: 3, defenders: 40, loses: true } } },
        /only 3 moves left, and a side that cannot move loses/,
      ],
    ];
    for (const [board, words] of cases) expect(said(board)).toMatch(words);
  });

  it("says of nothing that is not there", () => {
    expect(said({ features: { ring: { closed: false, gaps: ["a1", "b1", "c1"] } } })).toBe(
      "Nothing urgent. Third.",
    );
    expect(said({ features: { king: { held: [], missing: null } } })).toBe("Nothing urgent. Third.");
  });

  it("tells what was captured before what matters now, in two sentences at most", () => {
    const moves = [played("attackers"), played("defenders", ["d4"])];
    expect(said({ moves })).toMatch(/^You lost a piece on d4\./);
    expect(said({ moves, features: { hanging: { attackers: [], defenders: ["b2"] } } })).toMatch(
      /^You lost a piece on d4\..*You can capture/,
    );
    expect(said({ moves: [played("attackers", ["e5"]), played("defenders")] })).toMatch(/^Good capture: e5/);
  });

  it("tells of men in danger when they come into it, and later in turn with the rest", () => {
    const features = { hanging: { attackers: ["a1", "c3"], defenders: ["b2"] } };
    expect(said({ features, before: { hanging: { attackers: ["c3"], defenders: [] } } })).toMatch(
      /men in danger: a1\./,
    );
    expect(said({ features, before: { hanging: { attackers: ["a1", "c3"], defenders: [] } } })).toMatch(
      /You can capture/,
    );
    const turns = [1, 2, 3].map((count) =>
      said({ features, before: features, moves: Array.from({ length: count }, () => BEGUN).flat() }),
    );
    expect(turns).toEqual([
      "Nothing urgent. Third.",
      "Your men in danger: a1 and c3.",
      "You can capture a piece. Can you find the move?",
    ]);
  });

  it("counts the corners that are open on a board with corners", () => {
    const corners = [corner("a1", true), corner("k1", false), corner("a11", false), corner("k11", false)];
    const turns = [...BEGUN, ...BEGUN];
    expect(said({ moves: turns, features: { corners } })).toBe(
      "Corners closed: 1 of 4. Still open: k1, a11, and k11.",
    );
    expect(said({ mine: "defenders", moves: turns, features: { corners } })).toMatch(/open to your king: k1/);
    const guarded = corners.map((one) => ({ ...one, attackers: one.at === "k11" ? 0 : 2 }));
    expect(said({ moves: turns, features: { corners: guarded } })).toMatch(/1 of 4\. None.* near k11/);
    expect(said({ mine: "defenders", moves: turns, features: { corners: guarded } })).toMatch(
      /no attacker near: k11/,
    );
    const shut = corners.map(({ at }) => corner(at, true));
    expect(said({ moves: turns, features: { corners: shut } })).toMatch(/All corners are closed/);
    // The edge has no corners to close.
    expect(said({ moves: turns })).toMatch(/^Nothing urgent/);
  });

  it("waits for what is not known yet", () => {
    const position = QUIET as unknown as Seen["position"];
    const game = { moves: [], position: "/p", outcome: null };
    expect(comment({ game, mine: "attackers", position, before: null, advice: null })).toMatch(/is looking/);
  });

  it("does not say of this position what was said of an earlier one", () => {
    expect(said({ facts: { position: "/old", wins: [mv("a1", "a2")] } })).toMatch(/is looking/);
  });
});

describe("the three moments", () => {
  const judged = (ply: number, lost: number, kind: FaultReason["kind"] | null, side: Side = "attackers") =>
    ({ ply, lost, side, reason: kind && { kind } }) as unknown as JudgedPly;

  it("are the learner's own that cost most, in the order of the game", () => {
    const plies = [
      judged(1, 0.3, "position"),
      judged(2, 0.9, "position", "defenders"),
      judged(3, 0.06, "position"),
      judged(5, 0.2, "position"),
      judged(7, 0, null),
      judged(9, 0.01, "missed-win"),
    ];
    expect(momentsOf(plies, ["attackers"]).map(({ ply }) => ply)).toEqual([1, 5, 9]);
    expect(momentsOf(plies, ["defenders"]).map(({ ply }) => ply)).toEqual([2]);
    expect(momentsOf(plies.slice(4, 5), ["attackers"])).toEqual([]);
  });

  it("say why in a sentence", () => {
    const cases: [FaultReason, RegExp][] = [
      [{ kind: "missed-win" }, /won at once/],
      [{ kind: "lets-win", move: { from: "f6", to: "k6" } }, /with f6 to k6/],
      [{ kind: "missed-forced-win", plies: 5 }, /in 3 moves/],
      [{ kind: "lets-force-win", plies: 2 }, /in one move/],
      [{ kind: "loses-men", points: ["d4"] }, /captured: d4/],
      [{ kind: "missed-capture", points: ["d4", "e5"] }, /d4 and e5/],
      [{ kind: "opens-way", moves: 2 }, /within 2 moves/],
      [{ kind: "missed-way", moves: 1 }, /within one move/],
      [{ kind: "leaves-corner", point: "a1" }, /corner at a1/],
      [{ kind: "loosens-ring", gaps: null }, /opened the ring/],
      [{ kind: "loosens-ring", gaps: ["c3"] }, /gaps: c3/],
      [{ kind: "tightens-ring", gaps: [] }, /cut your king off/],
      [{ kind: "tightens-ring", gaps: ["c3"] }, /only at c3/],
      [{ kind: "exposes-king", moves: 2 }, /in 2 moves/],
      [{ kind: "position" }, /worse/],
    ];
    for (const [reason, words] of cases) expect(reasonWords(reason)).toMatch(words);
  });
});
