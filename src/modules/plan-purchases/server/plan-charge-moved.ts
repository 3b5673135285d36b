import type { Order } from "#modules/orders/domain/order.ts";
import { noteInHistory } from "#modules/orders/server/note-in-history.ts";
import { writeToBuyer } from "#modules/orders/server/write-to-buyer.ts";
import { endBoughtPlan } from "#modules/protection-contracts/server/end-plans.ts";
import { startBoughtPlan } from "#modules/protection-contracts/server/start-plans.ts";
import { languageOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { inLanguage } from "#platform/shared/texts/language.ts";
import { english } from "#platform/shared/texts/text.ts";
import { PLAN_BOUGHT, PLAN_NOT_PAID } from "../messages.ts";
import { todayOf } from "./internal/offers.ts";
import { lockPurchase, movePurchase, type PurchaseRow } from "./internal/purchases-repo.ts";
import type { PlanPurchasesContext } from "./plan-purchases-context.ts";

interface Moved {
  readonly order: Order;
  readonly subject: string;
  readonly status: "received" | "failed" | "returned";
}

/**
 * What a charge says of its purchase: paid, it becomes a contract of its own; taken back, the contract ends. Repeats change
 * nothing. @returns `give-back` for money of a purchase that is over
 */
export async function planChargeMoved(
  trx: TenantTransaction,
  ctx: PlanPurchasesContext,
  { order, subject, status }: Moved,
): Promise<"keep" | "give-back"> {
  const row = await lockPurchase(trx, ctx, subject);
  if (row === undefined) return "give-back";
  if (status === "received") return received(trx, ctx, { order, row });
  if (status === "returned") {
    await movePurchase(trx, ctx, { id: row.id, status: "closed" });
    if (row.contract_id !== null) await endBoughtPlan(trx, ctx, row.contract_id);
    const reason = english("Your bank reversed the payment for a protection plan, so the plan ended.");
    await noteInHistory(trx, ctx, { order, actor: "system", reason });
  }
  await tell(trx, ctx, { order, row, mail: PLAN_NOT_PAID });
  return "keep";
}

async function received(
  trx: TenantTransaction,
  ctx: PlanPurchasesContext,
  { order, row }: { readonly order: Order; readonly row: PurchaseRow },
): Promise<"keep" | "give-back"> {
  if (row.status === "paid") return "keep";
  if (row.status === "closed") return "give-back";
  const contractId = await startBoughtPlan(trx, ctx, {
    orderId: order.id,
    purchaseId: row.id,
    terms: row.terms,
    soldOn: todayOf(ctx, order),
    miles: row.odometer_miles,
  });
  if (contractId === undefined) {
    await movePurchase(trx, ctx, { id: row.id, status: "closed" });
    return "give-back";
  }
  await movePurchase(trx, ctx, { id: row.id, status: "paid", contract_id: contractId });
  const reason = english(
    "You bought a protection plan. It is a separate purchase: your order didn't change.",
  );
  await noteInHistory(trx, ctx, { order, actor: "buyer", reason });
  await tell(trx, ctx, { order, row, mail: PLAN_BOUGHT });
  return "keep";
}

async function tell(
  trx: TenantTransaction,
  ctx: PlanPurchasesContext,
  told: {
    readonly order: Order;
    readonly row: PurchaseRow;
    readonly mail: typeof PLAN_BOUGHT;
  },
): Promise<void> {
  const { order, row, mail } = told;
  await writeToBuyer(trx, ctx, {
    order,
    news: {
      mail,
      params: (reader) => ({
        plan: row.terms.label,
        amount: formatDollarsAndCents(row.price_cents + row.tax_cents),
        link: `${ctx.siteOrigin}${inLanguage(languageOf(reader), `/deals/${order.orderNumber}`)}`,
      }),
    },
  });
}
