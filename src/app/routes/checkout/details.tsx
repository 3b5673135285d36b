import { DetailsPage } from "#modules/checkout/ui/details-page.tsx";
import { methodLimits } from "#modules/payments/server/get-payments.ts";
import type { Route } from "./+types/details";
import { appContext } from "../../app-context.ts";
import { useSite } from "../progress/use-site.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  return {
    limits: methodLimits(ctx.tenant),
    meta: pageMeta(ctx, request, { page: "checkout", noIndex: true }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** CART-01, Order Details. */
export default function DetailsRoute({ loaderData }: Route.ComponentProps) {
  return <DetailsPage limits={loaderData.limits} supportPhone={useSite().supportPhone} />;
}
