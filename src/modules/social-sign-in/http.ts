import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import type { Browser } from "#modules/accounts/domain/browser.ts";
import type { ProviderProblem } from "#modules/sign-in/domain/provider-problem.ts";
import { safeReturnTo } from "#modules/accounts/domain/safe-return-to.ts";
import { passwordSchema } from "#modules/accounts/domain/sign-in-schema.ts";
import type { CodeFlowProvider } from "./providers/code-flow-provider.ts";
import type { CodeFlowName } from "#modules/accounts/domain/code-flow-name.ts";
import { browserCookie, readBrowser } from "./server/browser-cookie.ts";
import { withBrowser } from "#modules/accounts/server/devices/browser-token.ts";
import { signedInActor } from "#modules/sessions/server/current-account.ts";
import { identityError } from "#modules/accounts/server/identity-error.ts";
import { limitAddress } from "#modules/accounts/server/limits.ts";
import { refreshCookie } from "#modules/sessions/server/refresh-cookie.ts";
import { requireRecentSignIn } from "#modules/sign-in/server/require-recent-sign-in.ts";
import { readFormBody } from "#platform/server/http/bodies/read-form-body.ts";
import { isHttps } from "#platform/server/http/caller/is-https.ts";
import { visitedOrigin } from "#platform/server/http/caller/visited-origin.ts";
import { type StartedSignIn, startProviderSignIn } from "./server/start-provider-sign-in.ts";
import { disconnectIdentity } from "./server/disconnect-identity.ts";
import { completeProviderSignIn, type ProviderSignIn } from "./server/complete-provider-sign-in.ts";
import { listIdentities } from "./server/list-identities.ts";
import type { SocialContext } from "./server/social-context.ts";
import { knowing } from "#modules/sign-in/http/answers.ts";

const providerParams = v.object({ provider: v.picklist(["google", "apple"]) });
const startQuery = v.object({ returnTo: v.optional(v.string()) });
/** Apple's whole form has a few hundred bytes, tokens included a few thousand. */
const MAX_FORM_BYTES = 32 * 1024;

/** Signing in through Google, Apple or the retailer's own pool, and connecting them to an account (AUTH-13). */
export const socialEndpoints = [
  endpoint<SocialContext>()({
    method: "GET",
    path: "/public/identity/social/:provider/start",
    access: "public",
    summary: "Sends the browser to Google or Apple to sign in.",
    params: providerParams,
    query: startQuery,
    handle: (ctx, { params, query, request }) =>
      start(ctx, request, { provider: params.provider, returnTo: query.returnTo }),
  }),
  endpoint<SocialContext>()({
    method: "GET",
    path: "/public/identity/hosted/start",
    access: "public",
    summary: "Sends the browser to the retailer's own sign-in page.",
    query: startQuery,
    handle: (ctx, { query, request }) =>
      start(ctx, request, { provider: "hosted", returnTo: query.returnTo }),
  }),
  ...["social", "hosted"].map((kind) =>
    endpoint<SocialContext>()({
      method: "GET",
      path: `/public/identity/${kind}/callback`,
      access: "public",
      summary: "Where a provider sends the browser back to; opens the session.",
      handle: (ctx, { request }) =>
        comeBack(ctx, request, { answer: new URL(request.url).searchParams, answeredBy: "query" }),
    }),
  ),
  endpoint<SocialContext>()({
    method: "POST",
    path: "/public/identity/social/callback",
    access: "public",
    summary: "Where Apple's page posts the browser back to; opens the session.",
    handle: async (ctx, { request }) =>
      comeBack(ctx, request, {
        answer: await readFormBody(request, MAX_FORM_BYTES),
        answeredBy: "form_post",
      }),
  }),
  endpoint<SocialContext>()({
    method: "GET",
    path: "/api/profile/identities",
    access: "account",
    summary: "Which providers are connected to this account, and which could be.",
    response: v.object({
      identities: v.array(
        v.object({
          provider: v.picklist(["google", "apple", "hosted"]),
          connected: v.boolean(),
          connectedAt: v.nullable(v.string()),
        }),
      ),
    }),
    handle: (ctx) => listIdentities(ctx),
  }),
  endpoint<SocialContext>()({
    method: "POST",
    path: "/api/profile/identities/:provider/start",
    access: "account",
    summary: "Begins to connect a provider after a recent sign-in; answers where the browser has to go.",
    params: providerParams,
    body: v.object({ returnTo: v.optional(v.string()), currentPassword: v.optional(passwordSchema) }),
    response: v.object({ url: v.string() }),
    handle: async (ctx, { params, body, request }) => {
      await requireRecentSignIn(ctx, { currentPassword: body.currentPassword });
      const { accountId, sessionId } = signedInActor(ctx);
      const purpose = { kind: "connect", accountId, sessionId } as const;
      const visit = await begin(ctx, request, { ...params, purpose, returnTo: body.returnTo });
      if (visit.kind === "unavailable")
        throw identityError("provider-unavailable", "identity.providerUnavailable");
      const headers = { "content-type": "application/json; charset=utf-8", ...leaving(request, visit) };
      return new Response(JSON.stringify({ url: visit.url }), { headers });
    },
  }),
  endpoint<SocialContext>()({
    method: "POST",
    path: "/api/profile/identities/:provider/disconnect",
    access: "account",
    summary: "Takes a provider off this account after a recent sign-in.",
    params: providerParams,
    body: v.object({ currentPassword: v.optional(passwordSchema) }),
    handle: async (ctx, { params, body }) => {
      await disconnectIdentity(ctx, { ...params, ...body });
      return null;
    },
  }),
];

