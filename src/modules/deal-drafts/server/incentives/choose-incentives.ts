import { CLAIMED_KINDS } from "#modules/incentives/domain/incentive-program.ts";
import type { IncentivePreference } from "#modules/incentives/domain/incentive-choices.ts";
import { programsReaching } from "#modules/incentives/domain/eligible-programs.ts";
import { claimStands, type IncentiveClaim } from "#modules/incentives/domain/order-incentives.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { saveDraft } from "#modules/orders/server/drafts/buyer-details.ts";
import { lockOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { viewOrders } from "#modules/orders/server/view-orders.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import type { DraftIncentivesView } from "../../domain/draft-incentives-view.ts";
import { checkoutMessages } from "../../messages.ts";
import type { CheckoutContext } from "../checkout-context.ts";
import { fieldError, vehicleUnavailable } from "../checkout-errors.ts";
import { requireEditable } from "../lock-draft.ts";
import { dealOf, priceDraft } from "../quote/price-draft.ts";
import { findSaleOfDraft, type SaleOfDraft } from "../quote/sale-of-draft.ts";
import { draftIncentivesView } from "./read-draft-incentives.ts";

interface ChooseIncentivesInput {
  readonly orderNumber: string;
  /** Ids of the programs that the buyer says are for them: all of them, instead of those before. */
  readonly claims: readonly string[];
  readonly preference: IncentivePreference;
  /** Null keeps the loan to its end. */
  readonly horizonMonths: number | null;
}

/**
 * What the buyer says of the programs of a draft: which are for them, money or the rate, and for how long (PROT-05). A
 * claim is never made for anybody. The same again changes nothing.
 * @throws AppError invalid `incentives.unknown` (field `claims`), `deal.notPossible`; conflict as `applyPromo`
 */
export async function chooseIncentives(
  ctx: CheckoutContext,
  input: ChooseIncentivesInput,
): Promise<DraftIncentivesView> {
  return ctx.db.transaction(async (trx) => {
    const order = await requireEditable(trx, ctx, await lockOwnedOrder(trx, ctx, input.orderNumber));
    const forSale = await findSaleOfDraft(trx, ctx, { id: order.vehicleId });
    if (!forSale) throw vehicleUnavailable();
    const day = localTimeOf(ctx.clock.now().getTime(), forSale.rooftop.timeZone).date;
    const claims = claimsOf(input.claims, { order, forSale, day });
    const before = order.snapshot.incentives ?? { counted: [], chosen: [] };
    const { preference, horizonMonths } = input;
    const incentives = {
      counted: before.counted,
      chosen: before.chosen,
      claims,
      preference,
      // Whoever chooses has read what no longer counts.
      ended: [],
      ...(horizonMonths !== null && { horizonMonths }),
    };
    const deal = { ...dealOf(order), incentives };
    const snapshot = priceDraft(ctx, { forSale, delivery: order.snapshot.delivery, deal });
    await saveDraft(trx, ctx, { orderId: order.id, snapshot });
    const after = { ...order, snapshot };
    const [view] = await viewOrders(trx, ctx, [after]);
    if (!view) throw vehicleUnavailable();
    return draftIncentivesView(ctx, { order: after, view, forSale });
  });
}

interface Claimable {
  readonly order: Order;
  readonly forSale: SaleOfDraft;
  readonly day: CivilDate;
}

/** A claim that was made before keeps its day: saying it again does not make it last longer (PROT-07). */
function claimsOf(wanted: readonly string[], { order, forSale, day }: Claimable): IncentiveClaim[] {
  const { snapshot } = order;
  const place = { state: snapshot.buyerState, zipCode: snapshot.delivery.zipCode };
  const open = programsReaching(forSale.programs, { vehicle: forSale.vehicle, place, day }).filter(
    ({ kind }) => CLAIMED_KINDS.includes(kind),
  );
  const before = snapshot.incentives?.claims ?? [];
  return [...new Set(wanted)].map((id) => {
    if (!open.some((program) => program.id === id))
      throw fieldError("incentives.unknown", "claims", checkoutMessages["checkout.incentiveUnknown"]);
    const earlier = before.find((claim) => claim.id === id);
    return earlier && claimStands(earlier, day) ? earlier : { id, on: day };
  });
}
