import { data } from "react-router";
import { PrivacyRequestPage } from "#modules/privacy-requests/ui/privacy-request-page.tsx";
import type { Route } from "./+types/request-form";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return { meta: pageMeta(context.get(appContext), request, { page: "privacyRequests" }) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(appContext);
  const outcome = await ctx.privacyPages.takeForm(ctx, request);
  return data(outcome, outcome.kind === "filed" ? 200 : 400);
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** PRIV-01. */
export default function PrivacyRequestRoute({ actionData }: Route.ComponentProps) {
  return <PrivacyRequestPage outcome={actionData} />;
}
