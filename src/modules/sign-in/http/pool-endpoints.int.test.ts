import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { callEndpoint } from "#platform/server/http/call-endpoint.ts";
import type { Endpoint } from "#platform/server/http/endpoint.ts";
import { toErrorResponse } from "#platform/server/http/error-response.ts";
import { GOOD_SIGN_UP, type IdentityWorld, makeIdentityWorld } from "#tests/support/identity-world.ts";
import { whenDue } from "#tests/support/when-due.ts";
import { signInEndpoints } from "../http.ts";
import { createTestAccount } from "../server/create-test-account.ts";
import { createIdentityRuntime } from "#modules/identity-pools/server/identity-runtime.ts";
import { playedOutages, probePlayedPool } from "#modules/identity-pools/server/probe-pool.ts";

const all: readonly Endpoint<IdentityWorld["ctx"]>[] = signInEndpoints;
const email = "ann@example.com";
const password = "Harbor!Lights-42";

describe("the calls about the pool, with the sandbox desk on", () => {
  let world: IdentityWorld;
  beforeEach(async () => {
    const made = await makeIdentityWorld();
    const { tenant } = made.ctx;
    const { consumer } = tenant.config;
    const region = { identityPoolId: "embedded", userPoolId: "embedded", clientId: "storefront" };
    const identity = {
      ...consumer.identity,
      primary: { ...region, region: "east", clientSecretRef: null },
      secondary: { ...region, region: "west", clientSecretRef: null },
    };
    const ctx = {
      ...made.ctx,
      identity: createIdentityRuntime({ sandbox: true }),
      tenant: {
        ...tenant,
        config: { ...tenant.config, consumer: { ...consumer, identity } },
        flags: { ...tenant.flags, auth_region_failover: true },
      },
    };
    world = { ...made, ctx };
    await createTestAccount(ctx, { email, password });
  });
  afterEach(() => world.close());

  const call = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const found = all.find((one) => one.path === path && one.method === method)!;
    const request = new Request(`http://cars.example${path}`, {
      method,
      headers: { host: "cars.example", "content-type": "application/json", ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return callEndpoint(found, world.ctx, { request, params: {} }).catch((error: unknown) =>
      toErrorResponse(error, "test", world.ctx),
    );
  };
  const post = (path: string, body: object, headers?: Record<string, string>) =>
    call("POST", path, body, headers);
  const region = async (address: string) => (await post("/user/region", { email: address })).json();
  const options = async () => (await call("GET", "/public/identity/options")).json();
  const play = (down: boolean) =>
    post("/sandbox/api/identity/events", { event: down ? "region.failed" : "region.recovered" });
  const probe = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await whenDue(world.database, world.ctx, { run: probePlayedPool, due: playedOutages });
      world.clock.advance({ seconds: 10 });
    }
  };

  test("answer regions in one shape that nothing keeps, for anybody", async () => {
    const answers = await Promise.all(
      [email, "ANN@example.com", "nobody@example.com"].map((one) => post("/user/region", { email: one })),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(await answer.json()).toEqual({ region: "east", activeRegion: "east" });
    }
  });

  test.each([{}, { email: "" }, { email: "no address" }, { email: 7 }, { email: `${"x".repeat(999)}@a.de` }])(
    "refuse what is no address: %j",
    async (body) => {
      expect((await post("/user/region", body)).status).toBe(400);
    },
  );

  test("limit the question for a region to 30 a minute and network address", async () => {
    const from = (address: string) =>
      post("/user/region", { email: "nobody@example.com" }, { "x-client-address": address });
    const statuses: number[] = [];
    for (let time = 0; time < 31; time += 1) statuses.push((await from("203.0.113.9")).status);
    expect(statuses.slice(28)).toEqual([200, 200, 429]);
    expect((await from("203.0.113.10")).status).toBe(200);
  });

  test("let a person see an outage from its beginning to its end", async () => {
    const open = { embeddedForms: true, passcode: true, passcodeLength: 6, canSignUp: true, canReset: true };
    expect(await options()).toEqual(open);
    expect(await (await play(true)).json()).toEqual({ down: true });
    expect(await options()).toEqual({ ...open, canSignUp: false, canReset: false });

    const refused = await post("/public/identity/sign-up", { ...GOOD_SIGN_UP, email: "new@example.com" });
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      code: "identity.signUpUnavailable",
      message: "We can't create accounts right now. We'll email you a passcode to continue.",
    });
    expect((await post("/public/identity/sign-in", { email, password })).status).toBe(503);
    expect((await post("/public/identity/passcode/start", { email })).status).toBe(200);
    const code = await world.codeFor(email);
    expect((await post("/public/identity/passcode/verify", { email, code })).status).toBe(200);

    await probe(3);
    expect(await region(email)).toEqual({ region: "east", activeRegion: "west" });
    expect(await region("nobody@example.com")).toEqual({ region: "east", activeRegion: "west" });
    expect((await post("/public/identity/sign-in", { email, password })).status).toBe(200);
    expect(await options()).toMatchObject({ canSignUp: false });

    await play(false);
    await probe(1);
    expect(await options()).toMatchObject({ canSignUp: false });
    world.clock.advance({ minutes: 5 });
    await probe(1);
    expect(await options()).toEqual(open);
    expect(await region(email)).toEqual({ region: "east", activeRegion: "east" });
  });

  test("forget an outage that ends before it counts", async () => {
    await play(true);
    await probe(2);
    await play(false);
    await probe(1);
    await play(true);
    await probe(2);
    expect(await region(email)).toEqual({ region: "east", activeRegion: "east" });
  });
});
