import { CAPABILITY_HEADER } from "./server/journey/journey-of-capability.ts";

const BY_ID = /^\/public\/prequalification\/sessions\/([^/]+)\//u;

/** Who holds the key of a journey that no account has claimed: in the header, or as the id in the address. */
export function held(request: Request): { readonly capability: string | null } {
  const inAddress = BY_ID.exec(new URL(request.url).pathname)?.[1];
  return { capability: request.headers.get(CAPABILITY_HEADER) ?? inAddress ?? null };
}
