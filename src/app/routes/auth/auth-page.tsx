import { redirectDocument } from "react-router";
import { AuthApp } from "#modules/sign-in/ui/frame/auth-app.tsx";
import { splitLanguage } from "#platform/shared/texts/language.ts";
import { island } from "virtual:auth-island";
import type { Route } from "./+types/auth-page";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";
import { getAuthPage } from "./get-auth-page.ts";

/** Every auth page of table A; the document starts `auth-entry.tsx` instead of the router. */
export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const page = getAuthPage(ctx, request);
  const isSignIn = page.address.path.startsWith("/sign-in");
  const meta = pageMeta(ctx, request, { page: isSignIn ? "signIn" : "account", noIndex: true });
  return { island, page, meta };
}

/** The router leaves for a document of its own, so that the retailer's redirect target counts there too. */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  const { pathname, search } = new URL(request.url);
  throw redirectDocument(`${splitLanguage(pathname).path}${search}`);
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

export default function AuthPageRoute({ loaderData }: Route.ComponentProps) {
  return (
    <div data-page={JSON.stringify(loaderData.page)} id="auth">
      <AuthApp page={loaderData.page} />
    </div>
  );
}
