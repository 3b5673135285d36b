import type { PaymentsContext } from "#modules/payments/server/payments-context.ts";

/** What buying a plan after an order needs: the order, and whoever takes the money. */
export type PlanPurchasesContext = PaymentsContext;
