import type { Door } from "./server/internal/own-result.ts";

/** Whoever is signed in. */
export const ACCOUNT: Door = { account: true };
