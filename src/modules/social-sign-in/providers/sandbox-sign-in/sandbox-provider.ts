import type { SocialProvider } from "#modules/tenancy/domain/social-sign-in.ts";
import { readFormBody } from "#platform/server/http/bodies/read-form-body.ts";
import type { PoolContext } from "#modules/identity-pools/ports/identity-pool.ts";
import { answerChoice } from "./sandbox-choice.ts";
import { choicePage } from "./sandbox-page.ts";
import { readAuthorization } from "./sandbox-authorization.ts";
import { sandboxKey } from "./sandbox-keys.ts";
import { sandboxRoot } from "./sandbox-names.ts";
import { answerRevocation, answerToken } from "./sandbox-token.ts";

export type SandboxCall = "discovery" | "jwks" | "authorize" | "choose" | "token" | "revoke";

const DISCOVERY = "/.well-known/openid-configuration";

/** Answers a call that the shop makes itself: the same functions as for calls that come over the network. */
export async function answerSandbox(ctx: PoolContext, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const [, provider, rest] = /^\/sandbox\/gateway\/identity\/(google|apple)(\/.+)$/u.exec(url.pathname) ?? [];
  const call = CALLS[rest ?? ""];
  if (provider === undefined || call === undefined) return new Response(null, { status: 404 });
  return serveSandbox(ctx, { call, provider: provider as SocialProvider, request, origin: url.origin });
}

const CALLS: Readonly<Record<string, SandboxCall>> = {
  [DISCOVERY]: "discovery",
  "/jwks": "jwks",
  "/token": "token",
  "/revoke": "revoke",
};

interface SandboxRequest {
  readonly call: SandboxCall;
  readonly provider: SocialProvider;
  readonly request: Request;
  /** Where browsers see us. */
  readonly origin: string;
}

/**
 * An OpenID Connect provider with Google's or Apple's habits: discovery, keys, account chooser, PKCE,
 * codes that work once, signed identity tokens.
 */
export async function serveSandbox(ctx: PoolContext, asked: SandboxRequest): Promise<Response> {
  const { provider, request, origin } = asked;
  const issuer = `${origin}${sandboxRoot(provider)}`;
  switch (asked.call) {
    case "discovery":
      return Response.json(discoveryOf(provider, issuer));
    case "jwks":
      return Response.json({ keys: [(await sandboxKey(ctx, provider)).publicJwk] });
    case "authorize": {
      const parameters = new URL(request.url).searchParams;
      readAuthorization(parameters, asked);
      return choicePage(provider, parameters);
    }
    case "choose":
      return answerChoice(ctx, { provider, origin, issuer, form: await readFormBody(request) });
    case "token":
      return answerToken(ctx, { provider, issuer, form: await readFormBody(request) });
    case "revoke":
      return answerRevocation(ctx, { provider, issuer, form: await readFormBody(request) });
  }
}

function discoveryOf(provider: SocialProvider, issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    revocation_endpoint: `${issuer}/revoke`,
    response_types_supported: ["code"],
    response_modes_supported: ["query", "form_post"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    scopes_supported: ["openid", "email", provider === "apple" ? "name" : "profile"],
    token_endpoint_auth_methods_supported: ["client_secret_post"],
    code_challenge_methods_supported: ["S256"],
    // RFC 9207: Google says who answers, Apple does not.
    ...(provider === "google" && { authorization_response_iss_parameter_supported: true }),
  };
}
