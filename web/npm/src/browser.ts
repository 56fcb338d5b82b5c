// The package where the module is fetched: in browsers, and where bundlers build for them.
import load from "./hnefi.js";

export * from "./library.js";

// An import of this resolves once the module has been compiled.
await load();
