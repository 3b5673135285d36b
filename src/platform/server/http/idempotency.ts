import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { isDatabaseAway } from "../database/pool/database-away.ts";
import type { RequestContext } from "../context/request-context.ts";

const VALID = /^[\x21-\x7e]{1,128}$/;
/** A call that runs on renews its claim; one that is older belongs to a process that died. */
const ABANDONED_AFTER_MS = 8_000;
const RENEW_EVERY_MS = 2_000;
const RELEASE_EVERY_MS = 500;

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

interface IdempotentCall {
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
  const hash = createHash("sha256").update(call.fingerprint).digest("hex");
  const at = ctx.clock.now();
  const claim = { ...call, hash, actor: actorKey(ctx), at, tried: at };
  const stored = await claimOrFind(ctx, claim).catch(async (error: unknown) => {
    // It may have been written all the same.
    if (isDatabaseAway(error)) await freeClaim(ctx, claim);
    throw error;
  });
  if (stored !== undefined) return replay(stored);
  let response: Response;
  try {
    response = await whileRenewed(ctx, claim, run);
  } catch (error) {
    await freeClaim(ctx, claim);
    throw error;
  }
  await keepAnswer(ctx, claim, response);
  return response;
}

/** Nothing renews any more when this ends. */
async function whileRenewed<T>(ctx: RequestContext, claim: Claim, run: () => Promise<T>): Promise<T> {
  let renewing = Promise.resolve();
  const timer = setInterval(() => (renewing = renewing.then(() => renew(ctx, claim))), RENEW_EVERY_MS);
  try {
    return await run();
  } finally {
    clearInterval(timer);
    await renewing;
  }
}

async function renew(ctx: RequestContext, claim: Claim): Promise<void> {
  const { at, tried } = claim;
  claim.tried = ctx.clock.now();
  const renewal = ctx.db.transaction(async (trx) => {
    await trx
      .updateTable("idempotency")
      .set({ created_at: claim.tried })
      .where("tenant_id", "=", ctx.tenantId)
      .where("actor_key", "=", claim.actor)
      .where("route", "=", claim.route)
      .where("idempotency_key", "=", claim.key)
      .where("created_at", ">=", at)
      .where("created_at", "<=", tried)
      .execute();
  }, LOSSY);
  await renewal.then(
    () => (claim.at = claim.tried),
    // The next one may come through; where none does, the use case decides as after a death.
    () => ctx.log.warn("a claim could not be renewed", { code: "idempotency.renew" }),
  );
}

/** What the answer tells is on disk by now, so that it is given even where it cannot be kept. */
async function keepAnswer(ctx: RequestContext, claim: Claim, response: Response): Promise<void> {
  const text = await response.clone().text();
  const keep = ctx.db.transaction(async (trx) => {
    await trx
      .updateTable("idempotency")
      .set({ status: response.status, response: JSON.stringify(text === "" ? null : JSON.parse(text)) })
      .where("tenant_id", "=", ctx.tenantId)
      .where("actor_key", "=", claim.actor)
      .where("route", "=", claim.route)
      .where("idempotency_key", "=", claim.key)
      .execute();
  }, LOSSY);
  await keep.catch(async (error: unknown) => {
    if (!isDatabaseAway(error)) throw error;
    await freeClaim(ctx, claim);
  });
}

/**
 * Lets the next call with this key run. While the database is away this goes on in the background, and this process
 * already takes the claim for free: its call is over. What a lost commit left undecided is decided by the use case, which is
 * repeatable and reads what is there, as after a claim that was abandoned by a killed process.
 */
async function freeClaim(ctx: RequestContext, claim: Claim): Promise<void> {
  try {
    await release(ctx, claim);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    over.set(nameOf(ctx, claim), claim);
    void releaseLater(ctx, claim);
  }
}

async function releaseLater(ctx: RequestContext, claim: Claim): Promise<void> {
  const name = nameOf(ctx, claim);
  for (let waited = 0; waited < ABANDONED_AFTER_MS; waited += RELEASE_EVERY_MS) {
    await sleep(RELEASE_EVERY_MS, undefined, { ref: false });
    if (over.get(name) !== claim) return;
    try {
      await release(ctx, claim);
      break;
    } catch (error) {
      if (!isDatabaseAway(error))
        ctx.log.warn("a claim could not be released", { code: "idempotency.release" });
    }
  }
  if (over.get(name) === claim) over.delete(name);
}

