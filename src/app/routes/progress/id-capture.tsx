import { CapturePage } from "#modules/id-verification/ui/capture-page.tsx";
import type { Route } from "./+types/id-capture";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";
import { useSite } from "./use-site.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return { meta: pageMeta(context.get(appContext), request, { page: "progress", noIndex: true }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** The phone's page of ID verification (IDV-07). */
export default function IdCaptureRoute() {
  return <CapturePage isDemo={useSite().isDemo} />;
}
