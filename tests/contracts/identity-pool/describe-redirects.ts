import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { accepted, refusal } from "./pool-people.ts";
import type { Get, PoolSubject, PoolTraits } from "./pool-subject.ts";

const REDIRECT = "http://localhost:5999/auth/callback/hosted";

/** What a browser is sent with, and what has to come back. */
export function authorization() {
  const codeVerifier = randomBytes(32).toString("base64url");
  const state = randomBytes(16).toString("base64url");
  const nonce = randomBytes(16).toString("base64url");
  const codeChallenge = createHash("sha256").update(codeVerifier).digest("base64url");
  return {
    command: { redirectUri: REDIRECT, state, nonce, codeChallenge },
    exchange: { redirectUri: REDIRECT, state, nonce, codeVerifier },
  };
}

export function describeRedirects(get: Get, traits: PoolTraits): void {
  const visit = async (subject: PoolSubject) => {
    const { command, exchange } = authorization();
    const { url } = accepted(await subject.pool.authorizeUrl(subject.ctx, command));
    if (subject.visit === undefined) throw new Error("a pool with redirects needs `visit`");
    return { url, exchange, callbackUrl: await subject.visit(url) };
  };

  test("the browser is sent with state, nonce and PKCE", async () => {
    const { pool, ctx } = get();
    const { command } = authorization();
    const { url } = accepted(await pool.authorizeUrl(ctx, command));
    const sent = Object.fromEntries(new URL(url).searchParams);
    expect(sent).toMatchObject({
      response_type: "code",
      redirect_uri: REDIRECT,
      state: command.state,
      nonce: command.nonce,
      code_challenge: command.codeChallenge,
      code_challenge_method: "S256",
    });
    expect(sent["scope"]?.split(" ")).toEqual(expect.arrayContaining(["openid", "email", "profile"]));
  });

  test("who comes back with a code is known, once", async () => {
    const { pool, ctx } = get();
    const { exchange, callbackUrl } = await visit(get());
    const { user } = accepted(await pool.exchangeCode(ctx, { ...exchange, callbackUrl }));
    expect(user).toMatchObject({ email: traits.visitor?.email ?? user.email, emailVerified: true });
    expect(refusal(await pool.exchangeCode(ctx, { ...exchange, callbackUrl }))).toBe("REDIRECT_REFUSED");
  });

  test.each(["state", "nonce", "codeVerifier"] as const)("another %s is refused", async (part) => {
    const { pool, ctx } = get();
    const { exchange, callbackUrl } = await visit(get());
    const swapped = { ...exchange, callbackUrl, [part]: randomBytes(32).toString("base64url") };
    expect(refusal(await pool.exchangeCode(ctx, swapped))).toBe("REDIRECT_REFUSED");
  });

  test("a refusal at the provider, or a foreign issuer, is refused", async () => {
    const { pool, ctx } = get();
    const { exchange, callbackUrl } = await visit(get());
    const foreign = new URL(callbackUrl);
    foreign.searchParams.set("iss", "https://evil.example");
    const denied = `${REDIRECT}?error=access_denied&state=${exchange.state}`;
    for (const address of [foreign.href, denied])
      expect(refusal(await pool.exchangeCode(ctx, { ...exchange, callbackUrl: address }))).toBe(
        "REDIRECT_REFUSED",
      );
  });
}
