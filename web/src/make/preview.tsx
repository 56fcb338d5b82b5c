// The pages as they will be printed, and the files with them.
import { useEffect, useState } from "preact/hooks";
import { saveFile } from "../parts/save-file";
import { t } from "../words/words";
import { type Choices, type Format, formatsOf } from "./choices";
import { fileOf, PrintProblem, pagesOf } from "./printer";
import type { Subject } from "./protocol";

/** The type of each file, for the browser. */
const TYPES: Record<Format, string> = { pdf: "application/pdf", svg: "image/svg+xml", stl: "model/stl" };

interface Props {
  /** What files are called, before the part. */
  name: string;
  subject: Subject;
  part: Choices["part"];
  /** What the worker is asked. */
  order: string;
}

/** The pages, and buttons that save or open them as files. */
export function Preview({ name, subject, part, order }: Props) {
  const [pages, setPages] = useState<string[] | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [busy, setBusy] = useState(true);
  const key = JSON.stringify([subject, order]);
  // The key is made of both
  useEffect(() => {
    let current = true;
    setBusy(true);
    pagesOf(subject, order)
      .then(
        (made) => {
          if (!current) return;
          setPages(made);
          setProblem(null);
        },
        (error) => current && setProblem(error),
      )
      .finally(() => current && setBusy(false));
    return () => {
      current = false;
    };
  }, [key]);
  const withFile = async (format: Format, use: (file: Uint8Array<ArrayBuffer>, type: string) => void) => {
    try {
      use(await fileOf(subject, order, format), TYPES[format]);
    } catch (error) {
      setProblem(error);
    }
  };
  const save = (format: Format) =>
    withFile(format, (file, type) => saveFile(`${name}-${part}.${format}`, file, type));
  const show = () =>
    withFile("pdf", (file, type) => {
      // The page that shows it may be open for as long as it likes, so the address stays.
      window.open(URL.createObjectURL(new Blob([file], { type })), "_blank", "noopener");
    });
  return (
    <section class="print-preview" aria-labelledby="make-pages" aria-busy={busy}>
      <h2 id="make-pages" class="unseen">
        {t("make-pages")}
      </h2>
      <p class="buttons">
        {formatsOf(part).map((format) => (
          <button
            key={format}
            type="button"
            class={format === "pdf" ? "primary" : ""}
            disabled={!pages || problem !== null}
            onClick={() => save(format)}
            data-testid={`save-${format}`}
          >
            {t("make-save", { format: format.toUpperCase() })}
          </button>
        ))}
        <button type="button" disabled={!pages || problem !== null} onClick={show} data-testid="open-pdf">
          {t("make-open")}
        </button>
      </p>
      <p class="hint" role="status" data-testid="make-count">
        {problem === null && (pages ? t("make-count", { count: pages.length }) : t("waiting"))}
      </p>
      {problem !== null && <Refused problem={problem} />}
      <ol class="print-pages">
        {pages?.map((page, index) => (
          // The module escapes what it writes, and writes nothing but drawings.
          <li key={index} dangerouslySetInnerHTML={{ __html: page }} />
        ))}
      </ol>
    </section>
  );
}

function Refused({ problem }: { problem: unknown }) {
  return (
    <p class="problem" role="alert">
      {problem instanceof PrintProblem ? (
        <>
          {t("make-refused")} <code lang="en">{problem.message}</code>
        </>
      ) : (
        t("make-failed")
      )}
    </p>
  );
}
