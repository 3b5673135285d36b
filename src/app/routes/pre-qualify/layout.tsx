import { Link, Outlet } from "react-router";
import { offeredConsents } from "#modules/accounts/domain/offered-consents.ts";
import { SessionExpiry } from "#modules/prequalification/ui/journey/expiry/session-expiry.tsx";
import { useJourney } from "#modules/prequalification/ui/journey/journey-context.ts";
import { JourneyProvider } from "#modules/prequalification/ui/journey/journey-provider.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { safeHref } from "#platform/shared/safe-href.ts";
import type { Route } from "./+types/layout";
import { appContext } from "../../app-context.ts";
import { FocusedShell } from "../../shell/focused-shell.tsx";
import { LateErrorPage } from "../../shell/late-error-page.tsx";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";

/** What every page of pre-qualification knows of its retailer; nothing about who asks. */
export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { tenant } = ctx;
  return {
    site: {
      brand: tenant.brandName,
      supportPhone: tenant.support.phone,
      isSandbox: ctx.sandbox && tenant.isDemo,
      consents: offeredConsents(tenant),
      termsHref: safeHref(tenant.termsUseUrl) ?? "/terms-of-use",
      privacyHref: safeHref(tenant.privacyPolicyUrl) ?? "/privacy-policy",
    },
    meta: pageMeta(ctx, request, { page: "preQualify", canonicalPath: "/pre-qualify", noIndex: true }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** Table A, pre-qualification: one journey, whichever of its pages is open. */
export default function PreQualifyLayout({ loaderData }: Route.ComponentProps) {
  return (
    <JourneyProvider site={loaderData.site}>
      <FocusedShell exit={<Exit />}>
        <Outlet />
        <SessionExpiry />
      </FocusedShell>
    </JourneyProvider>
  );
}

/** A page that fails keeps the shell around its message. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <FocusedShell exit={null}>
      <LateErrorPage error={error} />
    </FocusedShell>
  );
}

function Exit() {
  const t = useText();
  const { start } = useJourney();
  return (
    <Link
      className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
      to={start.returnTo}
    >
      {t("Leave")}
    </Link>
  );
}
