// The script that a page loads to show boards. A page may load it twice.
import { HnefiBoard } from "./element";

if (!customElements.get("hnefi-board")) customElements.define("hnefi-board", HnefiBoard);
