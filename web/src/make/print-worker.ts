// The worker that prints: a page would stand still for as long as it takes.
import type { Asked, Said, Subject } from "./protocol";

interface Printer {
  pages(order: string): string[];
  file(order: string, format: string): Uint8Array<ArrayBuffer>;
  free(): void;
}

interface Module {
  default(): Promise<unknown>;
  Printer: { named(id: string): Printer; fromFile(text: string): Printer };
}

const modules = import.meta.glob<Module>("../../wasm/print/hnefi-print.js");
let loaded: Promise<Module> | undefined;

async function load(): Promise<Module> {
  const module = await modules["../../wasm/print/hnefi-print.js"]?.();
  if (!module) throw new Error("the client was built without the module that prints");
  await module.default();
  return module;
}

function printerFor({ Printer }: Module, subject: Subject): Printer {
  return "id" in subject ? Printer.named(subject.id) : Printer.fromFile(subject.file);
}

async function answer({ n, subject, order, format }: Asked): Promise<Said> {
  loaded ??= load();
  const printer = printerFor(await loaded, subject);
  try {
    return format === "pages" ? { n, pages: printer.pages(order) } : { n, file: printer.file(order, format) };
  } finally {
    printer.free();
  }
}

addEventListener("message", async ({ data }: MessageEvent<Asked>) => {
  const said = await answer(data).catch(
    (error): Said => ({ n: data.n, failed: error instanceof Error ? error.message : String(error) }),
  );
  postMessage(said);
});
