// What the browser can do without a server.

/** Whether the client was built with the modules, and this browser can run them. */
export const canAnswer =
  typeof WebAssembly === "object" &&
  typeof Worker === "function" &&
  Object.keys(import.meta.glob("../../wasm/*/hnefi.js")).length > 0;

/** Whether a worker has answered on this page, so that asking it downloads nothing more. */
export const worker = { isReady: false };
