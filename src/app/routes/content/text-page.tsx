import type { ReactNode } from "react";
import { ConsentChoice } from "#modules/analytics/ui/consent-choice.tsx";
import { contentPage } from "#modules/content/domain/content-page-view.ts";
import { CONTENT_PAGES } from "#modules/content/domain/content-page.ts";
import { ContentPage } from "#modules/content/ui/content-page.tsx";
import { PlansLink } from "#modules/protection/ui/plans-link.tsx";
import { splitLanguage } from "#platform/shared/texts/language.ts";
import type { Route } from "./+types/text-page";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const url = new URL(request.url);
  const path = splitLanguage(url.pathname.replace(/\.data$/, "")).path.slice(1);
  const name = CONTENT_PAGES.find((known) => known === path);
  if (name === undefined) throw new Error(`no content page ${path}`);
  const page = contentPage(ctx.tenant, name, url.searchParams.get("version") ?? undefined);
  const hasPlans = ctx.tenant.config.protection.products.length > 0;
  return {
    page,
    hasPlans,
    meta: pageMeta(ctx, request, { page: page.metadata, noIndex: page.earlier !== null }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** Content pages: the product's words with the retailer's facts, or the retailer's own (CNT-01). */
export default function ContentPageRoute({ loaderData }: Route.ComponentProps) {
  const { page, hasPlans } = loaderData;
  return <ContentPage page={page}>{below(page.name, hasPlans)}</ContentPage>;
}

/** What a page offers beside its words. */
function below(name: string, hasPlans: boolean): ReactNode {
  if (name === "cookie-policy") return <ConsentChoice />;
  return name === "warranty" && hasPlans ? <PlansLink /> : undefined;
}
