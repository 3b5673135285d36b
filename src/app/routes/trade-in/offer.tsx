import { OfferPage } from "#modules/trade-in/ui/offer/offer-page.tsx";
import type { Route } from "./+types/offer";
import { appContext } from "../../app-context.ts";

/** What the page knows of its retailer; nothing about who asks. */
export function loader({ context }: Route.LoaderArgs) {
  const { tenant } = context.get(appContext);
  const { phone, hours } = tenant.support;
  return { site: { brand: tenant.brandName, supportPhone: phone, timeZone: hours.timeZone } };
}

/** TRADE-05. */
export default function TradeInOfferRoute({ loaderData }: Route.ComponentProps) {
  return <OfferPage site={loaderData.site} />;
}
