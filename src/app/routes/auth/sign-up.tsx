import { useEffect } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { safeReturnTo } from "#modules/identity/domain/safe-return-to.ts";
import { signUpReasons } from "#modules/identity/messages.ts";
import { authHref } from "#modules/identity/ui/auth-href.ts";
import { AuthLayout } from "#modules/identity/ui/auth-layout.tsx";
import { rememberSignUp } from "#modules/identity/ui/pending-sign-up.ts";
import { SignUpForm } from "#modules/identity/ui/sign-up-form.tsx";
import { useSession } from "#platform/browser/use-session.ts";
import type { Route } from "./+types/sign-up";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const { marketingOptOut, smsOptOut } = ctx.tenant.config.consumer;
  return {
    brandName: ctx.tenant.brandName,
    consents: { email: marketingOptOut, sms: smsOptOut },
    meta: pageMeta(ctx, request, { page: "account", noIndex: true }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** AUTH-08, AUTH-10. */
export default function SignUpRoute({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const returnTo = safeReturnTo(search.get("returnTo"));
  const navigate = useNavigate();
  const session = useSession();
  useEffect(() => {
    if (session.status === "signed-in") void navigate(returnTo, { replace: true });
  }, [session.status, navigate, returnTo]);
  const signInLink = (
    <>
      Already have an account?{" "}
      <Link
        className="inline-block py-2 font-semibold text-link underline underline-offset-4"
        to={authHref("/sign-in", returnTo)}
      >
        Sign in
      </Link>
    </>
  );
  return (
    <AuthLayout
      footer={signInLink}
      intro={`It takes about a minute at ${loaderData.brandName}.`}
      reasons={signUpReasons}
      title="Create an account"
    >
      <SignUpForm
        consents={loaderData.consents}
        onCodeSent={(pending) => {
          rememberSignUp(pending);
          void navigate(authHref("/sign-up/confirm", returnTo));
        }}
        signInHref={authHref("/sign-in", returnTo)}
      />
    </AuthLayout>
  );
}
