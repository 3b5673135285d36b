import { Card } from "#design-system/card.tsx";
import { AfterCancellation } from "#modules/payments/ui/after-cancellation.tsx";
import { OrderPayments } from "#modules/payments/ui/order-payments.tsx";
import { OrderHistory } from "#modules/order-steps/ui/order-history.tsx";
import { OrderDetailsPage } from "#modules/orders/ui/order-details-page.tsx";
import type { Route } from "./+types/order-details";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return { meta: pageMeta(context.get(appContext), request, { page: "deals", noIndex: true }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** ORD-05, OP-39. */
export default function OrderDetailsRoute() {
  return (
    <OrderDetailsPage
      history={(order) => <OrderHistory order={order} />}
      payments={({ orderNumber, dealer, orderStatus }) => (
        <>
          {orderStatus === "CANCELED" && (
            <Card>
              <AfterCancellation orderNumber={orderNumber} />
            </Card>
          )}
          <OrderPayments
            isCancelled={orderStatus === "CANCELED"}
            orderNumber={orderNumber}
            timeZone={dealer.timeZone}
          />
        </>
      )}
    />
  );
}
