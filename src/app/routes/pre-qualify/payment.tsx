import { ExplainedPage } from "#modules/payment-explanations/ui/explained-page.tsx";
import type { Route } from "./+types/payment";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return { meta: pageMeta(context.get(appContext), request, { page: "deals", noIndex: true }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** From pre-qualified to contract. */
export default function PaymentRoute() {
  return <ExplainedPage />;
}
