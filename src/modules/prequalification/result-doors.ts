import { CAPABILITY_HEADER } from "./server/journey/journey-of-capability.ts";
import type { Door } from "./server/result/internal/own-result.ts";

/** Whoever is signed in. */
export const ACCOUNT: Door = { account: true };

/** Who holds the key of a journey that no account has claimed. */
export const held = (request: Request) => ({ capability: request.headers.get(CAPABILITY_HEADER) });
