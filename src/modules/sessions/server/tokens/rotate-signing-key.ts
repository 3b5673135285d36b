import { sql } from "kysely";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import { DAY_MS } from "#platform/shared/time/durations.ts";
import type { SessionsContext } from "../sessions-context.ts";
import { storeNewKey } from "./signing-keys.ts";
import { type KeyPurpose, retireSigningKey } from "./signing-keys-repo.ts";

/** Keys are replaced when they are this old. */
const ROTATE_AFTER_MS = 90 * DAY_MS;
const PURPOSES: readonly KeyPurpose[] = ["session", "openid"];

const tooOld = (now: Date): Date => new Date(now.getTime() - ROTATE_AFTER_MS);

/** What `rotateOldSigningKeys` replaces. */
export const oldSigningKeys: DueRows = {
  table: "signing_key",
  where: (now) => sql`created_at <= ${tooOld(now)} and retired_at is null`,
};

/** Replaces the tenant's signing key. Tokens of the old one stay valid until they expire. */
export function rotateSigningKey(ctx: SessionsContext, purpose: KeyPurpose = "session"): Promise<void> {
  return rotate(ctx, purpose, ctx.clock.now());
}

/** Replaces those of the tenant's keys that are 90 days old; safe beside other replicas. */
export async function rotateOldSigningKeys(ctx: SessionsContext): Promise<void> {
  const madeBefore = tooOld(ctx.clock.now());
  for (const purpose of PURPOSES) await rotate(ctx, purpose, madeBefore);
}

async function rotate(ctx: SessionsContext, purpose: KeyPurpose, madeBefore: Date): Promise<void> {
  const at = ctx.clock.now();
  const retired = await ctx.db.transaction((trx) =>
    retireSigningKey(trx, ctx.tenantId, { purpose, at, madeBefore }),
  );
  if (!retired) return;
  await storeNewKey(ctx, purpose);
  ctx.identity.signingKeys.forget(ctx.tenantId);
  ctx.identity.openIdKeys.forget(ctx.tenantId);
}
