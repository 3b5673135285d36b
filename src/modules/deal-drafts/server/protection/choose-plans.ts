import { isDeepStrictEqual } from "node:util";
import { findSaleOfDraft } from "../quote/sale-of-draft.ts";
import type { OrderCoverage, OrderProduct } from "#modules/orders/domain/order.ts";
import { saveDraft } from "#modules/orders/server/drafts/buyer-details.ts";
import { lockOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { type ChoiceProblem, chosenPlans } from "#modules/protection/domain/chosen-plans.ts";
import { planLabel } from "#modules/protection/domain/deal-product.ts";
import { orderProduct } from "#modules/protection/domain/order-product.ts";
import { menuPayment } from "#modules/protection/domain/menu-payment.ts";
import type { ChoosePlansBody } from "#modules/protection/domain/protection-bodies.ts";
import type { OrderProtectionView, ProtectionMenu } from "#modules/protection/domain/protection-menu.ts";
import { recordAnswer } from "#modules/protection/server/answers.ts";
import {
  coversTheSame,
  doNotFit,
  refusedPlan,
  unknownPlan,
  wordsChanged,
} from "#modules/protection/server/protection-errors.ts";
import type { AppError } from "#platform/shared/app-error.ts";
import type { CheckoutContext } from "../checkout-context.ts";
import { vehicleUnavailable } from "../checkout-errors.ts";
import { requireEditable } from "../lock-draft.ts";
import { dealOf, priceDraft } from "../quote/price-draft.ts";
import { draftMenu, protectionView } from "./protection-view.ts";

const ERRORS: Readonly<Record<ChoiceProblem, () => AppError>> = {
  unknown: unknownPlan,
  refused: refusedPlan,
  "covers-the-same": coversTheSame,
  "words-changed": wordsChanged,
};

/**
 * Takes exactly these plans into a draft, each by the consent beside it; none declines the offer. What was offered and
 * answered is kept (PROT-05). The same answer again changes nothing.
 * @throws AppError invalid `protection.unknownPlan`, `protection.refused`, `protection.coversTheSame`,
 * `protection.doNotFit` (field `plans`); conflict `protection.changed` where other words were read, and as `applyPromo`
 */
export async function choosePlans(
  ctx: CheckoutContext,
  input: { readonly orderNumber: string } & ChoosePlansBody,
): Promise<OrderProtectionView> {
  return ctx.db.transaction(async (trx) => {
    const order = await requireEditable(trx, ctx, await lockOwnedOrder(trx, ctx, input.orderNumber));
    const forSale = await findSaleOfDraft(trx, ctx, { id: order.vehicleId });
    if (!forSale) throw vehicleUnavailable();
    const menu = draftMenu(ctx, { order, forSale, chosen: input.plans.map(({ id }) => id) });
    const chosen = chosenPlans(menu, input.plans);
    if ("problem" in chosen) throw ERRORS[chosen.problem]();
    const plans = chosen.plans.map(orderProduct);
    const coverage = coverageOf(menu, ctx.clock.now());
    const { products: before = [], coverage: answered, ...unanswered } = order.snapshot;
    if (
      answered?.answeredAt &&
      isSame(before, plans) &&
      isDeepStrictEqual(answered, { ...coverage, ...at(answered) })
    )
      return protectionView(trx, ctx, { order, menu });
    const { plans: _, coverage: __, ...deal } = dealOf({ ...order, snapshot: unanswered });
    const snapshot = priceDraft(ctx, {
      forSale,
      delivery: order.snapshot.delivery,
      deal: { ...deal, plans, coverage },
    });
    if (snapshot.coverage && snapshot.coverage.fellAway.length > 0) throw doNotFit();
    await saveDraft(trx, ctx, { orderId: order.id, snapshot });
    const paymentWith = snapshot.worksheet ? menuPayment(snapshot.worksheet) : null;
    await recordAnswer(trx, ctx, { orderId: order.id, menu, paymentWith });
    return protectionView(trx, ctx, { order: { ...order, snapshot }, menu });
  });
}

const at = ({ answeredAt }: OrderCoverage): Pick<OrderCoverage, "answeredAt"> => ({ answeredAt });

function isSame(before: readonly OrderProduct[], plans: readonly OrderProduct[]): boolean {
  return isDeepStrictEqual(
    before.map(({ id, consentHash }) => [id, consentHash]),
    plans.map(({ id, consentHash }) => [id, consentHash]),
  );
}

/** A product of which some plan was taken is not declined. */
function coverageOf({ products, chosen }: ProtectionMenu, now: Date): OrderCoverage {
  const declined = products
    .filter(({ plans }) => !plans.some(({ id }) => chosen.includes(id)))
    .flatMap(({ plans }) => plans)
    .map((plan) => ({ id: plan.id, label: planLabel(plan), priceCents: plan.priceCents }));
  return { answeredAt: now.toISOString(), declined, fellAway: [] };
}
