import { SigningEntry } from "#modules/contracting/ui/signing-entry.tsx";
import type { Route } from "./+types/signing-entry";
import { appContext } from "../app-context.ts";
import { pageMeta, toMetaTags } from "../shell/meta/page-meta.ts";
import { useSite } from "./progress/use-site.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return { meta: pageMeta(context.get(appContext), request, { page: "progress", noIndex: true }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** TRK-03, OP-01: links about signing that lead to the tracker, with or without an order number. */
export default function SigningEntryRoute() {
  return <SigningEntry supportPhone={useSite().supportPhone} />;
}
