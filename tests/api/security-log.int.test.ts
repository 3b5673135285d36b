import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeComposedApp, OTHER_HOST, type ComposedApp } from "#tests/support/composed-app.ts";
import { beginToPreQualify } from "#tests/support/pre-qualify.ts";
import { endpoints } from "#server/modules.ts";
import { SECURITY_EVENTS } from "#server/http/security-events-data.ts";

const EMAIL = "watched@example.org";
const ADDRESS = "198.51.100.77";
let app: ComposedApp;

beforeAll(async () => {
  app = await makeComposedApp();
});
afterAll(() => app.close());
beforeEach(() => {
  app.security.length = 0;
});

const post = (
  path: string,
  body: object,
  { host, address = ADDRESS }: { host?: string; address?: string } = {},
) =>
  app.call(path, { method: "POST", headers: { "x-client-address": address }, body, ...(host && { host }) });
const signIn = (email: string, password: string, more = {}) =>
  post("/public/identity/sign-in", { email, password }, more);
const only = () => {
  expect(app.security).toHaveLength(1);
  return app.security[0]!;
};

describe("The security log has one line for", () => {
  it("a sign-in, with keyed hashes and the network only", async () => {
    await app.signIn({ email: "buyer@example.com" });
    const line = only();
    expect(line).toMatchObject({
      outcome: "success",
      code: "signIn.password",
      tenantId: "demo",
      status: 200,
    });
    expect(line.subjectHash).toMatch(/^[\w-]{22}$/);
  });

  it("a wrong password, known address or not", async () => {
    await signIn("buyer@example.com", "wrong-Password-1");
    await signIn(EMAIL, "wrong-Password-1");
    expect(app.security).toMatchObject([
      { outcome: "refused", code: "identity.signInFailed", kind: "unauthenticated" },
      { outcome: "refused", code: "identity.signInFailed", network: "198.51.100.0/24" },
    ]);
    expect(app.security[0]?.addressHash).toBe(app.security[1]?.addressHash);
    expect(app.security[0]?.subjectHash).not.toBe(app.security[1]?.subjectHash);
  });

  it("the lock after the fifth", async () => {
    for (let count = 0; count < 6; count += 1) await signIn("locked@example.org", "wrong-Password-1");
    expect(app.security.at(-1)).toMatchObject({ code: "identity.accountLocked", kind: "limited" });
  });

  it("the limit of an address", async () => {
    for (let count = 0; count < 21; count += 1)
      await signIn(`n${count}@example.org`, "wrong-Password-1", { address: "203.0.113.9" });
    expect(app.security.at(-1)).toMatchObject({
      code: "identity.tooManyRequests",
      kind: "limited",
      network: "203.0.113.0/24",
    });
  });

  it("a reset that begins and a code that is wrong", async () => {
    const email = "buyer@example.com";
    await post("/public/identity/forgot", { email });
    const password = "Brand-New-Wheels-77";
    const confirm = { email, code: "000000", password, confirmPassword: password };
    expect((await post("/public/identity/forgot/confirm", confirm)).status).toBe(400);
    expect(app.security).toMatchObject([
      { outcome: "success", code: "reset.started" },
      { outcome: "refused", code: expect.stringMatching(/^identity\.code/) },
    ]);
    expect(app.security[0]?.subjectHash).toBe(app.security[1]?.subjectHash);
  });

  it("a token that is wrong, and one of another store", async () => {
    const headers = await app.signIn();
    app.security.length = 0;
    await app.call("/api/profile", { headers: { authorization: "Bearer a.b.c" } });
    await app.call("/api/profile", { headers, host: OTHER_HOST });
    expect(app.security).toMatchObject([
      { outcome: "refused", code: "auth.tokenInvalid", tenantId: "demo" },
      { outcome: "refused", code: "auth.tokenInvalid", tenantId: "harbor" },
    ]);
  });

  it("a call without credentials", async () => {
    await app.call("/api/profile");
    expect(only()).toMatchObject({ code: "auth.required", route: "/api/profile" });
  });

  it("an object that is not the caller's", async () => {
    const headers = await app.signIn();
    app.security.length = 0;
    const answer = await app.call("/api/commerce/orders/FC0000000000000000", { headers });
    expect(answer.status).toBe(404);
    expect(only()).toMatchObject({ outcome: "refused", kind: "not-found" });
    expect(only().accountHash).toMatch(/^[\w-]{22}$/);
  });

  it("a refused webhook", async () => {
    await app.call("/webhooks/dealer", { method: "POST", body: { id: "x" } });
    expect(only()).toMatchObject({ code: "webhook.refused", route: "/webhooks/:source" });
  });

  it("an OpenID client that is not ours", async () => {
    const body = "grant_type=authorization_code&code=x&client_id=nobody";
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const answer = await app.call("/oauth2/token", { method: "POST", headers, body });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(only()).toMatchObject({ outcome: "refused", route: "/oauth2/token" });
  });

  it("a sign-in by a provider that came back with nothing of ours", async () => {
    await app.call("/public/identity/social/callback?code=x&state=y");
    expect(only()).toMatchObject({ outcome: "refused", code: expect.stringMatching(/^identity\./) });
  });

  it("a link that was never made", async () => {
    await app.call("/public/id-verification/capture/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA");
    expect(only()).toMatchObject({ outcome: "refused", code: "idVerification.link.unknown" });
  });

  it("a pre-qualification that begins, its wrong code, and a capability that opens nothing", async () => {
    const { capability, code } = await beginToPreQualify(app.call, {
      lastName: "Watched",
      phone: "5122347777",
    });
    const verify = (held: string) =>
      app.call("/public/prequalification/session/passcode/verify", {
        method: "POST",
        headers: { prequalification: held },
        body: { code: code === "000000" ? "000001" : "000000" },
      });
    await verify(capability);
    await verify("pqj_none.none");
    expect(app.security).toMatchObject([
      { outcome: "success", code: "prequalification.started" },
      { outcome: "refused", code: "identity.passcodeWrong" },
      { outcome: "refused", code: "prequalification.notFound" },
    ]);
    expect(JSON.stringify(app.security)).not.toMatch(/5122347777|watched|pqj_/iu);
  });
});

