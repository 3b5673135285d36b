import { blindIndex } from "#platform/server/crypto/field-encryption.ts";
import type { Keeper } from "./journey-repo.ts";

/** How a secret is kept. */
export function secretIndex(ctx: Keeper, id: string, secret: string): string {
  return blindIndex(ctx.keys, `prequalification_journey|secret|${id}|${secret}`);
}

/** 256 bits that nobody without the retailer's key can make; the same for the same journey, so that a repeated start
 * answers them again although only their hash is kept. */
export function secretOf(ctx: Keeper, { id, startIndex }: { id: string; startIndex: string }): string {
  return blindIndex(ctx.keys, `prequalification_journey|capability|${id}|${startIndex}`);
}
