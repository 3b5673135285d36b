import { CancelPlanPage } from "#modules/protection-contracts/ui/cancel-plan-page.tsx";
import type { Route } from "./+types/cancel-plan";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return { meta: pageMeta(context.get(appContext), request, { page: "deals", noIndex: true }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** PROT-08. */
export default function CancelPlanRoute() {
  return <CancelPlanPage />;
}
