import { SavedSearchesPage } from "#modules/saved-searches/ui/saved-searches-page.tsx";
import type { Route } from "./+types/saved-searches";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return { meta: pageMeta(context.get(appContext), request, { page: "savedSearches", noIndex: true }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** SRCH-08. */
export default function SavedSearchesRoute() {
  return <SavedSearchesPage />;
}
