import { Outlet } from "react-router";
import { CheckoutSiteProvider } from "#modules/deal-drafts/ui/checkout-site.tsx";
import { methodLimits } from "#modules/payments/server/get-payments.ts";
import type { Route } from "./+types/checkout-layout";
import { appContext } from "../app-context.ts";
import { CheckoutShell } from "./checkout-shell.tsx";
import { LateErrorPage } from "./late-error-page.tsx";

/** What every page of checkout knows of its retailer (CART-02). */
export function loader({ context }: Route.LoaderArgs) {
  const { tenant } = context.get(appContext);
  const { showCoverageStep, showTradeInStep } = tenant.config.consumer.progressTracker;
  return {
    site: {
      hasCoverage: showCoverageStep,
      hasTradeIn: showTradeInStep,
      supportPhone: tenant.support.phone,
      brand: tenant.brandName,
      limits: methodLimits(tenant),
    },
  };
}

/** A focused shell: nothing leads away from the purchase but saving it for later. */
export default function CheckoutLayout({ loaderData }: Route.ComponentProps) {
  return (
    <CheckoutShell>
      <CheckoutSiteProvider site={loaderData.site}>
        <Outlet />
      </CheckoutSiteProvider>
    </CheckoutShell>
  );
}

/** A page that fails keeps the shell around its message. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <CheckoutShell>
      <LateErrorPage error={error} />
    </CheckoutShell>
  );
}
