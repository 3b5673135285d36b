import { CAPABILITY_HEADER } from "./server/journey/journey-of-capability.ts";

/**
 * Who holds the key of a journey that no account has claimed.
 * @param id the key, where the address names it; the header goes before it
 */
export function held(request: Request, id?: string): { readonly capability: string | null } {
  return { capability: request.headers.get(CAPABILITY_HEADER) ?? id ?? null };
}
