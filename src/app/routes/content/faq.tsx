import { contentPage } from "#modules/content/domain/content-page-view.ts";
import { FaqPage } from "#modules/content/ui/faq-page.tsx";
import { faqJsonLd } from "#modules/discovery/domain/structured/faq-json-ld.ts";
import type { Route } from "./+types/faq";
import { appContext } from "../../app-context.ts";
import { describePage } from "../../document/page-markup.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const page = contentPage(ctx.tenant, "faq");
  describePage({ context, request }, () => faqJsonLd(page.sections));
  return { page, meta: pageMeta(ctx, request, { page: "faq" }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** CNT-02. */
export default function FaqRoute({ loaderData: { page } }: Route.ComponentProps) {
  return <FaqPage page={page} />;
}
