import { PrivacyStatusPage } from "#modules/privacy-requests/ui/privacy-status-page.tsx";
import type { Route } from "./+types/request-status";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  return {
    request: await ctx.privacyPages.find(ctx, params.token),
    meta: pageMeta(ctx, request, { page: "privacyRequests", noIndex: true }),
  };
}

/** The token is the whole permission, so another site could press the button only with the mail in its hands. */
export async function action({ context, params }: Route.ActionArgs) {
  const ctx = context.get(appContext);
  await ctx.privacyPages.confirm(ctx, params.token);
  return null;
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

export default function PrivacyStatusRoute({ loaderData, params }: Route.ComponentProps) {
  return <PrivacyStatusPage request={loaderData.request} token={params.token} />;
}
