import { OverviewPage } from "#modules/checkout/ui/overview-page.tsx";
import type { Route } from "./+types/overview";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return { meta: pageMeta(context.get(appContext), request, { page: "checkout", noIndex: true }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** CART-06. */
export default function OverviewRoute() {
  return <OverviewPage />;
}
