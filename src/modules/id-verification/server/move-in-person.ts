import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { IN_PERSON_STATE } from "../domain/id-verification.ts";
import { updateIdVerification } from "./internal/id-verification-repo.ts";

/** OP-19: the license turned out to be of Illinois; from now on the step waits for the retailer. */
export async function moveInPerson(trx: TenantTransaction, ctx: RequestContext, order: Order): Promise<void> {
  await updateIdVerification(trx, ctx, { orderId: order.id, set: { id_state: IN_PERSON_STATE } });
}
