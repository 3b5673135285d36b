import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { GOOD_SIGN_UP, type IdentityWorld, makeIdentityWorld } from "#tests/support/identity-world.ts";
import { messagingEndpoints } from "#modules/messaging/http.ts";
import { callEndpoint } from "#platform/server/http/call-endpoint.ts";
import type { Endpoint } from "#platform/server/http/endpoint.ts";
import { toErrorResponse } from "#platform/server/http/error-response.ts";
import { signInEndpoints } from "./http.ts";
import { createTestAccount } from "./server/create-test-account.ts";

const all: readonly Endpoint<IdentityWorld["ctx"]>[] = [...signInEndpoints, ...messagingEndpoints];
const HOST = "cars.example";
const credentials = { email: "ann@example.com", password: "Harbor!Lights-42" };

describe("the identity calls", () => {
  let world: IdentityWorld;
  beforeEach(async () => {
    world = await makeIdentityWorld();
  });
  afterEach(() => world.close());

  const call = async (
    method: string,
    path: string,
    more: { body?: unknown; headers?: Record<string, string>; scheme?: string } = {},
  ) => {
    const url = `${more.scheme ?? "http"}://${HOST}${path}`;
    const endpoint = all.find((one) => one.method === method && one.path === new URL(url).pathname)!;
    const headers = new Headers({ host: HOST, ...more.headers });
    if (more.body !== undefined) headers.set("content-type", "application/json");
    const body =
      more.body === undefined ? null : typeof more.body === "string" ? more.body : JSON.stringify(more.body);
    const request = new Request(url, { method, headers, body });
    try {
      return await callEndpoint(endpoint, world.ctx, { request, params: {} });
    } catch (error) {
      return toErrorResponse(error, "test", world.ctx);
    }
  };
  const post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    call("POST", `/public/identity/${path}`, { body, headers });
  const cookieOf = (response: Response): string =>
    (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";

  it("sign up, show the message at the desk at once, and confirm", async () => {
    const made = await post("sign-up", GOOD_SIGN_UP);
    expect([made.status, made.headers.get("cache-control")]).toEqual([201, "no-store"]);
    const desk = await call("GET", "/sandbox/api/messages?to=ann%40example.com");
    const [message] = (await desk.json()) as { channel: string; to: string; text: string; sentAt: string }[];
    expect(message).toMatchObject({
      channel: "email",
      to: "ann@example.com",
      sentAt: world.clock.now().toISOString(),
    });
    const code = /\d{6}/.exec(message!.text)?.[0];
    const confirmed = await post("confirm", {
      email: GOOD_SIGN_UP.email,
      code,
      password: GOOD_SIGN_UP.password,
    });
    expect(confirmed.status).toBe(200);
    expect(await confirmed.json()).toMatchObject({ tokenType: "Bearer", expiresIn: 600 });
  });

  it("tell whether a new password is too common, and keep nothing of it", async () => {
    const check = async (password: string) =>
      (await post("password-check", { password, firstName: "Wilhelmina" })).json();
    expect(await check("P@ssw0rd2026!")).toEqual({ common: true });
    expect(await check("Wilhelmina-77!")).toEqual({ common: true });
    expect(await check("Harbor!Lights-42")).toEqual({ common: false });
    expect((await post("password-check", {})).status).toBe(400);
  });

  it("keep the refresh token away from scripts, other sites and other paths", async () => {
    await createTestAccount(world.ctx, credentials);
    const response = await post("sign-in", credentials);
    const [refresh, device] = response.headers.getSetCookie();
    expect(refresh).toMatch(
      /^fc_refresh=[0-9A-Z]{52}; Max-Age=604800; Path=\/public\/identity; HttpOnly; SameSite=Strict$/,
    );
    expect(device).toMatch(
      /^fc_device=[0-9A-Z]{52}\.[\w-]{16}; Max-Age=34560000; Path=\/public\/identity; HttpOnly; SameSite=Lax$/,
    );
    expect(JSON.stringify(await response.json())).not.toContain(cookieOf(response).slice(11));
    const secure = await call("POST", "/public/identity/sign-in", { body: credentials, scheme: "https" });
    expect(secure.headers.get("set-cookie")).toMatch(/; Secure$/);
    const proxied = await post("sign-in", credentials, { "x-forwarded-proto": "https" });
    expect(proxied.headers.get("set-cookie")).toMatch(/; Secure$/);
  });

  it("refresh by cookie, and end with sign-out", async () => {
    await createTestAccount(world.ctx, credentials);
    const signedIn = cookieOf(await post("sign-in", credentials));
    const refreshed = await post("token", undefined, { cookie: `other=1; ${signedIn}` });
    expect(refreshed.status).toBe(200);
    const out = await post("sign-out", undefined, { cookie: cookieOf(refreshed) });
    expect([out.status, out.headers.get("set-cookie")]).toEqual([
      204,
      expect.stringContaining("fc_refresh=; Max-Age=0"),
    ]);
    expect((await post("token", undefined, { cookie: cookieOf(refreshed) })).status).toBe(401);
    expect((await post("sign-out")).status).toBe(204);
  });

  it.each([
    ["another site's page", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
    ["a sibling host", { "sec-fetch-site": "same-site" }],
    ["an old browser on another origin", { origin: "https://evil.example" }],
    ["a sandboxed frame", { origin: "null" }],
  ])("refuse to use the cookie for %s", async (_, headers) => {
    await createTestAccount(world.ctx, credentials);
    const cookie = cookieOf(await post("sign-in", credentials));
    for (const path of ["token", "sign-out"]) {
      expect((await post(path, undefined, { ...(headers as Record<string, string>), cookie })).status).toBe(
        403,
      );
    }
    const own = { cookie, origin: `http://${HOST}`, "sec-fetch-site": "same-origin" };
    expect((await post("token", undefined, own)).status).toBe(200);
  });

  it("ignore what the sign-up form does not offer", async () => {
    const extra = {
      status: "confirmed",
      id: "acc_mine",
      contested: false,
      tenant_id: "other",
      role: "admin",
      __proto__: { x: 1 },
    };
    expect((await post("sign-up", { ...GOOD_SIGN_UP, ...extra })).status).toBe(201);
    const { rows } = await world.database.owner.query("select id, status, tenant_id from account");
    expect(rows).toEqual([
      { id: expect.not.stringContaining("mine"), status: "unconfirmed", tenant_id: world.ctx.tenantId },
    ]);
    expect(
      (await post("sign-in", { email: GOOD_SIGN_UP.email, password: GOOD_SIGN_UP.password })).status,
    ).toBe(403);
  });

  it.each([
    ["nothing", {}],
    ["numbers", { firstName: 1, lastName: 2, email: 3, phoneNumber: 4, password: 5 }],
    ["lists", { firstName: [], lastName: [], email: [], phoneNumber: [], password: [] }],
    ["null", null],
    ["a text", '"x"'],
    ["half of JSON", "{"],
    ["a header break", { ...GOOD_SIGN_UP, email: "ann@example.com\r\nBcc: all@example.com" }],
    ["long texts", Object.fromEntries(Object.keys(GOOD_SIGN_UP).map((key) => [key, "x".repeat(10_000)]))],
  ])("answer 400 to a sign-up of %s, and write nothing", async (_, body) => {
    const response = await post("sign-up", body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    expect((await world.database.owner.query("select 1 from account")).rows).toEqual([]);
  });

  it.each(["sign-in", "confirm", "resend"])("answer 400 to nonsense at %s", async (path) => {
    for (const body of [
      {},
      null,
      [],
      { email: {}, password: [], code: null },
      { email: "x".repeat(9_000) },
    ]) {
      expect((await post(path, body)).status).toBe(400);
    }
  });

  it("answer 401 to a mangled cookie, and never 500", async () => {
    for (const cookie of [
      "fc_refresh=",
      "fc_refresh=x",
      `fc_refresh=${"A".repeat(52)}`,
      "fc_refresh=%00",
      "=;=;",
    ]) {
      expect((await post("token", undefined, { cookie })).status).toBe(401);
    }
  });

  it("limit valid sign-ups of one address, but not of the sandbox's own machine", async () => {
    let count = 0;
    const from = (address: string, change: object = {}) => {
      count += 1;
      const form = { ...GOOD_SIGN_UP, email: `new${count}@example.com`, ...change };
      return post("sign-up", form, { "x-client-address": address });
    };
    for (let time = 0; time < 6; time += 1)
      expect((await from("203.0.113.9", { password: "short" })).status).toBe(400);
    const statuses: number[] = [];
    for (let time = 0; time < 31; time += 1) statuses.push((await from("203.0.113.9")).status);
    expect(statuses.filter((status) => status < 300)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    expect((await from("203.0.113.10")).status).toBeLessThan(300);
    const sandbox = { ...world.ctx, identity: { ...world.ctx.identity, sandbox: true } };
    world = { ...world, ctx: sandbox };
    for (let time = 0; time < 31; time += 1) expect((await from("127.0.0.1")).status).toBeLessThan(300);
  });

  it("say whether an address is free, and publish the keys", async () => {
    await createTestAccount(world.ctx, credentials);
    const ask = async (email: string) =>
      (await call("GET", `/public/identity/email-availability?email=${email}`)).json();
    expect(await ask("ANN%40example.com")).toEqual({ available: false });
    expect(await ask("bob%40example.com")).toEqual({ available: true });
    const jwks = await call("GET", "/.well-known/jwks.json");
    expect(await jwks.json()).toEqual({
      keys: expect.arrayContaining([
        expect.objectContaining({ kty: "OKP", crv: "Ed25519", alg: "EdDSA", use: "sig" }),
      ]),
    });
  });
});
