import { describe, expect, it } from "vitest";
import { checkAuthorizationRequest } from "./authorization-request.ts";

const ISSUER = "https://cars.example.com";
const client = {
  clientId: "companion",
  name: "Companion",
  redirectUris: ["https://app.example.com/back"],
  secretHash: null,
  isTrusted: false,
};
const GOOD = {
  client_id: "companion",
  redirect_uri: "https://app.example.com/back",
  response_type: "code",
  scope: "openid email",
  state: "s-1",
  code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
  code_challenge_method: "S256",
};

function evaluate(changes: Record<string, string | undefined>, extra = "") {
  const parameters = new URLSearchParams(extra);
  for (const [name, value] of Object.entries({ ...GOOD, ...changes })) {
    if (value !== undefined) parameters.append(name, value);
  }
  return checkAuthorizationRequest(parameters, [client], ISSUER);
}

describe("An authorization request", () => {
  it("is put before the person when nothing is wrong with it", () => {
    expect(evaluate({ nonce: "n", max_age: "60", prompt: "login" })).toEqual({
      kind: "ask",
      request: {
        client,
        redirectUri: GOOD.redirect_uri,
        scopes: ["openid", "email"],
        state: "s-1",
        nonce: "n",
        codeChallenge: GOOD.code_challenge,
        prompt: "login",
        maxAge: 60,
      },
    });
  });

  it("ignores scopes it does not know", () => {
    expect(evaluate({ scope: "openid admin profile" })).toMatchObject({
      request: { scopes: ["openid", "profile"] },
    });
  });

  it.each([
    ["an unknown client", { client_id: "stranger" }, "client_id"],
    ["no client", { client_id: undefined }, "client_id"],
    ["another address", { redirect_uri: "https://evil.test/back" }, "redirect_uri"],
    ["no address", { redirect_uri: undefined }, "redirect_uri"],
  ] as const)("with %s never leaves the site", (_what, changes, field) =>
    expect(evaluate(changes)).toEqual({ kind: "refuse", field }),
  );

  it.each([
    ["a token at once", { response_type: "token" }, "unsupported_response_type"],
    ["no response type", { response_type: undefined }, "unsupported_response_type"],
    ["no openid scope", { scope: "email" }, "invalid_scope"],
    ["no PKCE", { code_challenge: undefined, code_challenge_method: undefined }, "invalid_request"],
    ["plain PKCE", { code_challenge_method: "plain" }, "invalid_request"],
    ["a short challenge", { code_challenge: "abc" }, "invalid_request"],
    ["an unknown prompt", { prompt: "select_account" }, "invalid_request"],
    ["a wrong max_age", { max_age: "-1" }, "invalid_request"],
    ["a long nonce", { nonce: "n".repeat(256) }, "invalid_request"],
    ["a request object", { request: "ey" }, "request_not_supported"],
    ["a request address", { request_uri: "https://x.test" }, "request_uri_not_supported"],
  ] as const)("with %s goes back to the application with the reason", (_what, changes, error) => {
    const checked = evaluate(changes);
    const back = new URL(checked.kind === "return" ? checked.redirectTo : "https://none.test");
    expect(back.origin + back.pathname).toBe(GOOD.redirect_uri);
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ error, state: "s-1", iss: ISSUER });
  });

  it("may say nothing twice", () => {
    const checked = evaluate({}, "scope=openid");
    expect(checked).toMatchObject({ kind: "return" });
  });
});
