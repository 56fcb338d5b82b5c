// The package where the module is fetched: in browsers, and where bundlers build for them.
import load from "./hnefi.js";

export * from "./library.js";

// Whoever imports this gets it once the module is there.
await load();
