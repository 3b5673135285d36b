import { Card } from "#design-system/card.tsx";
import { AfterCancellation } from "#modules/payments/ui/after-cancellation.tsx";
import { ExplainedLink } from "#modules/payment-explanations/ui/explained-link.tsx";
import { OrderPayments } from "#modules/payments/ui/order-payments.tsx";
import { CoverageRecord, DeclinedPlans } from "#modules/deal-drafts/ui/coverage/coverage-record.tsx";
import { OrderHistory } from "#modules/order-steps/ui/order-history.tsx";
import { AddPlansLink } from "#modules/plan-purchases/ui/add-plans-link.tsx";
import { OrderPlans } from "#modules/protection-contracts/ui/order-plans.tsx";
import { TradeInCard } from "#modules/trade-in-handover/ui/trade-in-card.tsx";
import { OrderDetailsPage } from "#modules/orders/ui/order-details-page.tsx";
import { CreditLetters } from "#modules/credit-letters/ui/credit-letters.tsx";
import { DEFAULT_DEAL_TYPE } from "#modules/orders/domain/offered-deal-types.ts";
import type { Route } from "./+types/order-details";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  // Only looks: the steps themselves would bring their screens into this page.
  const looks = ctx.steps.map(({ step: { history } }) => ({
    subject: history.subject,
    icon: history.icon,
    parties: history.parties ?? {},
  }));
  const hasPlans = ctx.tenant.config.protection.products.length > 0;
  return { looks, hasPlans, meta: pageMeta(ctx, request, { page: "deals", noIndex: true }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** ORD-05, OP-39. */
export default function OrderDetailsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <OrderDetailsPage
      history={(order) => <OrderHistory looks={loaderData.looks} order={order} />}
      payments={({
        orderNumber,
        dealer,
        deal,
        orderStatus,
        promisedCents,
        tradeIn,
        submittedAt,
        coverage,
        products,
      }) => (
        <>
          <ExplainedLink orderNumber={orderNumber} promisedCents={promisedCents} />
          {orderStatus === "CANCELED" && (
            <Card>
              <AfterCancellation orderNumber={orderNumber} />
            </Card>
          )}
          {tradeIn !== null && submittedAt !== null && (
            <TradeInCard isOpen={orderStatus !== "CANCELED"} orderNumber={orderNumber} />
          )}
          {submittedAt === null ? (
            <CoverageRecord order={{ coverage, products, dealer }} />
          ) : (
            (loaderData.hasPlans || products.length > 0) && (
              <OrderPlans chosen={products} orderNumber={orderNumber}>
                <DeclinedPlans coverage={coverage} dealer={dealer} />
                {loaderData.hasPlans && orderStatus !== "CANCELED" && (
                  <AddPlansLink orderNumber={orderNumber} />
                )}
              </OrderPlans>
            )
          )}
          <OrderPayments
            isCanceled={orderStatus === "CANCELED"}
            orderNumber={orderNumber}
            timeZone={dealer.timeZone}
          />
          {deal.type !== DEFAULT_DEAL_TYPE && (
            <CreditLetters orderNumber={orderNumber} timeZone={dealer.timeZone} />
          )}
        </>
      )}
    />
  );
}
