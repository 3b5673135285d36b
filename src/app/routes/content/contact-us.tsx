import { contentPage } from "#modules/content/domain/content-page-view.ts";
import { ContentPage } from "#modules/content/ui/content-page.tsx";
import { dealersJsonLd } from "#modules/discovery/domain/structured/dealer-json-ld.ts";
import { weekHoursOf } from "#modules/leads/domain/opening-hours.ts";
import { hoursLines } from "#modules/leads/ui/hours-text.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { Route } from "./+types/contact-us";
import { appContext } from "../../app-context.ts";
import { describePage } from "../../document/page-markup.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";
import { Dealerships } from "./dealerships.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const t = textOf(ctx.tenant);
  const dealers = [...ctx.vehicleSearch.stock(ctx.tenantId).rooftops.values()].map((rooftop) => ({
    rooftop,
    week: weekHoursOf(ctx.tenant, rooftop.id),
  }));
  describePage({ context, request }, () => dealersJsonLd(dealers, new URL(request.url).origin));
  return {
    page: contentPage(ctx.tenant, "contact-us"),
    dealerships: dealers.map(({ rooftop, week }) => ({ rooftop, hours: hoursLines(week, t) })),
    meta: pageMeta(ctx, request, { page: "contactUs" }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** Ways to reach people, and where they are. */
export default function ContactUsRoute({ loaderData: { page, dealerships } }: Route.ComponentProps) {
  return (
    <ContentPage page={page}>
      <Dealerships dealerships={dealerships} />
    </ContentPage>
  );
}
