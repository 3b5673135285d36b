import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { requireTransition } from "#platform/shared/transition-table.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { PartyRole } from "#modules/orders/domain/order-party.ts";
import { isOrderOver } from "#modules/orders/domain/states/is-order-over.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { english } from "#platform/shared/texts/text.ts";
import { idRecordTransitions, type IdRecordStatus, type OrderIdStatus } from "../domain/id-verification.ts";
import { endCaptures } from "./end-captures.ts";
import {
  findIdVerifications,
  lockIdVerification,
  updateIdVerification,
} from "./internal/id-verification-repo.ts";

export type IdOutcome = Exclude<IdRecordStatus, "INITIATED">;

interface Outcome {
  readonly order: Order;
  readonly outcome: IdOutcome;
  readonly actor: string;
}

/**
 * What an outcome does to an order, whoever brings it; the same outcome twice changes nothing.
 * Without a link out, only a success counts: the retailer saw the ID in person (OP-19).
 * @throws AppError conflict `state.transitionNotAllowed`
 */
export async function applyIdOutcome(
  trx: TenantTransaction,
  ctx: TenantContext,
  { person = "buyer", ...input }: Outcome & { readonly person?: PartyRole },
): Promise<void> {
  const { outcome } = input;
  // Two people who finish at the same moment come one after the other, so that the second one finds both are done.
  const order = await requireOrder(trx, ctx, { id: input.order.id, lock: true });
  const of = { orderId: order.id, person };
  const row = await lockIdVerification(trx, ctx, of);
  const isInPerson = outcome === "SUCCESSFUL" && row.record_status !== "INITIATED";
  if (row.record_status === outcome || (isInPerson && row.order_id_status === "COMPLETED")) return;
  if (!isInPerson) requireTransition(idRecordTransitions, row.record_status, outcome);
  await updateIdVerification(trx, ctx, {
    ...of,
    set: {
      record_status: isInPerson ? row.record_status : outcome,
      order_id_status: ORDER_STATUS[outcome] ?? row.order_id_status,
      ...(input.actor === "retailer" && { verified_by: "retailer" as const }),
    },
  });
  // Said by somebody else while the phone is still at it: its capture has been used up otherwise.
  if (row.record_status === "INITIATED") await endCaptures(trx, ctx, of);
  // A success that comes after the order ended is kept; the order stays as it is.
  if (outcome !== "SUCCESSFUL" || isOrderOver(order.orderStatus)) return;
  const everybody = await findIdVerifications(trx, ctx, order.id);
  // The buyer has no row before they begin.
  if (everybody.buyer === undefined) return;
  if (Object.values(everybody).some(({ order_id_status: word }) => word !== "COMPLETED")) return;
  await transitionOrder(trx, ctx, {
    orderId: order.id,
    orderStatus: "ID_VERIFICATION_COMPLETED",
    actor: input.actor,
    reason: english("Your ID was verified."),
  });
}

/** Somebody saw everybody's ID, such as the retailer at the counter. @throws AppError as `applyIdOutcome` */
export async function identifyEverybody(
  trx: TenantTransaction,
  ctx: TenantContext,
  input: Omit<Outcome, "outcome">,
): Promise<void> {
  const { "co-buyer": coBuyer } = await findIdVerifications(trx, ctx, input.order.id);
  await applyIdOutcome(trx, ctx, { ...input, outcome: "SUCCESSFUL" });
  if (coBuyer) await applyIdOutcome(trx, ctx, { ...input, outcome: "SUCCESSFUL", person: "co-buyer" });
}

/** IDV-02: what the order itself says after an outcome; a link that was given up says nothing. */
const ORDER_STATUS: Readonly<Partial<Record<IdOutcome, OrderIdStatus>>> = {
  SUCCESSFUL: "COMPLETED",
  FAILED: "ERROR",
};

/** The buyer's running link ends now, as if its 24 hours were over. */
export async function expireIdLink(trx: TenantTransaction, ctx: TenantContext, order: Order): Promise<void> {
  const of = { orderId: order.id, person: "buyer" } as const;
  const row = await lockIdVerification(trx, ctx, of);
  if (row.record_status !== "INITIATED")
    requireTransition(idRecordTransitions, row.record_status, "INCOMPLETE");
  await updateIdVerification(trx, ctx, { ...of, set: { expires_at: ctx.clock.now() } });
  await endCaptures(trx, ctx, of);
}
