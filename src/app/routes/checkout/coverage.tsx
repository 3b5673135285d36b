import { CoveragePage } from "#modules/checkout/ui/coverage-page.tsx";
import type { Route } from "./+types/coverage";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return { meta: pageMeta(context.get(appContext), request, { page: "checkout", noIndex: true }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** CART-01, Coverage. */
export default function CoverageRoute() {
  return <CoveragePage />;
}
