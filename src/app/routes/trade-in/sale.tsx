import { SalePage } from "#modules/vehicle-acquisition/ui/sale-page.tsx";
import type { Route } from "./+types/sale";
import { appContext } from "../../app-context.ts";

/** What the page knows of its retailer; nothing about who asks. */
export function loader({ context }: Route.LoaderArgs) {
  const { tenant } = context.get(appContext);
  return { site: { brand: tenant.brandName, supportPhone: tenant.support.phone } };
}

/** The tracker of a sale without a purchase. */
export default function SaleRoute({ loaderData }: Route.ComponentProps) {
  return <SalePage site={loaderData.site} />;
}
