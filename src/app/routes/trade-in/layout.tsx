import { Link, Outlet } from "react-router";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { Route } from "./+types/layout";
import { appContext } from "../../app-context.ts";
import { FocusedShell } from "../../shell/focused-shell.tsx";
import { LateErrorPage } from "../../shell/late-error-page.tsx";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  return { meta: pageMeta(ctx, request, { page: "tradeIn", canonicalPath: "/trade-in", noIndex: true }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** Nothing here depends on the question that is open. */
export const shouldRevalidate = () => false;

/** Table A, trade-in: questions and offer, with nothing beside them. */
export default function TradeInLayout() {
  return (
    <FocusedShell exit={<Exit />}>
      <Outlet />
    </FocusedShell>
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
  return (
    <Link className="inline-flex min-h-11 items-center font-medium underline underline-offset-4" to="/">
      {t("Leave")}
    </Link>
  );
}
