import { contentPage } from "#modules/content/domain/content-page-view.ts";
import { PageHead } from "#modules/content/ui/content-page.tsx";
import { Prose } from "#modules/content/ui/prose.tsx";
import { StartTradeIn } from "#modules/trade-in-pages/ui/start/start-trade-in.tsx";
import { WhatToExpect } from "#modules/trade-in-pages/ui/start/what-to-expect.tsx";
import type { Route } from "./+types/start";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const page = contentPage(ctx.tenant, "trade-in");
  return {
    page,
    byPlate: ctx.tenant.providers.plateLookup !== "none",
    isOffered: ctx.tenant.config.tradeIn.enabled,
    newestYear: ctx.clock.now().getUTCFullYear() + 1,
    meta: pageMeta(ctx, request, { page: page.metadata }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** "Sell Your Car" (NAV-01, TRADE-03): the way to an offer, and the retailer's words about it. */
export default function TradeInStartRoute({ loaderData }: Route.ComponentProps) {
  const { page, byPlate, isOffered, newestYear } = loaderData;
  return (
    <article className="page-width grid gap-x-16 gap-y-8 py-8 md:py-14 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
      <div className="grid content-start gap-8">
        <PageHead page={page} />
        {isOffered && <StartTradeIn byPlate={byPlate} newestYear={newestYear} />}
      </div>
      {isOffered && <WhatToExpect />}
      <div className="grid content-start gap-x-10 gap-y-8 lg:col-span-2 lg:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]">
        {page.sections.map((section) => (
          <section
            className="grid max-w-prose scroll-mt-28 content-start gap-3"
            id={section.id}
            key={section.id}
          >
            <h2 className="text-title">{section.title}</h2>
            <Prose paragraphs={section.paragraphs} />
          </section>
        ))}
      </div>
    </article>
  );
}
