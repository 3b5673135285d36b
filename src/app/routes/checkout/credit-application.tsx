import { useMemo } from "react";
import { Outlet, useLocation, useParams } from "react-router";
import { CheckoutFrame } from "#modules/checkout/ui/checkout-frame.tsx";
import { useCheckoutSite } from "#modules/deal-drafts/ui/checkout-site.tsx";
import { useNextStep } from "#modules/deal-drafts/ui/use-next-step.ts";
import { ownerCalls } from "#modules/credit-wizard/ui/credit-calls.ts";
import { placeAddress, placeOfPath } from "#modules/credit-wizard/ui/place-address.ts";
import { latePart } from "#platform/browser/late-part.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { Route } from "./+types/credit-application";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";

const CreditWizard = latePart(
  async () => (await import("#modules/credit-wizard/ui/wizard.tsx")).CreditWizard,
);

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  return {
    mayBeCoBuyer: ctx.tenant.flags.cart_finance_co_buyer,
    meta: pageMeta(ctx, request, { page: "checkout", noIndex: true }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** CART-01, Credit Application: the wizard of CRED-01 inside of checkout. */
export default function CreditApplicationRoute({ loaderData: { mayBeCoBuyer } }: Route.ComponentProps) {
  const t = useText();
  const { orderNumber = "" } = useParams();
  const { pathname } = useLocation();
  const { brand, supportPhone } = useCheckoutSite();
  const calls = useMemo(() => ownerCalls(orderNumber), [orderNumber]);
  const goOn = useNextStep("Credit Application");
  return (
    <CheckoutFrame step="Credit Application" title={t("Credit application")}>
      {({ draft }) => (
        <CreditWizard
          addressOf={(place) => placeAddress(orderNumber, place)}
          calls={calls}
          here={placeOfPath(pathname)}
          onDone={() => goOn(draft.order)}
          site={{ brand, supportPhone, mayBeCoBuyer }}
        >
          <Outlet />
        </CreditWizard>
      )}
    </CheckoutFrame>
  );
}
