import { contentPage } from "#modules/content/domain/content-page-view.ts";
import { ContentSections, PageHead } from "#modules/content/ui/content-page.tsx";
import { CheckPayments } from "#modules/prequalification-results/ui/personal/check-payments.tsx";
import { exampleRulesOf } from "#modules/pricing/domain/loan-example.ts";
import { LoanEstimator } from "#modules/pricing/ui/loan-estimator.tsx";
import type { Route } from "./+types/financing";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const page = contentPage(ctx.tenant, "financing");
  return {
    page,
    rules: exampleRulesOf(ctx.tenant.config),
    meta: pageMeta(ctx, request, { page: page.metadata }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** CNT-01: a payment to play with and the way to one's own first, the retailer's words below. */
export default function FinancingRoute({ loaderData: { page, rules } }: Route.ComponentProps) {
  return (
    <article className="page-width grid gap-8 py-8 md:gap-12 md:py-14">
      <PageHead page={page} />
      <LoanEstimator rules={rules}>
        <CheckPayments from="financing" />
      </LoanEstimator>
      <ContentSections page={page} />
    </article>
  );
}
