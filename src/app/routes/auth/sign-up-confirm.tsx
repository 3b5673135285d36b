import { Link, useNavigate, useSearchParams } from "react-router";
import { safeReturnTo } from "#modules/identity/domain/safe-return-to.ts";
import { authHref } from "#modules/identity/ui/auth-href.ts";
import { AuthLayout } from "#modules/identity/ui/auth-layout.tsx";
import { ConfirmSignUpForm } from "#modules/identity/ui/confirm-sign-up-form.tsx";
import { forgetSignUp, usePendingSignUp } from "#modules/identity/ui/pending-sign-up.ts";
import type { Route } from "./+types/sign-up-confirm";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  return { sandbox: ctx.sandbox, meta: pageMeta(ctx, request, { page: "account", noIndex: true }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** AUTH-06. Signs in at once while the password of the sign-up is still in memory. */
export default function SignUpConfirmRoute({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const returnTo = safeReturnTo(search.get("returnTo"));
  const navigate = useNavigate();
  const pending = usePendingSignUp();
  const confirmed = ({ signedIn }: { readonly signedIn: boolean }): void => {
    forgetSignUp();
    const signIn = `/sign-in?${new URLSearchParams({ confirmed: "1", returnTo }).toString()}`;
    void navigate(signedIn ? returnTo : signIn, { replace: true });
  };
  const startOver = (
    <Link
      className="inline-block py-2 font-semibold text-link underline underline-offset-4"
      to={authHref("/sign-up", returnTo)}
    >
      Use another email
    </Link>
  );
  return (
    <AuthLayout
      footer={startOver}
      intro="One step left: enter the code from your email."
      title="Confirm your email"
    >
      <ConfirmSignUpForm key={pending?.email ?? "none"} onConfirmed={confirmed} pending={pending} />
      {loaderData.sandbox && (
        <p className="mt-5 rounded-control bg-surface-sunken p-3 text-small text-ink-muted">
          Demonstration: no email leaves this site. Read the code at the{" "}
          <Link
            className="font-semibold text-link underline underline-offset-4"
            target="_blank"
            to="/sandbox"
          >
            sandbox desk
          </Link>
          .
        </p>
      )}
    </AuthLayout>
  );
}
