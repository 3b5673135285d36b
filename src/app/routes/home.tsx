import { storeJsonLd } from "#modules/discovery/domain/structured/store-json-ld.ts";
import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import type { FacetValueView } from "#modules/search-index/domain/search-view.ts";
import { cardText } from "#modules/inventory/ui/card/card-text.ts";
import { emptySearch } from "#modules/search-index/domain/search-query.ts";
import { recentPriceDrops } from "#modules/vehicle-search/server/recent-price-drops.ts";
import { defaultSortOf, searchVehicles } from "#modules/vehicle-search/server/search-vehicles.ts";
import type { Route } from "./+types/home";
import { appContext } from "../app-context.ts";
import { describePage } from "../document/page-markup.ts";
import { readShell } from "../shell/view/read-shell.ts";
import { shellText } from "../shell/view/shell-text.ts";
import { pageMeta, toMetaTags } from "../shell/meta/page-meta.ts";
import { readBudgets } from "./home/read-budgets.ts";
import { HomePage } from "./home/home-page.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  describePage({ context, request }, () => storeJsonLd(readShell(shellText(ctx, request))));
  const { content } = ctx.tenant.config;
  const { total, facets, vehicles } = await searchVehicles(ctx, {
    ...emptySearch(defaultSortOf(ctx)),
    sort: "year-desc",
  });
  const drops = await recentPriceDrops(ctx, { days: DROP_DAYS, limit: 4 });
  return {
    total,
    sections: ctx.tenant.brand.layout.home,
    budgets: await readBudgets(ctx),
    drops: drops.map(({ card, dropCents }) => ({ card: cardText(card), dropCents })),
    bodies: byCount(facets.body),
    makes: byCount(facets.make).slice(0, 12),
    cards: oneOfEachMake(vehicles).slice(0, 4).map(cardText),
    landing: content.landing,
    proof: { ...content.proof, isSample: ctx.tenant.isDemo },
    promises: { days: content.moneyBackDays, miles: content.moneyBackMiles },
    meta: pageMeta(ctx, request, { page: "landing" }),
  };
}

const DROP_DAYS = 30;

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** The landing page (CNT-01). */
export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}

function byCount(values: readonly FacetValueView[]): FacetValueView[] {
  return values.filter((value) => value.count > 0).toSorted((a, b) => b.count - a.count);
}

/** A small window into the stock shows its breadth, not four times the same car. */
function oneOfEachMake(vehicles: readonly VehicleCardView[]): VehicleCardView[] {
  const available = vehicles.filter((vehicle) => vehicle.availability === "Available");
  return available.filter(
    (vehicle, index) => available.findIndex((other) => other.make === vehicle.make) === index,
  );
}
