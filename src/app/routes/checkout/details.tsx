import { DetailsPage } from "#modules/checkout/ui/details-page.tsx";
import type { Route } from "./+types/details";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return { meta: pageMeta(context.get(appContext), request, { page: "checkout", noIndex: true }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** CART-01, Order Details. */
export default function DetailsRoute() {
  return <DetailsPage />;
}
