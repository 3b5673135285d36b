import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { type IdentityWorld, makeIdentityWorld } from "#tests/support/identity-world.ts";
import { postIdentity } from "#tests/support/post-identity.ts";
import { createTestAccount } from "../server/create-test-account.ts";

const email = "ann@example.com";
const nobody = "nobody@example.com";
const password = "Harbor!Lights-42";
const fresh = { password: "Meadow?Lantern-88", confirmPassword: "Meadow?Lantern-88" };
const TOLD = "Someone tried to sign in to your Sunny Cars account";

/** A browser somewhere: it keeps its cookie, and its network does not change. */
type Browser = (path: string, body: object) => Promise<{ status: number; code?: string; retry: number }>;

/** AUTH-25: who knows an address cannot shut its owner out (decision 0198). */
describe("somebody who knows an address", () => {
  let world: IdentityWorld;
  let networks = 0;
  beforeEach(async () => {
    world = await makeIdentityWorld();
    await createTestAccount(world.ctx, { email, password });
  });
  afterEach(() => world.close());

  function browser(own?: string): Browser {
    let cookie: string | undefined;
    const home = own ?? `10.${Math.floor(networks / 250)}.${networks++ % 250}.7`;
    return async (path, body) => {
      const ctx = { ...world.ctx, caller: { address: home, userAgent: "", origin: "http://cars.example" } };
      const headers = { "x-client-address": home, ...(cookie !== undefined && { cookie }) };
      const response = await postIdentity(ctx, path, { body, headers });
      const set = response.headers.getSetCookie().find((one) => one.startsWith("fc_device="));
      cookie = set?.split(";")[0] ?? cookie;
      const { code } = (await response.json()) as { code?: string };
      return { status: response.status, code: code!, retry: Number(response.headers.get("retry-after")) };
    };
  }
  const signIn = (from: Browser) => from("sign-in", { email, password });
  const newestCode = () => world.codeFor(email);
  const wrongCode = async (address: string) =>
    address === email && (await newestCode()) === "000000" ? "000001" : "000000";

  /** The attack of the November 2026 audit: every door at once, each request from another network. */
  async function attack(address = email): Promise<void> {
    for (let time = 0; time < 5; time += 1)
      await browser()("sign-in", { email: address, password: "Wrong!Password-1" });
    await attackCodes(address, "passcode/start", "passcode/verify", {});
    await attackCodes(address, "forgot", "forgot/confirm", fresh);
  }
  async function attackCodes(address: string, start: string, verify: string, more: object): Promise<void> {
    const one = browser();
    await one(start, { email: address });
    for (let time = 0; time < 5; time += 1)
      await one(verify, { email: address, code: await wrongCode(address), ...more });
  }

  it("does not keep the owner from the password on a device of theirs", async () => {
    const own = browser();
    expect((await signIn(own)).status).toBe(200);
    await attack();
    expect(await signIn(browser())).toMatchObject({ status: 429, code: "identity.accountLocked" });
    expect((await signIn(own)).status).toBe(200);
  });

  it("does not keep the owner from a passcode or a reset on a device they never used", async () => {
    await attack();
    const other = browser();
    expect((await other("passcode/start", { email })).status).toBe(200);
    expect((await other("passcode/verify", { email, code: await newestCode() })).status).toBe(200);
    // By now it is a device of theirs.
    expect((await signIn(other)).status).toBe(200);
    const third = browser();
    expect((await third("forgot", { email })).status).toBe(200);
    expect((await third("forgot/confirm", { email, code: await newestCode(), ...fresh })).status).toBe(200);
  });

  it("does not burn the code that the owner waits for", async () => {
    const owner = browser();
    await owner("passcode/start", { email });
    const code = await newestCode();
    const wrong = code === "000000" ? "000001" : "000000";
    for (let time = 0; time < 20; time += 1) await browser()("passcode/verify", { email, code: wrong });
    expect((await owner("passcode/verify", { email, code })).status).toBe(200);
  });

  it("does not lock the owner's device for good, nor with a hundred wrong passwords", async () => {
    const own = browser();
    await signIn(own);
    vi.spyOn(world.ctx.identity.passwords, "verify").mockResolvedValue(false);
    for (let time = 0; time < 130; time += 1) {
      await browser()("sign-in", { email, password: "Wrong!Password-1" });
      world.clock.advance({ minutes: 20 });
    }
    vi.restoreAllMocks();
    expect(await signIn(browser())).toMatchObject({ status: 429, code: "identity.accountLocked", retry: 0 });
    expect((await signIn(own)).status).toBe(200);
  });

  it("is met by the same limits as ever in one browser (AUTH-18, AUTH-25)", async () => {
    const one = browser();
    await one("passcode/start", { email });
    const wrong = { email, code: await wrongCode(email) };
    const answers = [];
    for (let time = 0; time < 6; time += 1) answers.push((await one("passcode/verify", wrong)).code);
    expect(answers).toEqual([
      "identity.passcodeWrong",
      "identity.passcodeWrong",
      "identity.passcodeWrong",
      "identity.passcodeWrongOneLeft",
      "identity.attemptsExceeded",
      "identity.attemptsExceeded",
    ]);
    expect(await one("passcode/start", { email })).toMatchObject({
      code: "identity.attemptsExceeded",
      retry: 1800,
    });
  });

  it("has at most eighty passwords and ninety codes of each kind a day, from however many networks", async () => {
    const verify = vi.spyOn(world.ctx.identity.passwords, "verify").mockResolvedValue(false);
    const checked = { passwords: 0, codes: 0 };
    for (let minute = 0; minute < 1440; minute += 30) {
      const one = browser();
      for (let time = 0; time < 6; time += 1) await one("sign-in", { email, password: "Wrong!Password-1" });
      await one("passcode/start", { email });
      const wrong = { email, code: await wrongCode(email) };
      for (let time = 0; time < 7; time += 1) await one("passcode/verify", wrong);
      await browser()("passcode/verify", wrong);
      world.clock.advance({ minutes: 30 });
    }
    checked.passwords = verify.mock.calls.length;
    const { rows } = await world.database.owner.query<{ n: string }>(
      "select sum(attempts + stranger_attempts) n from email_code where purpose = 'passcode'",
    );
    checked.codes = Number(rows[0]!.n);
    expect(checked.passwords).toBe(80);
    expect(checked.codes).toBeGreaterThanOrEqual(75);
    expect(checked.codes).toBeLessThanOrEqual(90);
  });

  it("makes the owner hear of it once a day, and nobody without an account", async () => {
    const told = async (to: string) =>
      (await listSandboxMessages(world.ctx, { to })).filter(({ subject }) => subject === TOLD).length;
    await attack();
    await attack(nobody);
    expect(await told(email)).toBe(1);
    expect(await told(nobody)).toBe(0);
    world.clock.advance({ hours: 12 });
    await attack();
    expect(await told(email)).toBe(1);
    world.clock.advance({ hours: 12 });
    await attack();
    expect(await told(email)).toBe(2);
  });

  it("gains nothing by a cookie that this store did not sign", async () => {
    await attack();
    const made = `fc_device=${"A".repeat(52)}.${"B".repeat(16)}`;
    const response = await postIdentity(world.ctx, "sign-in", {
      body: { email, password },
      headers: { cookie: made },
    });
    expect(response.status).toBe(429);
  });
});
