import { data } from "react-router";
import { themeCssOfBothSchemes } from "#modules/tenancy/domain/theme/theme-css.ts";
import { deriveTheme } from "#modules/tenancy/domain/theme/theme.ts";
import { emptySearch } from "#modules/search-index/domain/search-query.ts";
import { defaultSortOf, searchVehicles } from "#modules/vehicle-search/server/search-vehicles.ts";
import type { Route } from "./+types/kits";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";
import { kitAttributes, ownFonts } from "../../shell/view/own-kit.ts";
import { named } from "../../shell/view/theme-of.ts";
import { type Kit, KitBoard } from "./kit-board.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  if (!ctx.sandbox) throw data(null, 404);
  const kits = (ctx.demoKits?.() ?? []).map(({ name, brand }): Kit => ({
    name,
    css: named(`${themeCssOfBothSchemes(deriveTheme(brand))}${ownFonts(brand).css}`),
    attributes: kitAttributes(brand),
  }));
  const { vehicles } = await searchVehicles(ctx, emptySearch(defaultSortOf(ctx)), []);
  const shown = vehicles.slice(0, 3);
  return {
    kits,
    details: shown[0] ? `/vehicles/${shown[0].key}` : "/search",
    compared: `/compare?vins=${shown.map(({ key }) => key).join(",")}`,
    meta: pageMeta(ctx, request, { page: "landing", noIndex: true }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** Every component and the main screens in any two kits, side by side; exists beside the sandbox desk only. */
export default function KitsRoute({ loaderData }: Route.ComponentProps) {
  const { kits, details, compared } = loaderData;
  return <KitBoard compared={compared} details={details} kits={kits} />;
}
