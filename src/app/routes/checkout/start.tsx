import { redirect } from "react-router";
import type { Route } from "./+types/start";

/**
 * An order's checkout without a page's name (table A): where it begins. From there a submitted order leads to itself,
 * and one that is with its lenders to their answers.
 */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/checkout/${encodeURIComponent(params.orderNumber)}/payment-options`);
}
