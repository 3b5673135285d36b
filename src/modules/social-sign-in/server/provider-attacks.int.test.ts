import { createHash } from "node:crypto";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { JWTPayload } from "jose";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  type ScriptedProvider,
  SCRIPTED_CLIENT,
  type Script,
  startScriptedProvider,
} from "#tests/support/scripted-provider.ts";
import { Browser, makeSocialWorld, ORIGIN, type SocialWorld } from "#tests/support/social-world.ts";

const HOSTED = "/public/identity/hosted/callback";
const SOCIAL = "/public/identity/social/callback";

describe("whoever comes back from a provider", () => {
  let world: SocialWorld;
  let provider: ScriptedProvider;
  let victim: Browser;
  beforeAll(async () => {
    provider = await startScriptedProvider();
    world = await makeSocialWorld({ issuer: provider.issuer });
    victim = new Browser(world.ctx);
  });
  afterAll(async () => {
    await provider.close();
    await world.close();
  });
  afterEach(() => {
    provider.setDown(false);
    victim = new Browser(world.ctx);
  });

  const counts = async () => {
    const { rows } = await world.database.owner.query(
      "select (select count(*) from account)::int a, (select count(*) from account_session)::int s, (select count(*) from connected_identity)::int c",
    );
    return rows[0] as object;
  };
  const stateOf = (url: string): string => new URL(url).searchParams.get("state")!;
  const back = (url: string, code: string, more: Record<string, string> = {}): string =>
    `${HOSTED}?${new URLSearchParams({ code, state: stateOf(url), iss: provider.issuer, ...more }).toString()}`;
  const visit = async (script: Script = {}) => {
    const url = await victim.leave("hosted", "/deals");
    return { url, code: provider.codeFor(url, script) };
  };
  /** Refused: no session, no account, no failure of ours, and a page that says why. */
  const expectRefused = async (act: () => Promise<Response>, problem: string) => {
    const before = await counts();
    const response = await act();
    expect(response.status).toBe(303);
    const page = new URL(response.headers.get("location")!, ORIGIN);
    expect([page.origin, page.pathname]).toEqual([ORIGIN, "/sign-in"]);
    expect(page.searchParams.get("problem")).toBe(problem);
    expect(response.headers.get("set-cookie") ?? "").not.toContain("fc_refresh");
    expect(await counts()).toEqual(before);
  };

  it("is let in when everything fits, and returns to where they were going", async () => {
    const { url, code } = await visit({ claims: { sub: "honest", email: "honest@example.com" } });
    const response = await victim.ask(back(url, code));
    expect(response.headers.get("location")).toBe("/sign-in/complete?returnTo=%2Fdeals");
    expect(response.headers.get("set-cookie")).toMatch(/^fc_refresh=.*HttpOnly; SameSite=Strict/);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  });

  it("needs a state of ours", async () => {
    const { url, code } = await visit();
    const { traded } = provider;
    const iss = encodeURIComponent(provider.issuer);
    for (const query of [
      `code=${code}&iss=${iss}`,
      `code=${code}&iss=${iss}&state=`,
      `code=${code}&iss=${iss}&state=${"A".repeat(52)}`,
      `code=${code}&iss=${iss}&state=${"A".repeat(5000)}`,
      `code=${code}&iss=${iss}&state=${stateOf(url)}&state=${stateOf(url)}`,
      `code=${code}&iss=${iss}&state=${stateOf(url).toLowerCase()}`,
      "",
    ])
      await expectRefused(() => victim.ask(`${HOSTED}?${query}`), "linkExpired");
    expect(provider.traded).toBe(traded);
  });

  it("can use a state once, whatever came of it", async () => {
    const denied = await victim.leave("hosted");
    const refusal = `${HOSTED}?error=access_denied&state=${stateOf(denied)}&iss=${encodeURIComponent(provider.issuer)}`;
    await expectRefused(() => victim.ask(refusal), "denied");
    await expectRefused(() => victim.ask(refusal), "linkExpired");
    await expectRefused(() => victim.ask(back(denied, provider.codeFor(denied))), "linkExpired");
    const { url, code } = await visit({ claims: { sub: "once", email: "once@example.com" } });
    const address = back(url, code);
    const both = await Promise.all([victim.ask(address), victim.ask(address), victim.ask(address)]);
    const places = both.map((response) => response.headers.get("location")!.split("?")[0]);
    expect(places.filter((place) => place === "/sign-in/complete")).toHaveLength(1);
    expect(places.filter((place) => place === "/sign-in")).toHaveLength(2);
  });

  it("comes within ten minutes", async () => {
    const { url, code } = await visit();
    world.clock.advance({ minutes: 10 });
    await expectRefused(() => victim.ask(back(url, code)), "linkExpired");
  });

  it("comes in the browser that left (login CSRF)", async () => {
    const attacker = victim;
    const { url, code } = await visit({ claims: { sub: "attacker", email: "attacker@example.com" } });
    const lured = new Browser(world.ctx);
    await expectRefused(() => lured.ask(back(url, code)), "linkExpired");
    const second = await visit({ claims: { sub: "attacker", email: "attacker@example.com" } });
    const busy = new Browser(world.ctx);
    await busy.leave("hosted");
    expect(busy.cookies.get("fc_visit")).not.toBe(attacker.cookies.get("fc_visit"));
    await expectRefused(() => busy.ask(back(second.url, second.code)), "linkExpired");
  });

  it("has a code that belongs to this visit (PKCE, code injection)", async () => {
    const other = new Browser(world.ctx);
    const stolen = provider.codeFor(await other.leave("hosted"));
    const { url } = await visit();
    await expectRefused(() => victim.ask(back(url, stolen)), "notAccepted");
    const fresh = await visit();
    await expectRefused(() => victim.ask(back(fresh.url, "made-up")), "notAccepted");
    const missing = await visit();
    const address = `${HOSTED}?state=${stateOf(missing.url)}&iss=${encodeURIComponent(provider.issuer)}`;
    await expectRefused(() => victim.ask(address), "notAccepted");
  });

  it("comes from the provider they went to (mix-up)", async () => {
    for (const iss of ["https://evil.example", `${provider.issuer}/`, provider.issuer.toUpperCase(), ""]) {
      const { url, code } = await visit();
      await expectRefused(() => victim.ask(back(url, code, { iss })), "notAccepted");
    }
    const silent = await visit();
    const address = `${HOSTED}?code=${silent.code}&state=${stateOf(silent.url)}`;
    await expectRefused(() => victim.ask(address), "notAccepted");
    const crossed = await visit();
    await expectRefused(
      () => victim.ask(back(crossed.url, crossed.code).replace(HOSTED, SOCIAL)),
      "notAccepted",
    );
    const posted = await visit();
    const form = new URLSearchParams(back(posted.url, posted.code).split("?")[1]);
    await expectRefused(() => victim.ask(SOCIAL, { form }), "notAccepted");
  });

  const now = () => Math.floor(Date.now() / 1000);
  it.each<[string, () => Readonly<Record<string, unknown>>]>([
    ["no nonce", () => ({ nonce: undefined })],
    ["another nonce", () => ({ nonce: "A".repeat(52) })],
    ["another issuer", () => ({ iss: "https://evil.example" })],
    ["no issuer", () => ({ iss: undefined })],
    ["another audience", () => ({ aud: "other-shop" })],
    ["no audience", () => ({ aud: undefined })],
    ["two audiences without saying for whom", () => ({ aud: [SCRIPTED_CLIENT.id, "other-shop"] })],
    ["two audiences, for the other", () => ({ aud: [SCRIPTED_CLIENT.id, "other-shop"], azp: "other-shop" })],
    ["an end in the past", () => ({ iat: now() - 900, exp: now() - 300 })],
    ["no end", () => ({ exp: undefined })],
    ["a beginning in the future", () => ({ nbf: now() + 600 })],
    ["no subject", () => ({ sub: undefined })],
    ["an empty subject", () => ({ sub: "" })],
    ["an endless subject", () => ({ sub: "s".repeat(256) })],
  ])("is not believed with an identity token with %s", async (_what, claims) => {
    const { url, code } = await visit({ claims: claims() });
    await expectRefused(() => victim.ask(back(url, code)), "notAccepted");
  });

  const b64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const hmac = (claims: JWTPayload, key: string) =>
    new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode(key));
  it.each<[string, Script["idToken"]]>([
    ["none at all", null],
    ["no signature (alg none)", (claims) => `${b64({ alg: "none" })}.${b64(claims)}.`],
    ["alg NONE in capitals", (claims) => `${b64({ alg: "NONE" })}.${b64(claims)}.`],
    ["the client secret as key (HS256)", (claims) => hmac(claims, SCRIPTED_CLIENT.secret)],
    ["the public key as key (HS256)", (claims) => hmac(claims, provider.publicJwk)],
    ["a key of somebody else", async (claims) => (await strangersToken(claims)).token],
    ["a key that it brings along", async (claims) => (await strangersToken(claims, true)).token],
    [
      "another body under an honest signature",
      async (claims) => {
        const [head, , signature] = (await provider.sign(claims)).split(".");
        return `${head}.${b64({ ...claims, sub: "somebody-else" })}.${signature}`;
      },
    ],
    [
      "an unknown critical header",
      (claims) => `${b64({ alg: "RS256", crit: ["x"], x: 1 })}.${b64(claims)}.AA`,
    ],
  ])("is not believed with an identity token with %s", async (_what, idToken) => {
    const { url, code } = await visit({ ...(idToken !== undefined && { idToken }) });
    await expectRefused(() => victim.ask(back(url, code)), "notAccepted");
  });

  async function strangersToken(claims: JWTPayload, bring = false) {
    const pair = await generateKeyPair("RS256", { extractable: true });
    const jwk = await exportJWK(pair.publicKey);
    const header = {
      alg: "RS256",
      kid: provider.kid,
      ...(bring && { jwk, jku: "https://evil.example/jwks" }),
    };
    return { token: await new SignJWT(claims).setProtectedHeader(header).sign(pair.privateKey) };
  }

  it.each<[string, NonNullable<Script["answer"]>]>([
    ["fails", (response) => void response.writeHead(500).end("stack trace")],
    [
      "is overloaded",
      (response) =>
        void response.writeHead(503, { "content-type": "application/json" }).end('{"error":"busy"}'),
    ],
    [
      "answers a page",
      (response) => void response.writeHead(200, { "content-type": "text/html" }).end("<p>hello"),
    ],
    [
      "answers half",
      (response) => void response.writeHead(200, { "content-type": "application/json" }).end('{"a":'),
    ],
    [
      "answers a token that is none",
      (response) =>
        void response
          .writeHead(200, { "content-type": "application/json" })
          .end('{"access_token":"a","token_type":"Bearer","id_token":"not.a.token"}'),
    ],
    ["hangs up", (response) => void response.socket?.destroy()],
    [
      "sends us elsewhere",
      (response) => void response.writeHead(302, { location: "https://evil.example/" }).end(),
    ],
    [
      "does not know us any more",
      (response) =>
        void response
          .writeHead(401, { "content-type": "application/json" })
          .end('{"error":"invalid_client"}'),
    ],
  ])("is told that the provider cannot be reached when it %s", async (_what, answer) => {
    const { url, code } = await visit({ answer });
    await expectRefused(() => victim.ask(back(url, code)), "providerUnavailable");
  });

  it("does not leave at all while the provider is down", async () => {
    provider.setDown(true);
    const cold = await makeSocialWorld({ issuer: provider.issuer });
    try {
      const response = await new Browser(cold.ctx).ask("/public/identity/hosted/start?returnTo=/deals");
      expect(response.headers.get("location")).toBe(
        "/sign-in?problem=providerUnavailable&provider=hosted&returnTo=%2Fdeals",
      );
    } finally {
      await cold.close();
    }
  });

  it("finds nothing at another retailer, whose state is not ours", async () => {
    const { url, code } = await visit();
    const elsewhere = new Browser(world.otherTenantCtx);
    for (const [name, value] of victim.cookies) elsewhere.cookies.set(name, value);
    await expectRefused(() => elsewhere.ask(back(url, code)), "linkExpired");
    const { url: theirs } = { url: await elsewhere.leave("hosted") };
    await expectRefused(() => victim.ask(back(theirs, provider.codeFor(theirs))), "linkExpired");
  });

  it.each([
    "https://evil.example/",
    "//evil.example/",
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    "/\t/evil.example",
    "javascript:alert(1)",
    "/sign-in?returnTo=https://evil.example",
    "/%0d%0aset-cookie:a=b",
    "x".repeat(3000),
  ])("stays on this site although asked to return to %j", async (returnTo) => {
    const url = await victim.leave("hosted", returnTo);
    const sub = createHash("sha256").update(returnTo).digest("hex").slice(0, 30);
    const code = provider.codeFor(url, { claims: { sub, email: `${sub}@example.com` } });
    const response = await victim.ask(back(url, code));
    const page = new URL(response.headers.get("location")!, ORIGIN);
    expect([page.origin, page.pathname]).toEqual([ORIGIN, "/sign-in/complete"]);
    const target = page.searchParams.get("returnTo")!;
    expect(target === "/" || target === "/%0d%0aset-cookie:a=b").toBe(true);
    expect(new URL(target, ORIGIN).origin).toBe(ORIGIN);
  });

  it("gets only cookies that scripts cannot read, for a visit of ten minutes", async () => {
    const response = await victim.ask("/public/identity/hosted/start");
    expect(response.headers.get("set-cookie")).toMatch(
      /^fc_visit=[0-9A-Z]{52}; Max-Age=600; Path=\/public\/identity; HttpOnly; SameSite=Lax$/,
    );
    const https = await victim.ask("/public/identity/social/apple/start", {
      headers: { "x-forwarded-proto": "https" },
    });
    expect(https.headers.get("set-cookie")).toMatch(
      /^__Secure-fc_visit_post=.*HttpOnly; SameSite=None; Secure$/,
    );
    const { rows } = await world.database.owner.query("select * from provider_visit");
    const stored = JSON.stringify(rows);
    for (const value of victim.cookies.values()) expect(stored).not.toContain(value);
    expect(stored).not.toContain(stateOf(https.headers.get("location")!));
  });
});
