import { Suspense } from "react";
import { guideFrame } from "#modules/price-guide/domain/guide-frame.ts";
import { OfferPage } from "#modules/trade-in-pages/ui/offer/offer-page.tsx";
import { latePart } from "#platform/browser/late-part.ts";
import { isSaleOffered } from "#modules/vehicle-acquisition/domain/is-sale-offered.ts";
import type { Route } from "./+types/offer";
import { appContext } from "../../app-context.ts";

const Owed = latePart(async () => (await import("#modules/payoffs/ui/payoff-panel.tsx")).PayoffPanel);
const Photos = latePart(
  async () => (await import("#modules/trade-in-photos/ui/photos-panel.tsx")).PhotosPanel,
);
const GuideFrame = latePart(async () => (await import("#modules/price-guide/ui/guide-frame.tsx")).GuideFrame);

/** What the page knows of its retailer; nothing about who asks. */
export function loader({ context }: Route.LoaderArgs) {
  const { tenant } = context.get(appContext);
  const { phone, hours } = tenant.support;
  const site = { brand: tenant.brandName, supportPhone: phone, timeZone: hours.timeZone };
  return { guide: guideFrame(tenant), site: { ...site, sellsOnline: isSaleOffered(tenant) } };
}

/** TRADE-05. */
export default function TradeInOfferRoute({ loaderData }: Route.ComponentProps) {
  const { guide, site } = loaderData;
  const frame = guide && (
    <Suspense>
      <GuideFrame frame={guide} />
    </Suspense>
  );
  return <OfferPage guide={frame} Owed={Owed} Photos={Photos} site={site} />;
}
