import type { Order } from "#modules/orders/domain/order.ts";
import { worksheetRulesOf } from "#modules/worksheet/domain/worksheet-rules.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { Cents } from "#platform/shared/money.ts";
import { type AmendedDeal, amendDeal } from "../../domain/amend-deal.ts";

/** The order's deal with another amount for the traded car, by the rules of the day it was signed for; null: without it. */
export function amendmentOf(
  { tenant }: Pick<TenantContext, "tenant">,
  order: Order,
  allowanceCents: Cents | null,
): AmendedDeal {
  const { snapshot } = order;
  const onDate = snapshot.worksheet?.contractDate ?? order.creationDate.slice(0, 10);
  const rules = worksheetRulesOf(tenant.config, { state: snapshot.buyerState, onDate });
  return amendDeal(rules, order, allowanceCents);
}
