import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CognitoStub } from "#tests/vendors/cognito/cognito-stub.ts";
import { makeTestContext } from "#tests/support/test-context.ts";
import { SigningKeys } from "#modules/sessions/server/tokens/signing-keys.ts";
import { identityPoolContract } from "#tests/contracts/identity-pool/identity-pool.contract.ts";
import type { ActiveRegion } from "../pool-regions.ts";
import type { CallTimes } from "./cognito-calls.ts";
import { CognitoPool } from "./cognito-pool.ts";
import { CognitoRegion } from "./cognito-region.ts";

const TIMES = { connect: 2_000, repeatable: 2_000, once: 2_000, rest: 0 };
const CLIENT = { userPoolId: "us-east-1_Abc123", clientId: "5exampleclient" };

async function makeCognito(clientSecret?: string, times: CallTimes = TIMES) {
  const world = await makeTestContext();
  const { ctx, clock } = world;
  const signingKeys = new SigningKeys("session");
  const stub = await new CognitoStub({
    ...CLIENT,
    ...(clientSecret === undefined ? {} : { clientSecret }),
    proofs: {
      issuer: `urn:forecourt:${ctx.tenantId}`,
      keys: async () => (await signingKeys.of(ctx)).jwks.keys,
    },
    now: () => clock.now().getTime(),
  }).start();
  let active: ActiveRegion = "primary";
  const region = (name: string) =>
    new CognitoRegion({
      ...CLIENT,
      region: name,
      clientSecret,
      endpoint: stub.endpoint,
      times,
    });
  const pool = new CognitoPool({
    primary: region("us-east-1"),
    secondary: region("us-west-2"),
    regions: { active: () => Promise.resolve(active) },
    signingKeys,
  });
  return {
    pool,
    ctx,
    stub,
    moveTo: (next: ActiveRegion) => {
      active = next;
    },
    close: async () => {
      await stub.close();
      await world.close();
    },
  };
}

type Cognito = Awaited<ReturnType<typeof makeCognito>>;

function asSubject(cognito: Cognito) {
  const { stub } = cognito;
  return {
    ...cognito,
    codeOf: (email: string) => Promise.resolve(stub.codeOf(email)),
    disable: (email: string) => Promise.resolve(stub.change(email, { disabled: true })),
    expireCodes: (email: string) => Promise.resolve(stub.change(email, { codeExpired: true })),
    outage: {
      begin: () => Promise.resolve(void (stub.down = true)),
      end: () => Promise.resolve(void (stub.down = false)),
    },
  };
}

const TRAITS = { embeddedForms: true, handles: true, redirects: false };

identityPoolContract("Cognito, confidential client", TRAITS, async () =>
  asSubject(await makeCognito("stub-client-secret")),
);
identityPoolContract("Cognito, public client", TRAITS, async () => asSubject(await makeCognito()));

const ROBIN = {
  email: "robin@example.com",
  password: "Corn-Silo-41-Blue",
  firstName: "Robin",
  lastName: "Castillo",
  phone: "5122345678",
  consents: [],
};

