import { Outlet } from "react-router";
import type { Route } from "./+types/site-layout";
import { LateErrorPage } from "./late-error-page.tsx";
import { SiteFrame } from "./site-frame.tsx";

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

/** A page that fails keeps the header and the footer around its message. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <LateErrorPage error={error} />
    </SiteFrame>
  );
}
