import { DAY_MS } from "#platform/shared/time/durations.ts";
import { AppError } from "#platform/shared/app-error.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { SETTLEMENT_MS, notifyShop } from "./notify-shop.ts";
import type {} from "./sandbox-gateway-tables.ts";

const TOKEN_LIFETIME_MS = DAY_MS;

export interface NewToken {
  readonly kind: "card" | "bank-manual" | "bank-link" | "bank-linked";
  readonly outcome: string;
  readonly display: string;
  readonly orderNumber?: string;
}

/** Keeps what a token stands for, without the number it was made from. */
export async function storeToken(ctx: RequestContext, input: NewToken): Promise<string> {
  const token = `tok_${ctx.ids.random(26)}`;
  await ctx.db.transaction((trx) =>
    trx
      .insertInto("sandbox_gateway_token")
      .values({
        tenant_id: ctx.tenantId,
        token,
        kind: input.kind,
        outcome: input.outcome,
        display: input.display,
        order_number: input.orderNumber ?? null,
        expires_at: new Date(ctx.clock.now().getTime() + TOKEN_LIFETIME_MS),
      })
      .execute(),
  );
  return token;
}

/** A token that is known and not over. */
export async function findToken(ctx: RequestContext, token: string) {
  const row = await ctx.db.transaction((trx) =>
    trx
      .selectFrom("sandbox_gateway_token")
      .selectAll()
      .where("tenant_id", "=", ctx.tenantId)
      .where("token", "=", token)
      .executeTakeFirst(),
  );
  return row && row.expires_at > ctx.clock.now() ? row : undefined;
}

export async function findCharge(ctx: RequestContext, key: string) {
  return ctx.db.transaction((trx) =>
    trx
      .selectFrom("sandbox_gateway_charge")
      .selectAll()
      .where("tenant_id", "=", ctx.tenantId)
      .where("provider_key", "=", key)
      .executeTakeFirst(),
  );
}

/** The first charge of a key counts. */
export async function storeCharge(
  ctx: RequestContext,
  charge: { readonly key: string; readonly outcome: string; readonly amountCents: number },
): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    const stored = await trx
      .insertInto("sandbox_gateway_charge")
      .values({
        tenant_id: ctx.tenantId,
        provider_key: charge.key,
        ref: ctx.ids.next("ch"),
        outcome: charge.outcome,
        amount_cents: charge.amountCents,
        created_at: ctx.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("provider_key")
      .executeTakeFirst();
    // PMT-05: the vendor would tell when bank money has arrived.
    if (stored && charge.outcome === "pending")
      await notifyShop(trx, ctx, {
        key: charge.key,
        type: "payment_intent.succeeded",
        afterMs: SETTLEMENT_MS,
      });
  });
}

/** Moves a charge on when it is on hold. */
export async function settleHold(
  ctx: RequestContext,
  { key, outcome }: { readonly key: string; readonly outcome: "captured" | "canceled" },
): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("sandbox_gateway_charge")
      .set({ outcome })
      .where("tenant_id", "=", ctx.tenantId)
      .where("provider_key", "=", key)
      .where("outcome", "=", "hold")
      .executeTakeFirstOrThrow();
    const type = outcome === "captured" ? "payment_intent.succeeded" : "payment_intent.canceled";
    if (numUpdatedRows > 0n) await notifyShop(trx, ctx, { key, type });
  });
}

const LEARNED = {
  captured: ["captured", "payment_intent.succeeded"],
  failed: ["declined", "payment_intent.payment_failed"],
  returned: ["returned", "charge.failed"],
} as const;

/**
 * Somebody outside said what became of a charge: this record says the same, and tells the shop like any news. A hold
 * that was released is over. @throws AppError conflict `gateway.holdReleased` for a capture of it
 */
export async function learnOutcome(
  trx: TenantTransaction,
  ctx: RequestContext,
  { key, event }: { readonly key: string; readonly event: keyof typeof LEARNED },
): Promise<void> {
  const row = await trx
    .selectFrom("sandbox_gateway_charge")
    .select("outcome")
    .where("tenant_id", "=", ctx.tenantId)
    .where("provider_key", "=", key)
    .forUpdate()
    .executeTakeFirst();
  if (row?.outcome === "canceled") {
    if (event !== "captured") return;
    throw new AppError("conflict", {
      code: "gateway.holdReleased",
      message: "The hold was released, so there is nothing to capture.",
    });
  }
  // A charge that fails after it was captured is one that the bank took back.
  const [outcome, type] = LEARNED[event === "failed" && row?.outcome === "captured" ? "returned" : event];
  if (row === undefined || row.outcome === outcome || row.outcome === "returned") return;
  await trx
    .updateTable("sandbox_gateway_charge")
    .set({ outcome })
    .where("tenant_id", "=", ctx.tenantId)
    .where("provider_key", "=", key)
    .execute();
  await notifyShop(trx, ctx, { key, type });
}

/** The first refund of a key counts. */
export async function storeRefund(
  ctx: RequestContext,
  refund: { readonly key: string; readonly chargeKey: string; readonly amountCents: number },
): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    const stored = await trx
      .insertInto("sandbox_gateway_refund")
      .values({
        tenant_id: ctx.tenantId,
        provider_key: refund.key,
        charge_key: refund.chargeKey,
        ref: ctx.ids.next("re"),
        outcome: "refunded",
        amount_cents: refund.amountCents,
        created_at: ctx.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("provider_key")
      .executeTakeFirst();
    if (stored)
      await notifyShop(trx, ctx, { key: refund.chargeKey, type: "charge.refunded", refundId: refund.key });
  });
}

export async function findRefunds(
  ctx: RequestContext,
  by: { readonly key: string } | { readonly chargeKey: string },
) {
  const [column, value] =
    "key" in by ? (["provider_key", by.key] as const) : (["charge_key", by.chargeKey] as const);
  return ctx.db.transaction((trx) =>
    trx
      .selectFrom("sandbox_gateway_refund")
      .selectAll()
      .where("tenant_id", "=", ctx.tenantId)
      .where(column, "=", value)
      .execute(),
  );
}
