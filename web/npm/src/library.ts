/// <reference lib="esnext.disposable" preserve="true" />
// What the package offers, whichever way its module is loaded. Its objects can be disposed of, which older libraries of types do not know.

export type {
  ErrorName,
  Found,
  Limits,
  Line,
  Outcome,
  ReadGame,
  Rule,
  RulesetOption,
  Score,
  Side,
  Solved,
} from "./hnefi.js";
export { Engine, Game, Ruleset, recordFormats, rulesets, Solver } from "./hnefi.js";
