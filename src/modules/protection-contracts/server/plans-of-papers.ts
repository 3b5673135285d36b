import type { Order } from "#modules/orders/domain/order.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { planTerms, type PlanTerms } from "../domain/plan-terms.ts";
import { findPlans, insertPlans } from "./internal/contracts-repo.ts";

/** What the forms of an order's plans print; the first time freezes it. */
export async function plansOfPapers(
  trx: TenantTransaction,
  ctx: TenantContext,
  { id: orderId, snapshot }: Pick<Order, "id" | "snapshot">,
): Promise<readonly PlanTerms[]> {
  const products = snapshot.products ?? [];
  if (products.length === 0) return [];
  const { terms, buyerState: state } = snapshot;
  const loanMonths = terms?.kind === "finance" ? terms.payment.termMonths : null;
  const { protection } = ctx.tenant.config;
  const made = products.map((product) => planTerms(protection, product, { state, loanMonths }));
  await insertPlans(trx, ctx, { orderId, terms: made });
  const rows = await findPlans(trx, ctx, orderId);
  const frozen = new Map(rows.map((row) => [row.plan_id, row.terms]));
  return made.map((fresh) => frozen.get(fresh.planId) ?? fresh);
}
