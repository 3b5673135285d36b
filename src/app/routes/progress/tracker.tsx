import { Outlet, useLocation, useParams } from "react-router";
import { TrackerFrame } from "#modules/progress-tracker/ui/tracker-frame.tsx";
import { trackerPage } from "#modules/progress-tracker/ui/tracker-pages.ts";
import type { Route } from "./+types/tracker";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";
import { STEPS } from "../../steps.ts";
import { useSite } from "./use-site.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return { meta: pageMeta(context.get(appContext), request, { page: "progress", noIndex: true }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** Every page below holds the same data, read in the browser. */
export const shouldRevalidate = () => false;

/** TRK-01, TRK-09. */
export default function TrackerRoute() {
  const { orderNumber = "" } = useParams();
  const { pathname } = useLocation();
  const page = trackerPage(STEPS, pathname.split("/").slice(3).join("/"));
  const { supportPhone, brandName } = useSite();
  return (
    <TrackerFrame
      current={page?.step ?? null}
      orderNumber={orderNumber}
      steps={STEPS}
      brandName={brandName}
      supportPhone={supportPhone}
    >
      <Outlet />
    </TrackerFrame>
  );
}
