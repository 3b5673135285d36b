import { OrdersPage } from "#modules/orders/ui/orders-page.tsx";
import type { Route } from "./+types/orders";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return { meta: pageMeta(context.get(appContext), request, { page: "deals", noIndex: true }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** ORD-04. */
export default function OrdersRoute() {
  return <OrdersPage />;
}
