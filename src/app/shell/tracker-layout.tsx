import type { ReactNode } from "react";
import { Link, Outlet, useParams } from "react-router";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { Route } from "./+types/tracker-layout";
import { FocusedShell } from "./focused-shell.tsx";
import { LateErrorPage } from "./late-error-page.tsx";

/** After the purchase: nothing leads away from what is left to do but the order itself, where everything is kept. */
function TrackerShell({ children }: { readonly children: ReactNode }) {
  const t = useText();
  // Who follows a link to one screen only, such as the phone of the ID check, has no order to go back to.
  const { orderNumber } = useParams();
  return (
    <FocusedShell
      exit={
        orderNumber === undefined ? null : (
          <Link
            className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
            to="/deals"
          >
            {t("Save and exit")}
          </Link>
        )
      }
    >
      {children}
    </FocusedShell>
  );
}

export default function TrackerLayout() {
  return (
    <TrackerShell>
      <Outlet />
    </TrackerShell>
  );
}

/** A page that fails keeps the shell around its message. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <TrackerShell>
      <LateErrorPage error={error} />
    </TrackerShell>
  );
}
