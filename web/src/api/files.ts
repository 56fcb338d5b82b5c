// A site of files: what only a server knows was written to files when the site was built, under the paths of the API.
import { canAnswer } from "../local/can-answer";
import { answerHere } from "../local/local-api";
import type { ApiRequest } from "../local/protocol";
import { keepAnswer, keptAnswer } from "./kept-answers";
import { missingIn, Problem } from "./problem";
import { answered, offline, ROOT } from "./reach";

/** From a file, or from this browser. */
export async function fromFiles(asked: ApiRequest): Promise<Response> {
  const file = fileOf(asked);
  let problem = new Problem("no-server", "only a server can answer that");
  if (file) {
    try {
      const response = await fetch(file);
      answered();
      if (isIt(response)) {
        void keepAnswer(asked, file, response);
        return response;
      }
      problem = new Problem(missingIn(asked.path[0] ?? ""), `there is no file ${file}`);
    } catch (error) {
      problem = offline(error);
    }
  }
  const known = canAnswer ? await answerHere(asked).catch(() => null) : null;
  if (known?.status) return new Response(known.body, { status: known.status });
  const kept = file && (await keptAnswer(file));
  if (kept) return kept;
  throw problem;
}

/**
 * The file with the answer to a request, if there may be one. The library is the browser's own. Rule sets with options, and pairs of them,
 * have none: they are too many.
 */
function fileOf({ method, path, query }: ApiRequest): string | null {
  if (
    method !== "GET" ||
    query.length > 0 ||
    path[0] === "library" ||
    path.some((part) => part.includes("+"))
  )
    return null;
  const kind = path.at(-1) === "citation" ? "txt" : "json";
  return `${ROOT}/${path.map(encodeURIComponent).join("/")}.${kind}`;
}

/** Whether it is the file that was asked for. Some hosts send the first page for a file that is not there. */
function isIt(response: Response): boolean {
  return response.ok && !response.headers.get("content-type")?.startsWith("text/html");
}
