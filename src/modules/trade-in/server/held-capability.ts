import type { TradeInContext } from "./trade-in-context.ts";
import { ownAccount } from "./internal/own-account.ts";

/** With which a browser shows that a trade-in is its own: `<id>.<secret>` in the header `trade-in`. */
export function heldCapability(request: Request): { readonly capability: string | null } {
  return { capability: request.headers.get("trade-in") };
}

/** The account that asks. @throws AppError unauthenticated */
export function requireAccount(ctx: TradeInContext): { readonly accountId: string } {
  return ownAccount(ctx);
}
