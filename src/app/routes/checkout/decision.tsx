import { DecisionPage } from "#modules/credit-decisions/ui/decision-page.tsx";
import { latePart } from "#platform/browser/late-part.ts";
import type { Route } from "./+types/decision";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";

const CreditLetters = latePart(
  async () => (await import("#modules/credit-letters/ui/credit-letters.tsx")).CreditLetters,
);

export function loader({ context, request }: Route.LoaderArgs) {
  return { meta: pageMeta(context.get(appContext), request, { page: "checkout", noIndex: true }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** LEND-01 in all its addresses; also the page after an application (CART-06). */
export default function DecisionRoute() {
  return (
    <DecisionPage
      letters={({ order, state }) => (
        <CreditLetters
          isExpected={state === "declined"}
          isFolded={state === "offers"}
          orderNumber={order.orderNumber}
          timeZone={order.dealer.timeZone}
        />
      )}
    />
  );
}
