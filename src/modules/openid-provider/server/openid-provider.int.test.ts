import { createHash, randomBytes } from "node:crypto";
import * as client from "openid-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ComposedApp, makeComposedApp } from "#tests/support/composed-app.ts";
import { freePort } from "#tests/support/free-port.ts";

/** The two applications of the demo retailer. */
const PUBLIC_CLIENT = "companion-app";
const SECRET_CLIENT = "service-desk";
const SECRET = "demo-service-desk-secret";
const BACK = "http://127.0.0.1:4711/callback";

let app: ComposedApp;
let server: Awaited<ReturnType<ComposedApp["listen"]>>;
let issuer: string;
let buyer: Record<string, string>;

beforeAll(async () => {
  const port = await freePort();
  app = await makeComposedApp({ port });
  server = await app.listen({ port });
  issuer = `http://localhost:${server.port}`;
  buyer = await app.signIn();
});
afterAll(async () => {
  await server.close();
  await app.close();
});

const discover = (clientId: string, secret?: string) =>
  client.discovery(
    new URL(issuer),
    clientId,
    undefined,
    secret === undefined ? client.None() : client.ClientSecretBasic(secret),
    { execute: [client.allowInsecureRequests] },
  );

interface Visit {
  readonly config: client.Configuration;
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
  readonly url: URL;
}

async function visit(config: client.Configuration, more: Record<string, string> = {}): Promise<Visit> {
  const [verifier, state, nonce] = [
    client.randomPKCECodeVerifier(),
    client.randomState(),
    client.randomNonce(),
  ];
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: BACK,
    scope: "openid email profile",
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    state,
    nonce,
    ...more,
  });
  return { config, verifier, state, nonce, url };
}

/** What the person's browser does on the authorization page. */
async function agree(url: URL, agreed = true, headers = buyer): Promise<URL> {
  const answer = await fetch(`${issuer}/api/identity/authorizations`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ query: url.search.slice(1), agreed }),
  });
  return new URL(((await answer.json()) as { redirectTo: string }).redirectTo);
}

const finish = ({ config, verifier, state, nonce }: Visit, back: URL) =>
  client.authorizationCodeGrant(config, back, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
  });

const token = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${issuer}/oauth2/token`, { method: "POST", headers, body: new URLSearchParams(fields) });

async function tradeable(more: Record<string, string> = {}) {
  const config = await discover(PUBLIC_CLIENT);
  const made = await visit(config, more);
  const code = (await agree(made.url)).searchParams.get("code")!;
  const fields = {
    grant_type: "authorization_code",
    client_id: PUBLIC_CLIENT,
    redirect_uri: BACK,
    code_verifier: made.verifier,
    code,
  };
  return fields;
}

const errorOf = async (answer: Response) => ({
  status: answer.status,
  error: ((await answer.json()) as { error?: string }).error,
});

describe("A stock OpenID Connect client", () => {
  it.each([
    ["that keeps no secret", PUBLIC_CLIENT, undefined],
    ["with a secret", SECRET_CLIENT, SECRET],
  ])("%s signs a buyer in and learns what the buyer agreed to", async (_what, id, secret) => {
    const made = await visit(await discover(id, secret));
    const tokens = await finish(made, await agree(made.url));
    const claims = tokens.claims()!;
    expect(claims).toMatchObject({ iss: issuer, aud: id, email: "buyer@example.com", email_verified: true });
    const person = await client.fetchUserInfo(made.config, tokens.access_token, claims.sub);
    expect(person).toMatchObject({ sub: claims.sub, email: "buyer@example.com" });
    expect(tokens.refresh_token).toBeUndefined();
  });

  it("learns nothing beyond the scopes", async () => {
    const made = await visit(await discover(PUBLIC_CLIENT), { scope: "openid" });
    const tokens = await finish(made, await agree(made.url));
    expect(tokens.claims()).not.toHaveProperty("email");
    const person = await client.fetchUserInfo(made.config, tokens.access_token, tokens.claims()!.sub);
    expect(person).toEqual({ sub: tokens.claims()!.sub });
  });

  it("comes back with refresh tokens that each work once, until it gives them up", async () => {
    const made = await visit(await discover(PUBLIC_CLIENT), { scope: "openid email offline_access" });
    const first = await finish(made, await agree(made.url));
    const second = await client.refreshTokenGrant(made.config, first.refresh_token!);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(second.claims()).toMatchObject({ email: "buyer@example.com" });
    expect(second.claims()).not.toHaveProperty("name");
    await client.tokenRevocation(made.config, second.refresh_token!);
    await expect(client.refreshTokenGrant(made.config, second.refresh_token!)).rejects.toMatchObject({
      error: "invalid_grant",
    });
    await expect(
      client.fetchUserInfo(made.config, second.access_token, second.claims()!.sub),
    ).rejects.toThrow();
  });

  it("hears it when the buyer says no", async () => {
    const made = await visit(await discover(PUBLIC_CLIENT));
    const back = await agree(made.url, false);
    await expect(finish(made, back)).rejects.toMatchObject({ error: "access_denied" });
  });
});

describe("The token endpoint", () => {
  it("trades a code once; the second time ends what the first one got", async () => {
    const fields = await tradeable({ scope: "openid offline_access" });
    const first = (await (await token(fields)).json()) as { refresh_token: string };
    expect(await errorOf(await token(fields))).toEqual({ status: 400, error: "invalid_grant" });
    const refresh = {
      grant_type: "refresh_token",
      client_id: PUBLIC_CLIENT,
      refresh_token: first.refresh_token,
    };
    expect(await errorOf(await token(refresh))).toEqual({ status: 400, error: "invalid_grant" });
  });

  it.each([
    ["another verifier", { code_verifier: randomBytes(32).toString("base64url") }],
    ["a verifier that is too short", { code_verifier: "abc" }],
    ["another address", { redirect_uri: "http://127.0.0.1:4712/callback" }],
    ["an unknown code", { code: "0".repeat(52) }],
    ["a huge code", { code: "x".repeat(9_000) }],
  ])("refuses %s", async (_what, change) => {
    const fields = await tradeable();
    expect(await errorOf(await token({ ...fields, ...change }))).toEqual({
      status: 400,
      error: "invalid_grant",
    });
  });

  it("burns a code that was presented with a wrong verifier", async () => {
    const fields = await tradeable();
    await token({ ...fields, code_verifier: "x".repeat(43) });
    expect(await errorOf(await token(fields))).toEqual({ status: 400, error: "invalid_grant" });
  });

  it("refuses the code of another client", async () => {
    const fields = await tradeable();
    const basic = `Basic ${Buffer.from(`${SECRET_CLIENT}:${SECRET}`).toString("base64")}`;
    const { client_id: _own, ...rest } = fields;
    expect(await errorOf(await token(rest, { authorization: basic }))).toEqual({
      status: 400,
      error: "invalid_grant",
    });
  });

  it.each([
    ["a wrong secret", { client_id: SECRET_CLIENT, client_secret: "wrong" }],
    ["no secret", { client_id: SECRET_CLIENT }],
    ["a secret for a client without one", { client_id: PUBLIC_CLIENT, client_secret: "x" }],
    ["an unknown client", { client_id: "stranger" }],
    ["no client", {}],
  ])("refuses %s", async (_what, fields) => {
    const all: Record<string, string> = { grant_type: "authorization_code", code: "x", ...fields };
    expect(await errorOf(await token(all))).toEqual({ status: 401, error: "invalid_client" });
  });

  it("refuses the code at another retailer", async () => {
    const fields = await tradeable();
    const answer = await app.call("/oauth2/token", {
      method: "POST",
      host: `harbor.localhost:${server.port}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields).toString(),
    });
    expect([400, 401]).toContain(answer.status);
  });

  it.each([["password"], ["client_credentials"], ["implicit"]])(
    "knows no grant of the kind %s",
    async (grant) => {
      const answer = await token({ grant_type: grant, client_id: PUBLIC_CLIENT });
      expect(await errorOf(answer)).toEqual({ status: 400, error: "unsupported_grant_type" });
    },
  );
});

