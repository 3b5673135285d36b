import { OverviewPage } from "#modules/checkout/ui/overview-page.tsx";
import type { Route } from "./+types/overview";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  return {
    supportPhone: ctx.tenant.support.phone,
    meta: pageMeta(ctx, request, { page: "checkout", noIndex: true }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** CART-06. */
export default function OverviewRoute({ loaderData }: Route.ComponentProps) {
  return <OverviewPage supportPhone={loaderData.supportPhone} />;
}
