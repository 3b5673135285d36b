import { createHmac, createPublicKey } from "node:crypto";
import { generateKeyPair, SignJWT } from "jose";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type IdentityWorld, makeIdentityWorld } from "#tests/support/identity-world.ts";
import { whenDue } from "#tests/support/when-due.ts";
import { authenticate } from "#modules/sessions/server/authenticate.ts";
import { createTestAccount, signInTestAccount } from "./create-test-account.ts";
import { getJwks } from "#modules/sessions/server/tokens/get-jwks.ts";
import type { IssuedTokens } from "#modules/sessions/server/tokens/issue-tokens.ts";
import {
  oldSigningKeys,
  rotateOldSigningKeys,
  rotateSigningKey,
} from "#modules/sessions/server/tokens/rotate-signing-key.ts";
import { verifyAccessToken } from "#modules/sessions/server/tokens/verify-access-token.ts";

const email = "ann@example.com";
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const decode = (part: string | undefined): Record<string, unknown> =>
  JSON.parse(Buffer.from(part ?? "", "base64url").toString());

describe("an access token", () => {
  let world: IdentityWorld;
  let tokens: IssuedTokens;
  let claims: Record<string, unknown>;
  let header: Record<string, unknown>;
  beforeEach(async () => {
    world = await makeIdentityWorld();
    await createTestAccount(world.ctx, { email });
    tokens = await signInTestAccount(world.ctx, { email });
    [header, claims] = tokens.accessToken.split(".").slice(0, 2).map(decode) as [
      typeof header,
      typeof claims,
    ];
  });
  afterEach(() => world.close());

  const verdict = (headers: Record<string, string>) =>
    authenticate(world.ctx, new Headers(headers)).then(
      (actor) => actor.kind,
      (error: { kind?: string; details?: { code: string } }) => `${error.kind} ${error.details?.code}`,
    );
  const bearer = (token: string) => verdict({ authorization: `Bearer ${token}` });
  const REFUSED = "unauthenticated auth.tokenInvalid";
  /** Signed with the tenant's real key, so that only the claims can be what is wrong. */
  const signed = async (
    change: Record<string, unknown>,
    head: Record<string, unknown> = {},
  ): Promise<string> => {
    const { signing } = await world.ctx.identity.signingKeys.of(world.ctx);
    return new SignJWT({ ...claims, ...change })
      .setProtectedHeader({ ...header, ...head, alg: "EdDSA" })
      .sign(signing.key);
  };

  it("names the account and the session, and nothing personal", async () => {
    expect(await bearer(tokens.accessToken)).toBe("account");
    expect(await bearer(await signed({}))).toBe("account");
    expect(JSON.stringify(claims)).not.toMatch(/\bann\b/iu);
    expect(claims).toMatchObject({ scope: "openid email profile", tenant: world.ctx.tenantId });
    expect(decode(tokens.idToken.split(".")[1])).toMatchObject({
      email,
      given_name: "Avery",
      family_name: "Buyer",
    });
  });

  it("is refused when it is forged, whatever the trick", async () => {
    const [jwk] = (await getJwks(world.ctx)).keys;
    const publicPem = createPublicKey({ key: jwk as never, format: "jwk" }).export({
      type: "spki",
      format: "pem",
    });
    const stranger = await generateKeyPair("EdDSA", { crv: "Ed25519" });
    const body = encode(claims);
    const [h, , signature] = tokens.accessToken.split(".");
    const hs256 = `${encode({ ...header, alg: "HS256" })}.${body}`;
    const forgeries: Record<string, string> = {
      "alg none": `${encode({ ...header, alg: "none" })}.${body}.`,
      "alg none with a signature": `${encode({ ...header, alg: "none" })}.${body}.${signature}`,
      "HS256 with the public key as PEM": `${hs256}.${createHmac("sha256", publicPem).update(hs256).digest("base64url")}`,
      "HS256 with the public key as JWK": `${hs256}.${createHmac("sha256", String(jwk?.x)).update(hs256).digest("base64url")}`,
      "changed claims": `${h}.${encode({ ...claims, sub: "acc_other" })}.${signature}`,
      "a stranger's key under our kid": await new SignJWT(claims)
        .setProtectedHeader({ ...header, alg: "EdDSA" })
        .sign(stranger.privateKey),
      "an unknown kid": await new SignJWT(claims)
        .setProtectedHeader({ ...header, alg: "EdDSA", kid: "other" })
        .sign(stranger.privateKey),
      "no kid": await signed({}, { kid: undefined }),
      "an unknown critical header": `${encode({ ...header, crit: ["x"], x: 1 })}.${body}.${signature}`,
      "a wrong type": await signed({}, { typ: "JWT" }),
      "a wrong audience": await signed({ aud: "urn:forecourt:other:api" }),
      "several audiences": await signed({ aud: [claims["aud"], "urn:forecourt:other:api"] }),
      "a wrong issuer": await signed({ iss: "https://evil.example" }),
      "another tenant in the claims": await signed({ tenant: "other" }),
      "no session": await signed({ sid: undefined }),
      "no expiry": await signed({ exp: undefined }),
      "an identity token": tokens.idToken,
      "an identity token dressed as an access token": await signed({ token_use: "id" }),
      "not yet issued": await signed({
        iat: Number(claims["iat"]) + 3600,
        exp: Number(claims["exp"]) + 3600,
      }),
      "one megabyte": "a".repeat(1_000_000),
      "one megabyte with dots": `${h}.${"a".repeat(1_000_000)}.${signature}`,
      "two parts": `${h}.${body}`,
      empty: "",
      "not base64": "a.b.c",
      "null claims": `${h}.${encode(null)}.${signature}`,
    };
    const answers = await Promise.all(
      Object.entries(forgeries).map(async ([name, token]) => [name, await bearer(token)]),
    );
    expect(answers).toEqual(Object.keys(forgeries).map((name) => [name, REFUSED]));
    expect(await verdict({ authorization: "Basic YTpi" })).toBe(REFUSED);
    expect(await verdict({})).toBe("anonymous");
  });

  it("means nothing to another tenant", async () => {
    await expect(verifyAccessToken(world.otherTenantCtx, tokens.accessToken)).rejects.toMatchObject({
      details: { code: "auth.tokenInvalid" },
    });
    await createTestAccount(world.otherTenantCtx, { email });
    const foreign = await signInTestAccount(world.otherTenantCtx, { email });
    expect(await bearer(foreign.accessToken)).toBe(REFUSED);
  });

  it("must come with the identity token of the same session, if with any", async () => {
    const authorization = `Bearer ${tokens.accessToken}`;
    await createTestAccount(world.ctx, { email: "bob@example.com" });
    const bob = await signInTestAccount(world.ctx, { email: "bob@example.com" });
    const later = await signInTestAccount(world.ctx, { email });
    expect(await verdict({ authorization, "x-id-token": tokens.idToken })).toBe("account");
    expect(await verdict({ authorization, "x-id-token": bob.idToken })).toBe(REFUSED);
    expect(await verdict({ authorization, "x-id-token": later.idToken })).toBe(REFUSED);
    expect(await verdict({ authorization, "x-id-token": tokens.accessToken })).toBe(REFUSED);
    expect(await verdict({ authorization, "x-id-token": "" })).toBe(REFUSED);
  });

  it("outlives a rotation of the key, and new tokens use the new one", async () => {
    const before = (await getJwks(world.ctx)).keys.length;
    await rotateSigningKey(world.ctx);
    const after = await signInTestAccount(world.ctx, { email });
    expect((await getJwks(world.ctx)).keys).toHaveLength(before + 1);
    expect(decode(after.accessToken.split(".")[0])["kid"]).not.toBe(header["kid"]);
    expect(await bearer(after.accessToken)).toBe("account");
    expect(await bearer(tokens.accessToken)).toBe("account");
  });

  it("gets a new key when the old one is 90 days old, and not before", async () => {
    const kids = async () => (await getJwks(world.ctx)).keys.map(({ kid }) => kid);
    const before = await kids();
    world.clock.advance({ days: 89 });
    await whenDue(world.database, world.ctx, { run: rotateOldSigningKeys, due: oldSigningKeys });
    expect(await kids()).toEqual(before);
    world.clock.advance({ days: 1 });
    await whenDue(world.database, world.ctx, { run: rotateOldSigningKeys, due: oldSigningKeys });
    const both = await kids();
    expect(both).toEqual(expect.arrayContaining(before));
    expect(both).toHaveLength(before.length + 2);
    await whenDue(world.database, world.ctx, { run: rotateOldSigningKeys, due: oldSigningKeys });
    expect(await kids()).toEqual(both);
  });

  it("never shows private parts of the keys", async () => {
    for (const key of (await getJwks(world.ctx)).keys) expect(key).not.toHaveProperty("d");
  });

  it("ends after ten minutes and the tolerated 30 seconds, also when it was seen before", async () => {
    const fresh = await signInTestAccount(world.ctx, { email });
    expect(await bearer(fresh.accessToken)).toBe("account");
    world.clock.advance({ seconds: 629 });
    expect(await bearer(fresh.accessToken)).toBe("account");
    world.clock.advance({ seconds: 1 });
    expect(await bearer(fresh.accessToken)).toBe(REFUSED);
  });
});
