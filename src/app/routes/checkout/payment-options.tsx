import { PaymentOptionsPage } from "#modules/checkout/ui/payment-options-page.tsx";
import { CheckPayments } from "#modules/prequalification-results/ui/personal/check-payments.tsx";
import type { Route } from "./+types/payment-options";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return { meta: pageMeta(context.get(appContext), request, { page: "checkout", noIndex: true }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** CART-01, Payment Options. */
export default function PaymentOptionsRoute() {
  return (
    <PaymentOptionsPage>
      <CheckPayments from="checkout" />
    </PaymentOptionsPage>
  );
}
