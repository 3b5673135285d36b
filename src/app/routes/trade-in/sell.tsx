import { SellPage } from "#modules/vehicle-acquisition/ui/sell-page.tsx";
import type { Route } from "./+types/sell";
import { appContext } from "../../app-context.ts";

/** What the page knows of its retailer; nothing about who asks. */
export function loader({ context }: Route.LoaderArgs) {
  const { tenant } = context.get(appContext);
  return { site: { brand: tenant.brandName, supportPhone: tenant.support.phone } };
}

/** An offer is accepted as a sale, without a purchase. */
export default function SellRoute({ loaderData }: Route.ComponentProps) {
  return <SellPage site={loaderData.site} />;
}
