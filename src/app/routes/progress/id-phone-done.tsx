import { useLocation } from "react-router";
import { PhoneDonePage } from "#modules/id-verification/ui/phone-done-page.tsx";
import type { Route } from "./+types/id-phone-done";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return { meta: pageMeta(context.get(appContext), request, { page: "progress", noIndex: true }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** Where the phone ends, without sign-in or order number (TRK-02, OP-52). */
export default function IdPhoneDoneRoute() {
  return <PhoneDonePage isComplete={useLocation().pathname.endsWith("/complete")} />;
}
