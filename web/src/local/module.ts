// The modules of the rules and the engine, as a worker loads them: the small one, which plays and searches, and the one that knows
// everything else.
import type { Answer } from "./protocol";

/** What a module gives for a request. */
export interface ModuleAnswer {
  readonly status: number;
  readonly body: string;
  free(): void;
}

/** Is called with the name and the JSON of an event. */
export type Tell = (name: string, data: string) => void;

/** A game that this browser keeps. */
export interface LocalGame {
  readonly id: string;
  readonly version: number;
  readonly deadline: number | undefined;
  readonly waitsForEngine: boolean;
  stored(): string;
  told(now: number): ModuleAnswer;
  sides(token: string): string[];
  isOf(token: string): boolean;
  act(token: string, body: string, now: number): ModuleAnswer;
  engineActs(body: string, now: number): ModuleAnswer;
  flag(now: number): ModuleAnswer;
  successor(now: number): LocalGame | undefined;
  free(): void;
}

/** A game that this browser keeps, played or imported, as a record. */
export interface LocalRecord {
  kept(): ModuleAnswer;
  rules(asFile: boolean): ModuleAnswer;
  exports(): ModuleAnswer;
  record(format: string): ModuleAnswer;
  board(theme: string | undefined): ModuleAnswer;
  free(): void;
}

/** The games that this browser keeps, as a library. */
export interface LocalLibrary {
  put(api: LocalApi, name: string, stored: string): void;
  remove(name: string): void;
  search(api: LocalApi, query: string[]): ModuleAnswer;
  explore(api: LocalApi, query: string[]): ModuleAnswer;
}

/** What came of records that are to be kept. */
interface Imports {
  readonly answer: ModuleAnswer;
  /** The name of each game and what is to be kept of it, in turn. */
  readonly games: string[];
  free(): void;
}

/** What came of a wish to begin a game. */
interface Begun {
  readonly answer: ModuleAnswer;
  game(): LocalGame | undefined;
  free(): void;
}

/** The HTTP API as a module answers it. */
export interface LocalApi {
  answer(method: string, path: string[], query: string[], body: string): ModuleAnswer | undefined;
  analyse(body: string, tell: Tell): ModuleAnswer;
  report(body: string, tell: Tell): ModuleAnswer;
  begin(body: string, now: number): Begun;
  engineTurn(stored: string, tell: Tell): ModuleAnswer;
  hint(stored: string, token: string): ModuleAnswer;
}

interface Module {
  default(): Promise<unknown>;
  LocalApi: new (megabytes: number) => LocalApi;
  LocalGame: { open(stored: string): LocalGame };
}

/** The API of the module that knows everything. */
interface WholeApi extends LocalApi {
  import(body: string, prefix: string, now: number): Imports;
}

interface WholeModule extends Module {
  LocalApi: new (megabytes: number) => WholeApi;
  LocalRecord: { open(api: LocalApi, name: string, stored: string): LocalRecord };
  LocalLibrary: new () => LocalLibrary;
}

/** A module that has been loaded. */
export interface Loaded {
  api: LocalApi;
  open(stored: string): LocalGame;
}

/** The module that knows everything. */
export interface Whole {
  api: WholeApi;
  library: LocalLibrary;
  record(name: string, stored: string): LocalRecord;
}

/** The size of the engine's transposition table. */
const MEGABYTES = 32;
/** The module that knows everything does not search. */
const NO_MEGABYTES = 1;

const modules = import.meta.glob<Module>("../../wasm/*/hnefi.js");

async function load(name: string): Promise<Module> {
  const found = modules[`../../wasm/${name}/hnefi.js`];
  if (!found) throw new Error(`the client was built without the module ${name}`);
  const module = await found();
  await module.default();
  return module;
}

async function loadFirst(): Promise<Loaded> {
  const module = await load("first");
  return { api: new module.LocalApi(MEGABYTES), open: (stored) => module.LocalGame.open(stored) };
}

async function loadWhole(): Promise<Whole> {
  const module = (await load("whole")) as WholeModule;
  const api = new module.LocalApi(NO_MEGABYTES);
  const record = (name: string, stored: string) => module.LocalRecord.open(api, name, stored);
  return { api, library: new module.LocalLibrary(), record };
}

let first: Promise<Loaded> | undefined;
let whole: Promise<Whole> | undefined;

/** The module that plays and searches. */
export function firstModule(): Promise<Loaded> {
  first ??= loadFirst();
  return first;
}

/** The module that knows everything. */
export function wholeModule(): Promise<Whole> {
  whole ??= loadWhole();
  return whole;
}

/** What a module has answered, out of its memory. */
export function taken(answer: ModuleAnswer): Answer {
  const { status, body } = answer;
  answer.free();
  return { status, body };
}
