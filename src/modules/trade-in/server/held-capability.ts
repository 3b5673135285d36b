import type { TradeInContext } from "./trade-in-context.ts";
import { ownAccount } from "./internal/own-account.ts";

const BY_ID = /^\/public\/trade-in\/([^/]+\.[^/]+)(?:\/|$)/u;

/** With which a browser shows that a trade-in is its own: `<id>.<secret>` in the header `trade-in`, or in the address. */
export function heldCapability(request: Request): { readonly capability: string | null } {
  const inAddress = BY_ID.exec(new URL(request.url).pathname)?.[1];
  return { capability: request.headers.get("trade-in") ?? inAddress ?? null };
}

/** The account that asks. @throws AppError unauthenticated */
export function requireAccount(ctx: TradeInContext): { readonly accountId: string } {
  return ownAccount(ctx);
}
