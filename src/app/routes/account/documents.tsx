import { MyDocumentsPage } from "#modules/progress-tracker/ui/my-documents-page.tsx";
import type { Route } from "./+types/documents";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return { meta: pageMeta(context.get(appContext), request, { page: "account", noIndex: true }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** NAV-01 Documents, table A. */
export default function DocumentsRoute() {
  return <MyDocumentsPage />;
}
