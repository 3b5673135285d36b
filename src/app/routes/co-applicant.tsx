import { CoApplicantPage } from "#modules/credit-wizard/ui/co-applicant-page.tsx";
import type { Route } from "./+types/co-applicant";
import { appContext } from "../app-context.ts";
import { pageMeta, toMetaTags } from "../shell/meta/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  return {
    brand: ctx.tenant.brandName,
    supportPhone: ctx.tenant.support.phone,
    meta: pageMeta(ctx, request, { page: "checkout", noIndex: true }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** CRED-07: the joint applicant's own phone. */
export default function CoApplicantRoute({ loaderData }: Route.ComponentProps) {
  return <CoApplicantPage brand={loaderData.brand} supportPhone={loaderData.supportPhone} />;
}
