import { AddPlansPage } from "#modules/plan-purchases/ui/add-plans-page.tsx";
import type { Route } from "./+types/add-plans";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return { meta: pageMeta(context.get(appContext), request, { page: "deals", noIndex: true }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** PROT-04, after the order. */
export default function AddPlansRoute() {
  return <AddPlansPage />;
}
