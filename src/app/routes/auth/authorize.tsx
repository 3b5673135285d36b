import { useEffect } from "react";
import { data, redirect, useLocation, useNavigate } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import {
  type AuthorizationRequest,
  withError,
} from "#modules/openid-provider/domain/authorization-request.ts";
import { readAuthorization } from "#modules/openid-provider/server/read-authorization.ts";
import { AuthLayout } from "#modules/sign-in/ui/frame/auth-layout.tsx";
import { authHref } from "#modules/sign-in/ui/frame/auth-href.ts";
import { AuthorizeForm } from "#modules/openid-provider/ui/authorize-form.tsx";
import { useSession } from "#platform/browser/session/use-session.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";
import type { Route } from "./+types/authorize";
import { appContext } from "../../app-context.ts";
import { pageMeta, toMetaTags } from "../../shell/meta/page-meta.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const issuer = ctx.siteOrigin;
  const { searchParams } = new URL(request.url);
  const checked = readAuthorization(ctx, { parameters: searchParams, issuer });
  if (checked.kind === "return") throw redirect(checked.redirectTo);
  const meta = pageMeta(ctx, request, { page: "signIn", noIndex: true });
  const { brandName } = ctx.tenant;
  if (checked.kind === "refuse") return data({ meta, brandName, asked: null }, 400);
  return { meta, brandName, asked: askedOf(checked.request, issuer) };
}

function askedOf(request: AuthorizationRequest, issuer: string) {
  const { client, redirectUri, state, prompt } = request;
  const silent = (error: "login_required" | "interaction_required") =>
    withError(redirectUri, { error, description: "the person would have to be asked", state, issuer });
  return {
    clientName: client.name,
    asks: asksOf(request),
    agreesByItself: client.isTrusted && prompt !== "consent",
    /** Where to go without asking anybody anything, if that is wanted. */
    silent:
      prompt === "none"
        ? { signedOut: silent("login_required"), undecided: silent("interaction_required") }
        : null,
  };
}

function asksOf({ scopes }: AuthorizationRequest): string[] {
  return [
    english("that it's you"),
    ...(scopes.includes("profile") ? [english("your name")] : []),
    ...(scopes.includes("email") ? [english("your email address")] : []),
    ...(scopes.includes("offline_access")
      ? [english("all of this in the future too, until you end its session in your profile")]
      : []),
  ];
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMetaTags(loaderData?.meta);

/** Where another application of the retailer asks who is signed in (OpenID Connect Core 3.1.2). */
export default function AuthorizeRoute({ loaderData: { asked, brandName } }: Route.ComponentProps) {
  const t = useText();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const here = `${pathname}${search}`;
  const leave = whereTo({ asked, status: session.status });
  useEffect(() => {
    if (leave === "sign-in") void navigate(authHref("/sign-in", here), { replace: true });
    else if (leave !== undefined) location.replace(leave);
  }, [leave, navigate, here]);
  if (asked === null) {
    return (
      <AuthLayout title={t("This link doesn't work")}>
        <AlertBar type="wrongInput">
          {t("This application is not set up to use your {brandName} account.", { brandName })}
        </AlertBar>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t("Continue to {clientName}", { clientName: asked.clientName })}>
      {session.status === "signed-in" && leave === undefined ? (
        <AuthorizeForm
          {...asked}
          brandName={brandName}
          onSignInAgain={() => void navigate(authHref("/sign-in", here), { replace: true })}
          person={session.person}
          query={search.slice(1)}
        />
      ) : (
        <Skeleton className="h-40" />
      )}
    </AuthLayout>
  );
}

type Asked = ReturnType<typeof askedOf>;

function whereTo({ asked, status }: { asked: Asked | null; status: string }): string | undefined {
  if (asked === null) return undefined;
  if (status === "signed-out") return asked.silent?.signedOut ?? "sign-in";
  if (status === "signed-in" && asked.silent !== null && !asked.agreesByItself) return asked.silent.undecided;
  return undefined;
}
