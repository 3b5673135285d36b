import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { readFormBody } from "#platform/server/http/bodies/read-form-body.ts";
import { openIdMetadata } from "./domain/openid-metadata.ts";
import type { IdentityContext } from "#modules/sign-in/server/identity-context.ts";
import { limitAddress } from "#modules/accounts/server/limits.ts";
import { answerAuthorization } from "./server/answer-authorization.ts";
import { authenticateClient } from "./server/internal/authenticate-client.ts";
import { OAuthError } from "./server/internal/oauth-error.ts";
import { readUserInfo } from "./server/read-user-info.ts";
import { refreshClient } from "./server/refresh-client.ts";
import { revokeClientToken } from "./server/revoke-client-token.ts";
import { exchangeCode } from "./server/exchange-code.ts";
import { json } from "#modules/sign-in/http/answers.ts";

const ANY_ORIGIN = { "access-control-allow-origin": "*" };

/** The retailer's accounts for its other applications (OpenID Connect Core 1.0, Discovery 1.0, RFC 7009). */
export const openIdEndpoints = [
  endpoint<IdentityContext>()({
    method: "GET",
    path: "/.well-known/openid-configuration",
    access: "public",
    summary: "Where everything about these accounts is (OpenID Connect Discovery).",
    handle: (ctx) =>
      Promise.resolve(
        json(openIdMetadata(ctx.siteOrigin), 200, {
          "cache-control": "public, max-age=60",
          ...ANY_ORIGIN,
        }),
      ),
  }),
  endpoint<IdentityContext>()({
    method: "POST",
    path: "/oauth2/authorize",
    access: "own-credentials",
    summary: "The authorization page by POST (OpenID Connect Core 3.1.2.1): the same question by GET.",
    handle: async (_ctx, { request }) => {
      const location = `/oauth2/authorize?${(await readFormBody(request)).toString()}`;
      return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
    },
  }),
  endpoint<IdentityContext>()({
    method: "POST",
    path: "/api/identity/authorizations",
    access: "account",
    summary: "Says yes or no to an application that asks who is signed in.",
    body: v.object({ query: v.pipe(v.string(), v.maxLength(8192)), agreed: v.boolean() }),
    response: v.union([v.object({ redirectTo: v.string() }), v.object({ signInAgain: v.literal(true) })]),
    handle: (ctx, { body }) => answerAuthorization(ctx, { ...body, issuer: ctx.siteOrigin }),
  }),
  endpoint<IdentityContext>()({
    method: "POST",
    path: "/oauth2/token",
    access: "own-credentials",
    summary: "Trades an authorization code or a refresh token (RFC 6749); form encoded.",
    handle: (ctx, { request }) => asOAuth(ctx, () => token(ctx, request)),
  }),
  endpoint<IdentityContext>()({
    method: "POST",
    path: "/oauth2/revoke",
    access: "own-credentials",
    summary: "Ends the session of an application's refresh token (RFC 7009); form encoded.",
    handle: (ctx, { request }) =>
      asOAuth(ctx, async () => {
        const form = await readFormBody(request);
        const client = authenticateClient(ctx, request.headers, form);
        await revokeClientToken(ctx, { client, token: one(form, "token") });
        return new Response(null, { status: 200, headers: { "cache-control": "no-store" } });
      }),
  }),
  ...(["GET", "POST"] as const).map((method) =>
    endpoint<IdentityContext>()({
      method,
      path: "/oauth2/userinfo",
      access: "own-credentials",
      summary: "Who the holder of an application's access token is (OpenID Connect Core 5.3).",
      handle: (ctx, { request }) =>
        asOAuth(ctx, async () => {
          const [, accessToken] =
            /^Bearer +([\w.-]+)$/iu.exec(request.headers.get("authorization") ?? "") ?? [];
          if (accessToken === undefined)
            throw new OAuthError("invalid_token", "send the access token as Bearer");
          return json(await readUserInfo(ctx, { accessToken, issuer: ctx.siteOrigin }), 200);
        }),
    }),
  ),
];

async function token(ctx: IdentityContext, request: Request): Promise<Response> {
  await limitAddress(ctx, request, "openIdToken");
  const form = await readFormBody(request);
  const client = authenticateClient(ctx, request.headers, form);
  const issuer = ctx.siteOrigin;
  const grantType = one(form, "grant_type");
  if (grantType === "refresh_token") {
    const refreshToken = one(form, "refresh_token");
    return json(await refreshClient(ctx, { client, refreshToken, issuer }), 200, ANY_ORIGIN);
  }
  if (grantType !== "authorization_code") {
    throw new OAuthError("unsupported_grant_type", "grant_type must be authorization_code or refresh_token");
  }
  const code = one(form, "code");
  const [redirectUri, codeVerifier] = [one(form, "redirect_uri"), one(form, "code_verifier")];
  return json(await exchangeCode(ctx, { client, code, redirectUri, codeVerifier, issuer }), 200, ANY_ORIGIN);
}

/** @throws OAuthError `invalid_request` naming the field */
function one(form: URLSearchParams, field: string): string {
  const values = form.getAll(field);
  const [value] = values;
  if (value === undefined || value === "" || values.length > 1) {
    throw new OAuthError("invalid_request", `${field} must be there once`);
  }
  return value;
}

/** The standard has its own words for refusals (RFC 6749 5.2, RFC 6750 3); ours stand beside them. */
async function asOAuth(ctx: IdentityContext, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    const { code, description } = error;
    const headers: Record<string, string> = { ...ANY_ORIGIN, "cache-control": "no-store" };
    if (code === "invalid_token") headers["www-authenticate"] = `Bearer error="invalid_token"`;
    if (code === "invalid_client") headers["www-authenticate"] = "Basic";
    const status = code === "invalid_token" || code === "invalid_client" ? 401 : 400;
    const { correlationId } = ctx;
    const ours = { code: `oauth.${camelCased(code)}`, message: description, correlationId };
    return json({ error: code, error_description: description, ...ours }, status, headers);
  }
}

function camelCased(code: string): string {
  return code.replaceAll(/_([a-z])/gu, (_all, letter: string) => letter.toUpperCase());
}
