import type { Route } from "./+types/text-page";
import { appContext } from "../../app-context.ts";
import { ConsentChoice } from "#modules/analytics/ui/consent-choice.tsx";
import { pageMeta, toMetaTags } from "../../shell/page-meta.ts";
import { TextPage } from "./text-page-view.tsx";
import { textPage } from "./text-page-content.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const name = new URL(request.url).pathname.replace(/\.data$/, "").slice(1);
  const page = textPage(ctx.tenant, name);
  return { page, meta: pageMeta(ctx, request, { page: page.metadata }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** Content pages: the retailer's own texts (CNT-01). */
export default function TextPageRoute({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  return (
    <TextPage page={page}>{page.metadata === "cookiePolicy" ? <ConsentChoice /> : undefined}</TextPage>
  );
}
