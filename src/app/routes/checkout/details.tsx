import { DetailsPage } from "#modules/checkout/ui/details-page.tsx";
import { roundHalfUp } from "#platform/shared/money.ts";
import type { Route } from "./+types/details";
import { appContext } from "../../app-context.ts";
import { useSite } from "../progress/use-site.ts";
import { pageMeta, toMetaTags } from "../../shell/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { creditCardLimit, achLimit } = ctx.tenant.config.payment;
  return {
    limits: { cardCents: roundHalfUp(creditCardLimit * 100), achCents: roundHalfUp(achLimit * 100) },
    meta: pageMeta(ctx, request, { page: "checkout", noIndex: true }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** CART-01, Order Details. */
export default function DetailsRoute({ loaderData }: Route.ComponentProps) {
  return <DetailsPage limits={loaderData.limits} supportPhone={useSite().supportPhone} />;
}
