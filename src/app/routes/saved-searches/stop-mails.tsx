import { stopSearchMails } from "#modules/saved-searches/server/stop-search-mails.ts";
import { StopMailsPage } from "#modules/saved-searches/ui/stop-mails-page.tsx";
import { isAppError } from "#platform/shared/app-error.ts";
import type { Route } from "./+types/stop-mails";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return { meta: pageMeta(context.get(appContext), request, { page: "savedSearches", noIndex: true }) };
}

/** The token is the whole permission, so another site could press the button only with the mail in its hands. */
export async function action({ context, params }: Route.ActionArgs) {
  try {
    await stopSearchMails(context.get(appContext), { token: params.token });
    return { outcome: "stopped" as const };
  } catch (error) {
    if (isAppError(error) && error.kind === "not-found") return { outcome: "unknown" as const };
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** SRCH-08. */
export default function StopMailsRoute({ actionData }: Route.ComponentProps) {
  return <StopMailsPage outcome={actionData?.outcome} />;
}
