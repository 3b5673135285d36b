import path from "node:path";

/** The checkout, wherever the command was started. */
export const root = path.resolve(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "../..");

export const inRoot = (...parts) => path.join(root, ...parts);
