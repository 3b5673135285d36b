import { CAPABILITY_HEADER } from "./server/journey/journey-of-capability.ts";

/** Who holds the key of a journey that no account has claimed. */
export const held = (request: Request) => ({ capability: request.headers.get(CAPABILITY_HEADER) });
