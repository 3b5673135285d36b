import { useLocation } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { LinkButton } from "#design-system/button.tsx";
import { askedTerms } from "#modules/comparison/domain/asked-terms.ts";
import { askedComparison, comparisonPath } from "#modules/comparison/domain/compared-keys.ts";
import { MOST_COMPARED } from "#modules/comparison/domain/most-compared.ts";
import { comparisonMessages } from "#modules/comparison/messages.ts";
import { compareVehicles } from "#modules/comparison/server/compare-vehicles.ts";
import { ComparisonPage } from "#modules/comparison/ui/comparison-page.tsx";
import { similarVehicles } from "#modules/search-index/domain/similar-vehicles.ts";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import type { Route } from "./+types/compare";
import { appContext } from "../app-context.ts";
import { pageMeta, toMetaTags } from "../shell/meta/page-meta.ts";

/** Shown while there is room for another vehicle. */
const SUGGESTIONS = 4;

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { searchParams } = new URL(request.url);
  const asked = askedComparison(searchParams);
  const view = await compareVehicles(ctx, { asked, terms: askedTerms(searchParams) });
  const [first] = view.vehicles;
  const isFull = view.vehicles.length >= MOST_COMPARED;
  const similar =
    first === undefined || isFull
      ? []
      : similarVehicles(ctx.vehicleSearch.stock(ctx.tenantId).index, first, SUGGESTIONS + MOST_COMPARED);
  const shown = new Set(view.vehicles.map(({ key }) => key));
  return {
    view,
    suggestions: similar
      .filter(({ key, availability }) => availability === "Available" && !shown.has(key))
      .slice(0, SUGGESTIONS),
    meta: pageMeta(ctx, request, {
      page: "compare",
      canonicalPath: comparisonPath(asked.keys),
      noIndex: true,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** CMP-01. */
export default function CompareRoute({ loaderData: { view, suggestions } }: Route.ComponentProps) {
  return <ComparisonPage suggestions={suggestions} view={view} />;
}

/** CMP-02. */
export function ErrorBoundary() {
  const t = useText();
  const text = useTexts(comparisonMessages);
  const { pathname, search } = useLocation();
  return (
    <div className="page-width grid gap-6 py-12">
      <h1 className="text-heading">{t("Compare vehicles")}</h1>
      <AlertBar
        action={
          <LinkButton look="secondary" reloadDocument to={`${pathname}${search}`}>
            {t("Try again")}
          </LinkButton>
        }
        type="internalError"
      >
        {text("compare.failed")}
      </AlertBar>
    </div>
  );
}
