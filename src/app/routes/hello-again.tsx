import { HelloAgain } from "#modules/signer-access/ui/hello-again.tsx";
import { SigningEntry } from "#modules/contracting/ui/signing-entry.tsx";
import { useSession } from "#platform/browser/session/use-session.ts";
import type { Route } from "./+types/hello-again";
import { appContext } from "../app-context.ts";
import { pageMeta, toMetaTags } from "../shell/meta/page-meta.ts";
import { useSite } from "./progress/use-site.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return { meta: pageMeta(context.get(appContext), request, { page: "progress", noIndex: true }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** OP-23: people who are signed in go on to their order; everybody else is recognized another way. */
export default function HelloAgainRoute() {
  const { brandName, supportPhone } = useSite();
  return useSession().status === "signed-in" ? (
    <SigningEntry supportPhone={supportPhone} />
  ) : (
    <HelloAgain brandName={brandName} supportPhone={supportPhone} />
  );
}
