import { OfferPage } from "#modules/trade-in/ui/offer/offer-page.tsx";
import { latePart } from "#platform/browser/late-part.ts";
import { isSaleOffered } from "#modules/vehicle-acquisition/domain/is-sale-offered.ts";
import type { Route } from "./+types/offer";
import { appContext } from "../../app-context.ts";

const Owed = latePart(async () => (await import("#modules/payoffs/ui/payoff-panel.tsx")).PayoffPanel);
const Photos = latePart(
  async () => (await import("#modules/trade-in-photos/ui/photos-panel.tsx")).PhotosPanel,
);

/** What the page knows of its retailer; nothing about who asks. */
export function loader({ context }: Route.LoaderArgs) {
  const { tenant } = context.get(appContext);
  const { phone, hours } = tenant.support;
  const site = { brand: tenant.brandName, supportPhone: phone, timeZone: hours.timeZone };
  return { site: { ...site, sellsOnline: isSaleOffered(tenant) } };
}

/** TRADE-05. */
export default function TradeInOfferRoute({ loaderData }: Route.ComponentProps) {
  return <OfferPage Owed={Owed} Photos={Photos} site={loaderData.site} />;
}