describe("the Cognito adapter", () => {
  let cognito: Cognito;
  beforeAll(async () => {
    cognito = await makeCognito("stub-client-secret");
    const { pool, ctx, stub } = cognito;
    await pool.signUp(ctx, ROBIN);
    await pool.confirmSignUp(ctx, {
      email: ROBIN.email,
      code: stub.codeOf(ROBIN.email),
      contested: false,
    });
  });
  afterAll(() => cognito.close());
  const signIn = () => cognito.pool.signInWithPassword(cognito.ctx, ROBIN);
  const isIn = async () => (await signIn()).ok;

  test.each(["hang", "reset", "internal"] as const)(
    "asks once more after %s, where that is safe",
    async (fault) => {
      cognito.stub.calls.length = 0;
      cognito.stub.fail(fault);
      expect(await isIn()).toBe(true);
      expect(cognito.stub.calls).toEqual(["InitiateAuth", "InitiateAuth"]);
    },
  );

  test("a change is sent once; without an answer its outcome is unknown", async () => {
    cognito.stub.calls.length = 0;
    cognito.stub.fail("hang");
    const answer = await cognito.pool.startPasswordReset(cognito.ctx, { email: ROBIN.email });
    expect(answer).toMatchObject({ ok: false, error: { code: "UNAVAILABLE", outcomeUnknown: true } });
    expect(cognito.stub.calls).toEqual(["ForgotPassword"]);
    expect(await isIn()).toBe(true);
  });

  test("a sign-up whose answer got lost goes on when it is sent again", async () => {
    const { pool, ctx, stub } = cognito;
    const person = { ...ROBIN, email: "lost@example.com" };
    stub.fail("applied-then-hang");
    expect(await pool.signUp(ctx, person)).toMatchObject({ error: { outcomeUnknown: true } });
    expect(await pool.signUp(ctx, person)).toMatchObject({ ok: true });
    const command = { ...person, code: stub.codeOf(person.email), contested: false };
    stub.fail("applied-then-hang");
    expect(await pool.confirmSignUp(ctx, command)).toMatchObject({ error: { outcomeUnknown: true } });
    expect(await pool.confirmSignUp(ctx, command)).toMatchObject({
      value: { session: { user: { email: person.email } } },
    });
  });

  test("throttling is passed on as busy and not repeated", async () => {
    cognito.stub.calls.length = 0;
    cognito.stub.fail("throttle");
    expect(await signIn()).toMatchObject({ error: { code: "BUSY" } });
    expect(cognito.stub.calls).toHaveLength(1);
  });

  test("five wrong passwords lock the user at the vendor", async () => {
    const { pool, ctx, stub } = cognito;
    for (let times = 0; times < 5; times += 1)
      await pool.signInWithPassword(ctx, { email: ROBIN.email, password: "Wrong-Password-1" });
    expect(await signIn()).toMatchObject({ error: { code: "ACCOUNT_LOCKED" } });
    stub.change(ROBIN.email, { failures: 0 });
  });

  test("a user whom the administrator made must reset first", async () => {
    cognito.stub.change(ROBIN.email, { resetRequired: true });
    expect(await signIn()).toMatchObject({ error: { code: "RESET_REQUIRED" } });
    cognito.stub.change(ROBIN.email, { resetRequired: false });
  });

  test("a sixth reset within an hour is answered as an unknown address is", async () => {
    const { pool, ctx, stub } = cognito;
    stub.change(ROBIN.email, { resets: 5 });
    const known = await pool.startPasswordReset(ctx, { email: ROBIN.email });
    expect(known.ok).toBe(true);
    expect(await pool.startPasswordReset(ctx, { email: "nobody@example.com" })).toEqual(known);
  });

  test("a password that breaks the pool's policy is named", async () => {
    const person = { ...ROBIN, email: "short@example.com", password: "Ab1!" };
    expect(await cognito.pool.signUp(cognito.ctx, person)).toMatchObject({
      error: { code: "PASSWORD_POLICY", rules: ["Password not long enough"] },
    });
  });

  test("in the second region people sign in and nothing changes", async () => {
    const { pool, ctx, moveTo, stub } = cognito;
    moveTo("secondary");
    expect(await isIn()).toBe(true);
    stub.calls.length = 0;
    expect(await pool.signUp(ctx, { ...ROBIN, email: "new@example.com" })).toMatchObject({
      error: { code: "UNAVAILABLE" },
    });
    expect(stub.calls).toEqual([]);
    expect(await pool.capabilities(ctx)).toMatchObject({
      region: "us-west-2",
      canSignUp: false,
      canReset: false,
    });
    moveTo("none");
    expect(await isIn()).toBe(false);
    expect(stub.calls).toEqual([]);
    moveTo("primary");
  });

  test("five silences in a row stop the calls for a while", async () => {
    const other = await makeCognito(undefined, { ...TIMES, rest: 10_000 });
    try {
      other.stub.down = true;
      for (let times = 0; times < 3; times += 1) await other.pool.signInWithPassword(other.ctx, ROBIN);
      other.stub.down = false;
      other.stub.calls.length = 0;
      expect(await other.pool.signInWithPassword(other.ctx, ROBIN)).toMatchObject({
        error: { code: "UNAVAILABLE", vendorCode: "CircuitOpen" },
      });
      expect(other.stub.calls).toEqual([]);
    } finally {
      await other.close();
    }
  });
});

describe("identity tokens of the pool", () => {
  let cognito: Cognito;
  beforeAll(async () => {
    cognito = await makeCognito();
  });
  afterAll(() => cognito.close());
  const good = () => ({
    sub: "sub-1",
    aud: CLIENT.clientId,
    token_use: "id",
    email: "Robin@Example.com",
    email_verified: "true",
  });
  const region = () =>
    new CognitoRegion({
      ...CLIENT,
      region: "us-east-1",
      clientSecret: undefined,
      endpoint: cognito.stub.endpoint,
    });

  test("a good one says who it is", async () => {
    const user = await region().tokens.userOf(await cognito.stub.sign(good()));
    expect(user).toEqual({
      issuer: cognito.stub.issuer,
      subject: "sub-1",
      email: "robin@example.com",
      emailVerified: true,
    });
  });

  test.each([
    ["of another client", { aud: "other" }, undefined],
    ["that is an access token", { token_use: "access" }, undefined],
    ["of another pool", {}, "https://evil.example/us-east-1_Abc123"],
    ["without an address", { email: undefined }, undefined],
  ])("one %s is refused", async (_, claims, issuer) => {
    const token = await cognito.stub.sign({ ...good(), ...claims }, issuer);
    await expect(region().tokens.userOf(token)).rejects.toThrow();
  });

  test.each(["", "a.b.c", "e30.e30.", "x".repeat(1_000_000)])("rubbish is refused (%#)", async (token) => {
    await expect(region().tokens.userOf(token)).rejects.toThrow();
  });

  test("one that nobody signed is refused", async () => {
    const [, body] = (await cognito.stub.sign(good())).split(".");
    const head = Buffer.from('{"alg":"none"}').toString("base64url");
    await expect(region().tokens.userOf(`${head}.${body}.`)).rejects.toThrow();
  });
});
