import { createHash } from "node:crypto";
import { AppError } from "#platform/shared/app-error.ts";
import type { RequestContext } from "../request-context.ts";

const VALID = /^[\x21-\x7e]{1,128}$/;
const ABANDONED_AFTER_MS = 30_000;

/** The caller's Idempotency-Key, or undefined. Throws `invalid` for a malformed one. */
export function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.headers.get("idempotency-key");
  if (key === null) return undefined;
  if (VALID.test(key)) return key;
  throw new AppError("invalid", {
    code: "idempotency.keyMalformed",
    message: "Idempotency-Key must have 1 to 128 visible characters.",
    fields: { "Idempotency-Key": "1 to 128 visible characters." },
  });
}

export interface IdempotentCall {
  readonly key: string;
  readonly route: string;
  /** Path and body together; a key reused for something else is refused. */
  readonly fingerprint: string;
}

interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** The write's own commit puts its claim on disk too; an answer that PostgreSQL's death took is made again. */
const LOSSY = { mayBeLost: true };

/**
 * Runs a write once per key and actor and replays its stored answer afterwards.
 * A claim left without an answer (the server died) may be taken over: use cases are repeatable.
 */
export async function runIdempotent(
  ctx: RequestContext,
  call: IdempotentCall,
  run: () => Promise<Response>,
): Promise<Response> {
  const claim = {
    ...call,
    hash: createHash("sha256").update(call.fingerprint).digest("hex"),
    actor: actorKey(ctx),
  };
  const stored = await claimOrFind(ctx, claim);
  if (stored !== undefined) return replay(stored);
  let response: Response;
  try {
    response = await run();
  } catch (error) {
    await release(ctx, claim);
    throw error;
  }
  const text = await response.clone().text();
  await ctx.db.transaction(async (trx) => {
    await trx
      .updateTable("idempotency")
      .set({ status: response.status, response: JSON.stringify(text === "" ? null : JSON.parse(text)) })
      .where("tenant_id", "=", ctx.tenantId)
      .where("actor_key", "=", claim.actor)
      .where("route", "=", claim.route)
      .where("idempotency_key", "=", claim.key)
      .execute();
  }, LOSSY);
  return response;
}

interface Claim extends IdempotentCall {
  readonly hash: string;
  readonly actor: string;
}

function actorKey(ctx: RequestContext): string {
  const { actor } = ctx;
  if (actor.kind === "account") return actor.accountId;
  return actor.kind === "order-capability" ? `order|${actor.orderId}` : actor.kind;
}

async function claimOrFind(ctx: RequestContext, claim: Claim): Promise<StoredAnswer | undefined> {
  const now = ctx.clock.now();
  return ctx.db.transaction(async (trx) => {
    const inserted = await trx
      .insertInto("idempotency")
      .values({
        tenant_id: ctx.tenantId,
        actor_key: claim.actor,
        idempotency_key: claim.key,
        route: claim.route,
        request_hash: claim.hash,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows === 1n) return undefined;
    const row = await trx
      .selectFrom("idempotency")
      .select(["request_hash", "status", "response", "created_at"])
      .where("tenant_id", "=", ctx.tenantId)
      .where("actor_key", "=", claim.actor)
      .where("route", "=", claim.route)
      .where("idempotency_key", "=", claim.key)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (row.request_hash !== claim.hash) {
      throw new AppError("conflict", {
        code: "idempotency.keyReused",
        message: "This Idempotency-Key was used for a different request.",
      });
    }
    if (row.status !== null) return { status: row.status, body: row.response };
    if (now.getTime() - row.created_at.getTime() < ABANDONED_AFTER_MS) {
      throw new AppError("conflict", {
        code: "idempotency.inProgress",
        message: "The first request with this key is still running.",
        retryAfterSeconds: 1,
      });
    }
    return undefined;
  }, LOSSY);
}

async function release(ctx: RequestContext, claim: Claim): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    await trx
      .deleteFrom("idempotency")
      .where("tenant_id", "=", ctx.tenantId)
      .where("actor_key", "=", claim.actor)
      .where("route", "=", claim.route)
      .where("idempotency_key", "=", claim.key)
      .where("status", "is", null)
      .execute();
  });
}

function replay(stored: StoredAnswer): Response {
  return new Response(stored.body === null ? null : JSON.stringify(stored.body), {
    status: stored.status,
    headers: { "content-type": "application/json; charset=utf-8", "idempotent-replayed": "true" },
  });
}
