import { createHash } from "node:crypto";
import { sql } from "kysely";
import type {} from "../database/tables/core-tables.ts";
import { blindIndex } from "../crypto/field-encryption.ts";
import type { TenantKeys } from "../crypto/field-encryption.ts";
import type { RequestContext } from "../context/request-context.ts";
import type { TenantTransaction } from "../database/transactions/tenant-database.ts";

export interface RateLimit {
  /** What is limited, e.g. `sign-in`. */
  readonly bucket: string;
  /** Who, e.g. an e-mail address; stored as a keyed hash only. */
  readonly key: string;
  /** Hits allowed per window. */
  readonly limit: number;
  readonly windowSeconds: number;
  /** How many hits this one counts for; 1 when left out. */
  readonly hits?: number;
}

interface RateLimitOutcome {
  readonly allowed: boolean;
  readonly remaining: number;
  /** Seconds until the window ends; 0 while allowed. */
  readonly retryAfterSeconds: number;
}

/** Keys are optional so that the shell can limit by address before a tenant's keys are loaded. */
type RateLimitContext = RequestContext & { readonly keys?: TenantKeys };

/**
 * Counts a hit and says whether it was still within the limit. The window starts with its first hit.
 * Its own transaction: the hit stays counted when the caller's work fails. Shared by all replicas,
 * survives restarts, follows the product's clock.
 */
export async function hitRateLimit(ctx: RateLimitContext, limit: RateLimit): Promise<RateLimitOutcome> {
  const now = ctx.clock.now();
  const row = await ctx.db.transaction((trx) => countHit(trx, { ctx, limit, now }));
  const endsAt = row.window_start.getTime() + limit.windowSeconds * 1000;
  const allowed = row.hits <= limit.limit;
  return {
    allowed,
    remaining: Math.max(0, limit.limit - row.hits),
    retryAfterSeconds: allowed ? 0 : Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000)),
  };
}

/** Forgets the hits of one key, e.g. after a successful sign-in. */
export async function clearRateLimit(
  ctx: RateLimitContext,
  which: Pick<RateLimit, "bucket" | "key">,
): Promise<void> {
  await ctx.db.transaction((trx) =>
    trx
      .deleteFrom("rate_limit")
      .where("tenant_id", "=", ctx.tenantId)
      .where("bucket", "=", which.bucket)
      .where("key_hash", "=", keyHash(ctx, which.key))
      .execute(),
  );
}

async function countHit(
  trx: TenantTransaction,
  { ctx, limit, now }: { ctx: RateLimitContext; limit: RateLimit; now: Date },
): Promise<{ window_start: Date; hits: number }> {
  const hash = keyHash(ctx, limit.key);
  const { hits = 1 } = limit;
  const windowOpen = new Date(now.getTime() - limit.windowSeconds * 1000);
  // One at a time per key, otherwise two first hits would open two windows.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${ctx.tenantId}|${limit.bucket}|${hash}`}, 0))`.execute(
    trx,
  );
  const running = await trx
    .updateTable("rate_limit")
    .set((eb) => ({ hits: eb("hits", "+", hits) }))
    .where("tenant_id", "=", ctx.tenantId)
    .where("bucket", "=", limit.bucket)
    .where("key_hash", "=", hash)
    .where("window_start", ">", windowOpen)
    .returning(["window_start", "hits"])
    .executeTakeFirst();
  if (running) return running;
  await trx
    .deleteFrom("rate_limit")
    .where("tenant_id", "=", ctx.tenantId)
    .where("bucket", "=", limit.bucket)
    .where("key_hash", "=", hash)
    .execute();
  return trx
    .insertInto("rate_limit")
    .values({ tenant_id: ctx.tenantId, bucket: limit.bucket, key_hash: hash, window_start: now, hits })
    .returning(["window_start", "hits"])
    .executeTakeFirstOrThrow();
}

function keyHash(ctx: RateLimitContext, key: string): string {
  if (ctx.keys) return blindIndex(ctx.keys, `rate-limit|${key}`);
  return createHash("sha256").update(`${ctx.tenantId}|${key}`).digest("base64url");
}
