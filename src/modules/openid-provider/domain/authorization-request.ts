import type { OpenIdClient } from "./settings-schema.ts";
import { isRegisteredRedirect } from "./redirect-uri.ts";

export const OPENID_SCOPES = ["openid", "email", "profile", "offline_access"] as const;
type OpenIdScope = (typeof OPENID_SCOPES)[number];

/** A request that may be put before the person. */
export interface AuthorizationRequest {
  readonly client: OpenIdClient;
  readonly redirectUri: string;
  readonly scopes: readonly OpenIdScope[];
  readonly state: string | undefined;
  readonly nonce: string | undefined;
  readonly codeChallenge: string;
  readonly prompt: "none" | "login" | "consent" | undefined;
  /** Seconds since the person last proved who they are; undefined: any. */
  readonly maxAge: number | undefined;
}

/** Codes of OpenID Connect Core 3.1.2.6 and RFC 6749 4.1.2.1. */
type AuthorizationErrorCode =
  | "invalid_request"
  | "unsupported_response_type"
  | "invalid_scope"
  | "login_required"
  | "interaction_required"
  | "access_denied"
  | "request_not_supported"
  | "request_uri_not_supported";

export type CheckedRequest =
  | { readonly kind: "ask"; readonly request: AuthorizationRequest }
  /** The application learns of it at its own address. */
  | { readonly kind: "return"; readonly redirectTo: string }
  /** The address itself is not trusted: only the person may learn of it. */
  | { readonly kind: "refuse"; readonly field: "client_id" | "redirect_uri" };

/** Checks the parameters of an authorization request (RFC 6749 4.1.1, RFC 7636, OpenID Connect Core 3.1.2.1). */
export function checkAuthorizationRequest(
  parameters: URLSearchParams,
  clients: readonly OpenIdClient[],
  issuer: string,
): CheckedRequest {
  const one = (name: string): string | undefined => parameters.get(name) ?? undefined;
  const client = clients.find(({ clientId }) => clientId === one("client_id"));
  if (client === undefined) return { kind: "refuse", field: "client_id" };
  const redirectUri = one("redirect_uri");
  if (redirectUri === undefined || !isRegisteredRedirect(redirectUri, client.redirectUris)) {
    return { kind: "refuse", field: "redirect_uri" };
  }
  const state = one("state");
  const problem = problemOf(parameters);
  if (problem !== null) {
    const [error, description] = problem;
    return { kind: "return", redirectTo: withError(redirectUri, { error, description, state, issuer }) };
  }
  const maxAge = one("max_age");
  return {
    kind: "ask",
    request: {
      client,
      redirectUri,
      scopes: scopesOf(one("scope")),
      state,
      nonce: one("nonce"),
      codeChallenge: one("code_challenge") ?? "",
      prompt: one("prompt") as AuthorizationRequest["prompt"],
      maxAge: maxAge === undefined ? undefined : Number(maxAge),
    },
  };
}

/** What is wrong with a request whose address is trusted; null for nothing. */
function problemOf(parameters: URLSearchParams): readonly [AuthorizationErrorCode, string] | null {
  const one = (name: string): string | undefined => parameters.get(name) ?? undefined;
  const repeated = [...new Set(parameters.keys())].some((name) => parameters.getAll(name).length > 1);
  if (repeated) return ["invalid_request", "a parameter is repeated"];
  if (one("request") !== undefined) return ["request_not_supported", "request is not supported"];
  if (one("request_uri") !== undefined) return ["request_uri_not_supported", "request_uri is not supported"];
  if (one("response_type") !== "code") return ["unsupported_response_type", "response_type must be code"];
  if (!scopesOf(one("scope")).includes("openid")) return ["invalid_scope", "scope must have openid"];
  if (one("code_challenge_method") !== "S256" || !/^[\w-]{43}$/u.test(one("code_challenge") ?? ""))
    return ["invalid_request", "code_challenge must be there, by S256"];
  if (!PROMPTS.has(one("prompt"))) return ["invalid_request", "prompt must be none, login or consent"];
  if (!/^\d{1,9}$/u.test(one("max_age") ?? "0")) return ["invalid_request", "max_age must be seconds"];
  const isLong = (one("nonce")?.length ?? 0) > 255 || (one("state")?.length ?? 0) > 1024;
  return isLong ? ["invalid_request", "state or nonce is too long"] : null;
}

const PROMPTS: ReadonlySet<string | undefined> = new Set([undefined, "none", "login", "consent"]);

/** Unknown scopes are ignored, as the standard asks. */
function scopesOf(scope: string | undefined): OpenIdScope[] {
  const asked = new Set((scope ?? "").split(" "));
  return OPENID_SCOPES.filter((known) => asked.has(known));
}

interface Failure {
  readonly error: AuthorizationErrorCode;
  readonly description: string;
  readonly state: string | undefined;
  readonly issuer: string;
}

/** The application's address with an error. */
export function withError(redirectUri: string, { error, description, state, issuer }: Failure): string {
  return withParameters(redirectUri, { error, error_description: description, state, iss: issuer });
}

/** The application's address with the code, and who sends it (RFC 9207). */
export function withCode(
  redirectUri: string,
  {
    code,
    state,
    issuer,
  }: { readonly code: string; readonly state: string | undefined; readonly issuer: string },
): string {
  return withParameters(redirectUri, { code, state, iss: issuer });
}

function withParameters(
  redirectUri: string,
  parameters: Readonly<Record<string, string | undefined>>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}
