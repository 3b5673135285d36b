import { contentPage } from "#modules/content/domain/content-page-view.ts";
import { ContentPage } from "#modules/content/ui/content-page.tsx";
import { dealersJsonLd } from "#modules/discovery/domain/structured/dealer-json-ld.ts";
import type { Route } from "./+types/contact-us";
import { appContext } from "../../app-context.ts";
import { JsonLd } from "../../document/json-ld.tsx";
import { pageMeta, toMetaTags } from "../../shell/page-meta.ts";
import { Dealerships } from "./dealerships.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  return {
    page: contentPage(ctx.tenant, "contact-us"),
    rooftops: [...ctx.vehicleSearch.stock(ctx.tenantId).rooftops.values()],
    meta: pageMeta(ctx, request, { page: "contactUs" }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** Ways to reach people, and where they are. */
export default function ContactUsRoute({
  loaderData: { page, rooftops, meta: about },
}: Route.ComponentProps) {
  const { origin } = new URL(about.canonical);
  return (
    <>
      <JsonLd data={import.meta.env.SSR ? dealersJsonLd(rooftops, origin) : null} />
      <ContentPage page={page}>
        <Dealerships rooftops={rooftops} />
      </ContentPage>
    </>
  );
}
