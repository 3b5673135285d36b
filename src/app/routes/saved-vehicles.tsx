import { data } from "react-router";
import { SavedVehiclesPage } from "#modules/favorites/ui/saved-vehicles-page.tsx";
import type { Route } from "./+types/saved-vehicles";
import { appContext } from "../app-context.ts";
import { pageMeta, toMetaTags } from "../shell/meta/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  // FAV-02
  if (!ctx.tenant.config.consumer.showFavorites) throw data({ code: "favorites.off" }, 404);
  return { meta: pageMeta(ctx, request, { page: "savedVehicle", noIndex: true }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** FAV-01. */
export default function SavedVehiclesRoute() {
  return <SavedVehiclesPage />;
}