type Start = Parameters<typeof startProviderSignIn>[1];

async function begin(
  ctx: SocialContext,
  request: Request,
  input: Pick<Start, "provider" | "purpose" | "returnTo">,
): Promise<StartedSignIn> {
  await limitAddress(ctx, request, "providerStart");
  return startProviderSignIn(ctx, {
    ...input,
    origin: visitedOrigin(request, ctx.siteOrigin),
    browser: readBrowser(request),
  });
}

async function start(
  ctx: SocialContext,
  request: Request,
  { provider, returnTo }: { readonly provider: CodeFlowName; readonly returnTo: string | undefined },
): Promise<Response> {
  const visit = await begin(ctx, request, { provider, returnTo, purpose: { kind: "sign-in" } });
  if (visit.kind === "go") return redirect(visit.url, leaving(request, visit));
  const back = { provider, purpose: { kind: "sign-in" }, returnTo: safeReturnTo(returnTo) } as const;
  return redirect(problemPage("providerUnavailable", back));
}

function leaving(request: Request, visit: StartedSignIn & { kind: "go" }): Record<string, string> {
  return {
    "set-cookie": browserCookie(visit.answersBy, visit.browser, isHttps(request)),
    "cache-control": "no-store",
  };
}

async function comeBack(
  ctx: SocialContext,
  request: Request,
  input: { readonly answer: URLSearchParams; readonly answeredBy: CodeFlowProvider["answersBy"] },
): Promise<Response> {
  await limitAddress(ctx, request, "providerCallback");
  const origin = visitedOrigin(request, ctx.siteOrigin);
  const browsers = Object.values(readBrowser(request)).filter((value) => value !== undefined);
  const calledAt = `${origin}${new URL(request.url).pathname}`;
  const here = withBrowser(ctx, request);
  return arrived(here, request, await completeProviderSignIn(here, { ...input, origin, browsers, calledAt }));
}

function arrived(
  ctx: SocialContext & { readonly browser: Browser },
  request: Request,
  outcome: ProviderSignIn,
): Response {
  switch (outcome.kind) {
    case "signed-in": {
      const page = withQuery("/sign-in/complete", { returnTo: outcome.returnTo });
      const cookie = { "set-cookie": refreshCookie(request, outcome.signedIn.refreshToken) };
      return knowing(ctx, request, redirect(page, cookie));
    }
    case "connected":
      return redirect(withQuery(outcome.returnTo, { connected: outcome.provider }));
    case "problem":
      return redirect(problemPage(outcome.problem, outcome.visit));
  }
}

/** Who was connecting goes back to where that began; everybody else to the sign-in page. */
function problemPage(
  problem: ProviderProblem,
  visit: (ProviderSignIn & { kind: "problem" })["visit"],
): string {
  if (visit === undefined) return withQuery("/sign-in", { problem });
  const { provider, purpose, returnTo } = visit;
  if (purpose.kind === "connect") return withQuery(returnTo, { problem, provider });
  return withQuery("/sign-in", { problem, provider, ...(returnTo !== "/" && { returnTo }) });
}

/** Adds to a path of this site. */
function withQuery(path: string, more: Readonly<Record<string, string>>): string {
  const url = new URL(path, "https://here.invalid");
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** 303: what comes next is a GET, also after a form. */
function redirect(location: string, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status: 303,
    headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer", ...headers },
  });
}
