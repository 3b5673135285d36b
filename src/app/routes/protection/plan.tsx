import { data, useOutletContext } from "react-router";
import { PlanPage } from "#modules/protection/ui/pages/plan-page.tsx";
import type { PlansPageParts } from "#modules/protection/ui/pages/plans-page-parts.ts";
import type { Route } from "./+types/plan";
import { appContext } from "../../app-context.ts";

/** A product that the retailer does not sell has no page. */
export function loader({ context, params }: Route.LoaderArgs) {
  const { products } = context.get(appContext).tenant.config.protection;
  const { productId } = params as { readonly productId?: string };
  if (!products.some(({ id }) => id === productId)) throw data(null, 404);
  return { productId };
}

/** PROT-04, details. */
export default function PlanRoute({ loaderData }: Route.ComponentProps) {
  const parts = useOutletContext<PlansPageParts>();
  const product = parts.products.find(({ id }) => id === loaderData.productId);
  return product ? <PlanPage parts={parts} product={product} /> : null;
}
