import type { OrderProduct } from "#modules/orders/domain/order.ts";
import { dealProduct } from "./deal-product.ts";
import type { MenuPlan } from "./protection-menu.ts";

/** A plan that a buyer chose, as orders and contracts keep it. */
export function orderProduct(plan: MenuPlan): OrderProduct {
  const { code: productCode, packageType, deductibleCents, administrator, formId } = plan;
  return {
    ...dealProduct(plan, { hasConsent: true }),
    productCode,
    packageType,
    deductibleCents,
    administrator,
    formId,
    cancellation: plan.cancellation,
    consentHash: plan.consent.hash,
    isSample: plan.isSample,
  };
}
