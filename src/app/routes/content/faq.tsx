import { contentPage } from "#modules/content/domain/content-page-view.ts";
import { FaqPage } from "#modules/content/ui/faq-page.tsx";
import { faqJsonLd } from "#modules/discovery/domain/structured/faq-json-ld.ts";
import type { Route } from "./+types/faq";
import { appContext } from "../../app-context.ts";
import { JsonLd } from "../../document/json-ld.tsx";
import { pageMeta, toMetaTags } from "../../shell/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  return {
    page: contentPage(ctx.tenant, "faq"),
    meta: pageMeta(ctx, request, { page: "faq" }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** CNT-02. */
export default function FaqRoute({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <JsonLd data={import.meta.env.SSR ? faqJsonLd(page.sections) : null} />
      <FaqPage page={page} />
    </>
  );
}
