import { useEffect } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { safeReturnTo } from "#modules/identity/domain/safe-return-to.ts";
import { identityMessages } from "#modules/identity/messages.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "#modules/identity/server/demo-accounts-data.ts";
import { AuthLayout } from "#modules/identity/ui/auth-layout.tsx";
import { authHref } from "#modules/identity/ui/auth-href.ts";
import { rememberSignUp } from "#modules/identity/ui/pending-sign-up.ts";
import { SignInForm } from "#modules/identity/ui/sign-in-form.tsx";
import { useSession } from "#platform/browser/use-session.ts";
import type { Route } from "./+types/sign-in";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const demoSignIn =
    ctx.sandbox && ctx.tenant.isDemo ? { email: DEMO_ACCOUNTS[0].email, password: DEMO_PASSWORD } : null;
  return {
    brandName: ctx.tenant.brandName,
    demoSignIn,
    meta: pageMeta(ctx, request, { page: "signIn", noIndex: true }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** AUTH-01; returns to `?returnTo=` on this site. */
export default function SignInRoute({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const returnTo = safeReturnTo(search.get("returnTo"));
  const navigate = useNavigate();
  const session = useSession();
  useEffect(() => {
    if (session.status === "signed-in") void navigate(returnTo, { replace: true });
  }, [session.status, navigate, returnTo]);
  const signUpLink = (
    <>
      New here?{" "}
      <Link
        className="inline-block py-2 font-semibold text-link underline underline-offset-4"
        to={authHref("/sign-up", returnTo)}
      >
        Create an account
      </Link>
    </>
  );
  return (
    <AuthLayout footer={signUpLink} intro={`Welcome back to ${loaderData.brandName}.`} title="Sign in">
      <div className="grid gap-5">
        {search.has("confirmed") && (
          <AlertBar type="success">Your email is confirmed. Sign in to continue.</AlertBar>
        )}
        {session.status === "signed-out" && session.expired && (
          <AlertBar type="expired">{identityMessages["identity.sessionExpired"]}</AlertBar>
        )}
        <SignInForm
          onConfirmationNeeded={(pending) => {
            rememberSignUp(pending);
            void navigate(authHref("/sign-up/confirm", returnTo));
          }}
          onSignedIn={() => void navigate(returnTo, { replace: true })}
        />
        {loaderData.demoSignIn && (
          <p className="rounded-control bg-surface-sunken p-3 text-small text-ink-muted">
            Demonstration sign-in: <strong className="break-all">{loaderData.demoSignIn.email}</strong> with{" "}
            <strong>{loaderData.demoSignIn.password}</strong>
          </p>
        )}
      </div>
    </AuthLayout>
  );
}