/** Claims whose calls ended here without the database hearing of it; each leaves as soon as it would be abandoned. */
const over = new Map<string, Claim>();

function nameOf(ctx: RequestContext, { actor, route, key }: Claim): string {
  return [ctx.tenantId, actor, route, key].join("\n");
}

interface Claim extends IdempotentCall {
  readonly hash: string;
  readonly actor: string;
  /** When this call claimed the key or last renewed it: whoever takes it over writes another instant. */
  at: Date;
  /** The newest instant that this call may have written; a lost connection leaves open whether it did. */
  tried: Date;
}

function actorKey(ctx: RequestContext): string {
  const { actor } = ctx;
  if (actor.kind === "account") return actor.accountId;
  return actor.kind === "order-capability" ? `order|${actor.orderId}` : actor.kind;
}

async function claimOrFind(ctx: RequestContext, claim: Claim): Promise<StoredAnswer | undefined> {
  return ctx.db.transaction(async (trx) => {
    const row = await claimOrLock(trx, ctx, claim);
    if (row === undefined) return undefined;
    if (row.request_hash !== claim.hash) {
      throw new AppError("conflict", {
        code: "idempotency.keyReused",
        message: "This Idempotency-Key was used for a different request.",
      });
    }
    if (row.status !== null) return { status: row.status, body: row.response };
    if (
      !isOver(over.get(nameOf(ctx, claim)), row.created_at) &&
      claim.at.getTime() - row.created_at.getTime() < ABANDONED_AFTER_MS
    ) {
      throw new AppError("conflict", {
        code: "idempotency.inProgress",
        message: "The first request with this key is still running.",
        retryAfterSeconds: 1,
      });
    }
    await takeOver(trx, ctx, claim);
    return undefined;
  }, LOSSY);
}

function isOver(ended: Claim | undefined, madeAt: Date): boolean {
  return ended !== undefined && ended.at <= madeAt && madeAt <= ended.tried;
}

/** The claim that is there, locked; undefined once the key is this call's: one that is released in between is free again. */
async function claimOrLock(trx: TenantTransaction, ctx: RequestContext, claim: Claim) {
  for (;;) {
    if (await insertClaim(trx, ctx, claim)) return undefined;
    const row = await lockClaim(trx, ctx, claim);
    if (row !== undefined) return row;
  }
}

/** False when the key was claimed before. */
async function insertClaim(trx: TenantTransaction, ctx: RequestContext, claim: Claim): Promise<boolean> {
  const inserted = await trx
    .insertInto("idempotency")
    .values({
      tenant_id: ctx.tenantId,
      actor_key: claim.actor,
      idempotency_key: claim.key,
      route: claim.route,
      request_hash: claim.hash,
      created_at: claim.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

async function lockClaim(trx: TenantTransaction, ctx: RequestContext, claim: Claim) {
  return trx
    .selectFrom("idempotency")
    .select(["request_hash", "status", "response", "created_at"])
    .where("tenant_id", "=", ctx.tenantId)
    .where("actor_key", "=", claim.actor)
    .where("route", "=", claim.route)
    .where("idempotency_key", "=", claim.key)
    .forUpdate()
    .executeTakeFirst();
}

/** From here on the key is this call's, for everybody who asks and for whoever would release the last one. */
async function takeOver(trx: TenantTransaction, ctx: RequestContext, claim: Claim): Promise<void> {
  await trx
    .updateTable("idempotency")
    .set({ created_at: claim.at })
    .where("tenant_id", "=", ctx.tenantId)
    .where("actor_key", "=", claim.actor)
    .where("route", "=", claim.route)
    .where("idempotency_key", "=", claim.key)
    .execute();
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
      .where("created_at", ">=", claim.at)
      .where("created_at", "<=", claim.tried)
      .execute();
  });
}

function replay(stored: StoredAnswer): Response {
  return new Response(stored.body === null ? null : JSON.stringify(stored.body), {
    status: stored.status,
    headers: { "content-type": "application/json; charset=utf-8", "idempotent-replayed": "true" },
  });
}
