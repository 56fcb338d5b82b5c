// The worker that answers without a server, and searches. A page has one for each of the two.
import { answerAboutGames, engineActs, flag, look } from "./games";
import { answerFromLibrary, importHere } from "./library";
import { firstModule, type Tell, taken, wholeModule } from "./module";
import type { Answer, ApiRequest, Asked, Question, Said, Search } from "./protocol";

/** Where there is a server, it keeps them. */
const KEEPS_RECORDS = import.meta.env.MODE === "files";

const NEEDS_A_SERVER: Answer = { status: null, body: "" };

async function answer(request: ApiRequest): Promise<Answer> {
  const { method, path, query, body } = request;
  if (path[0] === "games") return (await answerAboutGames(request)) ?? NEEDS_A_SERVER;
  if (path[0] === "library") return (await answerFromLibrary(request)) ?? NEEDS_A_SERVER;
  if (path[0] === "records" && JSON.parse(body).keep)
    return KEEPS_RECORDS ? importHere(body) : NEEDS_A_SERVER;
  const known = (await firstModule()).api.answer(method, path, query, body);
  if (known) return taken(known);
  const other = (await wholeModule()).api.answer(method, path, query, body);
  return other ? taken(other) : NEEDS_A_SERVER;
}

async function search(asked: Search, tell: Tell): Promise<Answer> {
  const { api } = await firstModule();
  switch (asked.kind) {
    case "analyse":
      return taken(api.analyse(asked.body, tell));
    case "report":
      return taken(api.report(asked.body, tell));
    case "turn":
      return taken(api.engineTurn(asked.stored, tell));
    case "hint":
      return taken(api.hint(asked.stored, asked.token));
  }
}

function answerTo(question: Question, tell: Tell): Promise<Answer> {
  switch (question.kind) {
    case "answer":
      return answer(question);
    case "look":
      return look(question.game, question.token);
    case "engine":
      return engineActs(question.game, question.version, question.body);
    case "flag":
      return flag(question.game);
    default:
      return search(question, tell);
  }
}

function say(said: Said): void {
  postMessage(said);
}

addEventListener("message", async ({ data: { n, question } }: MessageEvent<Asked>) => {
  const tell = (name: string, data: string) => say({ n, kind: "event", name, data });
  try {
    say({ n, kind: "answer", ...(await answerTo(question, tell)) });
  } catch (error) {
    say({ n, kind: "failed", reason: String(error) });
  }
});
