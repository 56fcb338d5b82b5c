// Where the code for playing lies: in a folder beside this script, wherever the page took that from.
import type * as Play from "./play";

/** Known only while the script itself runs; a page that loads it as a module has it beside itself. */
const script = document.currentScript as HTMLScriptElement | null;
const address = new URL("hnefi-board/play.js", script?.src || document.baseURI).href;

/** Loads the code for playing. */
export function loadPlay(): Promise<typeof Play> {
  return import(/* @vite-ignore */ address);
}
