import { emptySearch, withFacet } from "#modules/search-index/domain/search-query.ts";
import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import { defaultSortOf, searchVehicles } from "#modules/vehicle-search/server/search-vehicles.ts";
import { cardText } from "#modules/inventory/ui/card/card-text.ts";
import { VehicleGrid } from "#modules/inventory/ui/card/vehicle-grid.tsx";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { Route } from "./+types/vehicle-unavailable";
import { appContext, type AppLoadContext } from "../app-context.ts";
import { pageMeta, toMetaTags } from "../shell/meta/page-meta.ts";
import { VehicleGone } from "../errors/vehicle-gone.tsx";

const SHOWN = 4;
const MOST_CHARACTERS = 80;

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const asked = new URL(request.url).searchParams;
  const [make = "", model = ""] = ["make", "model"].map((name) => asked.get(name)?.slice(0, MOST_CHARACTERS));
  const search = new URLSearchParams({ condition: "used", ...(make && { make }), ...(model && { model }) });
  return {
    search: search.toString(),
    name: `${make} ${model}`.trim(),
    cards: (await asGood(ctx, { make, model })).map(cardText),
    // What it stands in for: used cars of that model.
    meta: pageMeta(ctx, request, {
      page: "search",
      values: { condition: textOf(ctx.tenant)("Used"), make, model },
      noIndex: true,
    }),
  };
}

/** Used cars of the same model that can be had, else of the make, else any: the best that there is. */
async function asGood(
  ctx: AppLoadContext,
  { make, model }: { make: string; model: string },
): Promise<VehicleCardView[]> {
  const any = withFacet(emptySearch(defaultSortOf(ctx)), "condition", ["used"]);
  const ofMake = make === "" ? any : withFacet(any, "make", [make]);
  const ofModel = model === "" ? ofMake : withFacet(ofMake, "model", [model]);
  for (const query of [ofModel, ofMake, any]) {
    const { vehicles } = await searchVehicles(ctx, query, []);
    const free = vehicles.filter(({ availability }) => availability === "Available");
    if (free.length > 0) return free.slice(0, SHOWN);
  }
  return [];
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** NAV-16. */
export default function VehicleUnavailable({ loaderData: { name, search, cards } }: Route.ComponentProps) {
  const t = useText();
  return (
    <VehicleGone name={name} search={search}>
      {cards.length > 0 && (
        <section aria-labelledby="as-good" className="page-width grid gap-5">
          <h2 className="text-title" id="as-good">
            {t("Available today")}
          </h2>
          <VehicleGrid cards={cards} />
        </section>
      )}
    </VehicleGone>
  );
}