it("a mistyped form and a car that is gone leave no line", async () => {
  await post("/public/identity/sign-up", { email: "no" });
  await app.call("/public/inventory/vehicles/NOBODY");
  expect(app.security).toEqual([]);
});

it("no line says who it was in clear", async () => {
  await signIn(EMAIL, "Secret-Word-1");
  await post("/public/contracting/verify-signer/code", { phoneNumber: "5125550133", zipCode: "78701" });
  await post("/public/identity/passcode/start", { email: EMAIL });
  const text = JSON.stringify(app.security);
  expect(app.security.length).toBeGreaterThanOrEqual(2);
  for (const personal of [EMAIL, "watched", "Secret-Word-1", ADDRESS, "5125550133"])
    expect(text).not.toContain(personal);
  expect(text).not.toMatch(/\b78701\b/u);
});

describe("The list of security events", () => {
  const names = endpoints.map(({ method, path }) => `${method} ${path}`);

  it("names calls that exist", () => {
    expect(Object.keys(SECURITY_EVENTS).filter((name) => !names.includes(name))).toEqual([]);
  });

  it("has every call that changes who may do what", () => {
    const isAccess = /\/identity\/|\/oauth2\/|\/api\/profile\/(?!preferences)|verify-signer/;
    const silent = [
      // Every page asks for a fresh token; a refused one is logged.
      "POST /public/identity/token",
      // Tells whether a password would be refused as common; it opens nothing.
      "POST /public/identity/password-check",
      "POST /oauth2/authorize",
      "POST /oauth2/userinfo",
    ];
    const missing = endpoints
      .filter(({ method, access, path }) => method !== "GET" && access !== "sandbox" && isAccess.test(path))
      .map(({ method, path }) => `${method} ${path}`)
      .filter((name) => !Object.hasOwn(SECURITY_EVENTS, name) && !silent.includes(name));
    expect(missing).toEqual([]);
  });
});
