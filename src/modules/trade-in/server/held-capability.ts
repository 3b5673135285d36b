import * as v from "valibot";
import type { TradeInContext } from "./trade-in-context.ts";
import { ownAccount } from "./internal/own-account.ts";

/** Path of a call that may name the trade-in (decision 0657). */
export const byId = v.object({ id: v.optional(v.string()) });

/**
 * With which a browser shows that a trade-in is its own: `<id>.<secret>` in the header `trade-in`.
 * @param id the same, where the address names it; the header goes before it
 */
export function heldCapability(request: Request, id?: string): { readonly capability: string | null } {
  return { capability: request.headers.get("trade-in") ?? id ?? null };
}

/** The account that asks. @throws AppError unauthenticated */
export function requireAccount(ctx: TradeInContext): { readonly accountId: string } {
  return ownAccount(ctx);
}