describe("Tokens of an application", () => {
  it("open no call of the storefront, and the storefront's open no user info", async () => {
    const made = await visit(await discover(PUBLIC_CLIENT));
    const tokens = await finish(made, await agree(made.url));
    const asBuyer = { authorization: `Bearer ${tokens.access_token}` };
    expect((await fetch(`${issuer}/api/profile`, { headers: asBuyer })).status).toBe(401);
    const userInfo = (authorization: string) =>
      fetch(`${issuer}/oauth2/userinfo`, { headers: { authorization } });
    expect((await userInfo(buyer["authorization"]!)).status).toBe(401);
    expect((await userInfo(`Bearer ${tokens.id_token}`)).status).toBe(401);
    expect((await userInfo(asBuyer.authorization)).status).toBe(200);
  });

  it("cannot be refreshed as the storefront's cookie", async () => {
    const fields = await tradeable({ scope: "openid offline_access" });
    const { refresh_token: refresh } = (await (await token(fields)).json()) as { refresh_token: string };
    const answer = await fetch(`${issuer}/public/identity/token`, {
      method: "POST",
      headers: { cookie: `fc_refresh=${refresh}` },
    });
    expect(answer.status).toBe(401);
  });

  it("belong to the session in which the buyer agreed, and so end with it", async () => {
    const other = await app.signIn();
    const made = await visit(await discover(PUBLIC_CLIENT));
    const tokens = await finish(made, await agree(made.url, true, other));
    const sid = JSON.parse(Buffer.from(tokens.access_token.split(".")[1]!, "base64url").toString()) as {
      sid: string;
    };
    expect(sid.sid).toBe(
      (
        JSON.parse(Buffer.from(other["authorization"]!.split(".")[1]!, "base64url").toString()) as {
          sid: string;
        }
      ).sid,
    );
  });
});

describe("A demanding application", () => {
  it("gets a fresh sign-in when the last one is too long ago", async () => {
    const made = await visit(await discover(PUBLIC_CLIENT), { prompt: "login" });
    const advanced = await fetch(`${issuer}/sandbox/api/clock`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ advanceSeconds: 300 }),
    });
    expect(advanced.ok).toBe(true);
    const answer = await fetch(`${issuer}/api/identity/authorizations`, {
      method: "POST",
      headers: { ...buyer, "content-type": "application/json" },
      body: JSON.stringify({ query: made.url.search.slice(1), agreed: true }),
    });
    expect(await answer.json()).toEqual({ signInAgain: true });
    buyer = await app.signIn();
    expect((await agree(made.url)).searchParams.has("code")).toBe(true);
  });

  it("gets no code for a client that is not known", async () => {
    const answer = await fetch(`${issuer}/api/identity/authorizations`, {
      method: "POST",
      headers: { ...buyer, "content-type": "application/json" },
      body: JSON.stringify({ query: "client_id=stranger", agreed: true }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: "openid.clientUnknown",
      fields: { client_id: expect.any(String) },
    });
  });

  it("finds the two demo clients by the hash of their secret only", async () => {
    const { rows } = await app.database.owner.query<{
      config: { openIdClients: { secretHash: string | null }[] };
    }>("select config from tenant where id = 'demo'");
    const hashes = rows[0]!.config.openIdClients.map(({ secretHash }) => secretHash);
    expect(hashes).toEqual([null, createHash("sha256").update(SECRET).digest("base64url")]);
  });
});
