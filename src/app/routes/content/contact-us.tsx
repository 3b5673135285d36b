import { contentPage } from "#modules/content/domain/content-page-view.ts";
import { Contacts, ContentSections, PageHead } from "#modules/content/ui/content-page.tsx";
import { dealersJsonLd } from "#modules/discovery/domain/structured/dealer-json-ld.ts";
import type { Route } from "./+types/contact-us";
import { appContext } from "../../app-context.ts";
import { describePage } from "../../document/page-markup.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";
import { Dealerships } from "./dealerships.tsx";
import { readDealerships } from "./read-dealerships.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const dealerships = await readDealerships(ctx);
  describePage({ context, request }, () => dealersJsonLd(dealerships, new URL(request.url).origin));
  return {
    page: contentPage(ctx.tenant, "contact-us"),
    dealerships,
    meta: pageMeta(ctx, request, { page: "contactUs" }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** Where the cars and the people are, then ways to reach the retailer, then its words. */
export default function ContactUsRoute({ loaderData: { page, dealerships } }: Route.ComponentProps) {
  return (
    <article className="page-width grid gap-8 py-8 md:gap-12 md:py-14">
      <PageHead page={page} />
      <Dealerships dealerships={dealerships} />
      <Contacts contacts={page.contacts} />
      <ContentSections page={page} />
    </article>
  );
}
