import { CartPage } from "#modules/checkout/ui/cart-page.tsx";
import type { Route } from "./+types/cart";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return { meta: pageMeta(context.get(appContext), request, { page: "cart", noIndex: true }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** CART-01, first step. */
export default function CartRoute() {
  return <CartPage />;
}
