import type { Order } from "#modules/orders/domain/order.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { type ContractingSteps, contractingSteps } from "../../domain/contracting-steps.ts";

/** What is done for an order now, by its flow type's settings or because the retailer says so (TEN-05). */
export function stepsOf(
  tenant: TenantContext["tenant"],
  {
    order,
    byRetailer,
  }: { readonly order: Pick<Order, "dealType" | "dealStatus">; readonly byRetailer: boolean },
): ContractingSteps {
  const { cash, finance, lease } = tenant.config.contracting;
  const automation = { Cash: cash, Finance: finance, Lease: lease }[order.dealType];
  return contractingSteps({ automation, dealStatus: order.dealStatus, byRetailer });
}
