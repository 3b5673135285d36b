import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { planLabel } from "../domain/deal-product.ts";
import type {
  MenuPayment,
  MenuPlan,
  OrderProtectionView,
  ProtectionMenu,
} from "../domain/protection-menu.ts";
import type { RefusedPlan } from "../domain/rating/rated-plan.ts";
import type { OfferedPlan } from "./internal/protection-tables.ts";

/**
 * Keeps what was offered and what the buyer answered, with one consent for each plan that was chosen. Rows are only ever
 * added.
 * @param input.menu as it was shown, with the chosen plans in it
 */
export async function recordAnswer(
  trx: TenantTransaction,
  ctx: RequestContext,
  input: {
    readonly orderId: string;
    readonly menu: ProtectionMenu;
    readonly paymentWith: MenuPayment | null;
  },
): Promise<void> {
  const { orderId, menu, paymentWith } = input;
  const plans = menu.products.flatMap((product) => product.plans);
  const answer = { tenant_id: ctx.tenantId, order_id: orderId, id: ctx.ids.next("pra"), at: ctx.clock.now() };
  const { at, ...base } = answer;
  await trx
    .insertInto("protection_answer")
    .values({
      ...base,
      answered_at: at,
      offered: JSON.stringify(plans.map(offeredPlan)),
      refused: JSON.stringify(menu.refused),
      chosen: menu.chosen,
      payment_without: menu.without && JSON.stringify(menu.without),
      payment_with: paymentWith && JSON.stringify(paymentWith),
    })
    .execute();
  const consents = plans.filter(({ id }) => menu.chosen.includes(id)).map((plan) => consentRow(answer, plan));
  if (consents.length > 0) await trx.insertInto("protection_consent").values(consents).execute();
}

interface AnswerRow {
  readonly tenant_id: string;
  readonly order_id: string;
  readonly id: string;
  readonly at: Date;
}

function consentRow({ tenant_id, order_id, id, at }: AnswerRow, plan: MenuPlan) {
  return {
    tenant_id,
    order_id,
    answer_id: id,
    plan_id: plan.id,
    label: planLabel(plan),
    price_cents: plan.priceCents,
    monthly_cents: plan.monthlyCents,
    words: plan.consent.words,
    words_hash: plan.consent.hash,
    given_at: at,
  };
}

function offeredPlan(plan: MenuPlan): OfferedPlan {
  const { id, priceCents, monthlyCents, consent } = plan;
  return { id, label: planLabel(plan), priceCents, monthlyCents, consentHash: consent.hash };
}

/** What was offered last and how it was answered; null while nobody answered. */
interface LastAnswer {
  readonly answeredAt: string;
  readonly offered: readonly OfferedPlan[];
  readonly refused: readonly RefusedPlan[];
  readonly chosen: readonly string[];
  readonly without: MenuPayment | null;
  readonly with: MenuPayment | null;
}

export async function findLastAnswer(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<LastAnswer | null> {
  const row = await trx
    .selectFrom("protection_answer")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .orderBy("answered_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    answeredAt: row.answered_at.toISOString(),
    offered: row.offered,
    refused: row.refused,
    chosen: row.chosen,
    without: row.payment_without,
    with: row.payment_with,
  };
}

/** Every consent that was given for an order, oldest first; also those to plans that left it. */
export async function findConsents(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<OrderProtectionView["consents"]> {
  const rows = await trx
    .selectFrom("protection_consent")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .orderBy("given_at")
    .orderBy("plan_id")
    .execute();
  return rows.map((row) => ({
    planId: row.plan_id,
    label: row.label,
    priceCents: Number(row.price_cents),
    monthlyCents: row.monthly_cents === null ? null : Number(row.monthly_cents),
    words: row.words,
    at: row.given_at.toISOString(),
  }));
}
