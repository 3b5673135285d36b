import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#modules/sign-in/server/demo-accounts-data.ts";
import { makeComposedApp, type ComposedApp } from "#tests/support/composed-app.ts";

let app: ComposedApp;
let plain: { port: number; close(): Promise<void> };
let proxied: { port: number; close(): Promise<void> };
beforeAll(async () => {
  app = await makeComposedApp();
  plain = await app.listen();
  proxied = await app.listen({ trustedProxies: 1 });
}, 120_000);
afterAll(async () => {
  await plain.close();
  await proxied.close();
  await app.close();
});

const HTTPS = { "x-forwarded-proto": "https" };
const ask = (server: { port: number }, path: string, init: RequestInit = {}) =>
  fetch(`http://localhost:${server.port}${path}`, { redirect: "manual", ...init });

describe("Every answer", () => {
  it.each([
    ["/health", 200],
    ["/ready", 200],
    ["/openapi.json", 200],
    ["/robots.txt", 200],
    ["/public/tenants/current", 200],
    ["/public/nothing", 404],
    ["/api/profile", 401],
    ["/oauth2/userinfo", 401],
    ["/search?page=%", 200],
    ["/public/inventory/viewer/none?x=%00", 400],
  ])("of %s is not sniffed and not framed, and https stays https", async (path, status) => {
    const answer = await ask(plain, path, { headers: HTTPS });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(answer.headers.get("content-security-policy")).toContain(
      "default-src 'none'; frame-ancestors 'none'",
    );
    // Nobody told this server that a proxy stands in front.
    expect(answer.headers.get("strict-transport-security")).toBeNull();
    expect((await ask(proxied, path)).headers.get("strict-transport-security")).toBeNull();
    const secure = await ask(proxied, path, { headers: HTTPS });
    expect(secure.headers.get("strict-transport-security")).toBe("max-age=31536000");
  });

  it("also has them when it comes from the store of answers, or is 304", async () => {
    const search = "/public/inventory/facets?make=Toyota";
    for (let visit = 0; visit < 3; visit += 1) await (await ask(proxied, search)).arrayBuffer();
    const stored = await ask(proxied, search, { headers: HTTPS });
    const etag = stored.headers.get("etag") ?? "none";
    const known = await ask(proxied, search, { headers: { ...HTTPS, "if-none-match": etag } });
    expect([stored.status, known.status]).toEqual([200, 304]);
    for (const answer of [stored, known]) {
      expect(answer.headers.get("strict-transport-security")).toBe("max-age=31536000");
      expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    }
  });
});

describe("The cookie of a session", () => {
  const signIn = (server: { port: number }, headers: Record<string, string> = {}) =>
    ask(server, "/public/identity/sign-in", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ email: "buyer@example.com", password: DEMO_PASSWORD }),
    });
  const refresh = (cookie: string, headers: Record<string, string>) =>
    ask(proxied, "/public/identity/token", { method: "POST", headers: { cookie, ...headers } });

  it("is prefixed over https, where its plain name counts for nothing", async () => {
    const cookie = (await signIn(proxied, HTTPS)).headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^__Secure-fc_refresh=[0-9A-Z]{52}; .*; Secure$/);
    const [pair = ""] = cookie.split(";");
    const bare = pair.replace("__Secure-", "");
    expect((await refresh(bare, HTTPS)).status).toBe(401);
    expect((await refresh(pair, {})).status).toBe(401);
    expect((await refresh(pair, HTTPS)).status).toBe(200);
  });

  it("has its plain name over http, whatever the caller says about a proxy", async () => {
    const [cookie] = (await signIn(plain, HTTPS)).headers.getSetCookie();
    expect(cookie).toMatch(/^fc_refresh=[0-9A-Z]{52}; .*SameSite=Strict$/);
  });
});
