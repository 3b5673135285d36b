import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { GOOD_SIGN_UP, type IdentityWorld, makeIdentityWorld } from "#tests/support/identity-world.ts";
import { createTestAccount } from "../create-test-account.ts";
import { signIn } from "../sign-in.ts";
import { signUp } from "../sign-up.ts";
import { verifyAccessToken } from "#modules/sessions/server/tokens/verify-access-token.ts";
import { startPasscode } from "./start-passcode.ts";
import { verifyPasscode } from "./verify-passcode.ts";

const email = "ann@example.com";
const nobody = "nobody@example.com";
const password = "Harbor!Lights-42";
const WRONG = "You've entered an incorrect passcode — please try again";
const ATTEMPTS = "Too many attempts. Please try again in 30 minutes.";
const REQUESTS = "Too many passcode requests. Please try again in 30 minutes.";

describe("signing in by passcode (AUTH-18)", () => {
  let world: IdentityWorld;
  beforeEach(async () => {
    world = await makeIdentityWorld();
    await createTestAccount(world.ctx, { email, password, firstName: "Ann" });
  });
  afterEach(() => world.close());

  const refusal = (promise: Promise<unknown>) =>
    promise.then(
      () => "accepted",
      (error: { details?: { code: string; message: string; retryAfterSeconds?: number } }) => error.details,
    );
  const message = async (promise: Promise<unknown>): Promise<string> => {
    const details = await refusal(promise);
    return typeof details === "object" ? details.message : "accepted";
  };
  const start = (address = email) => startPasscode(world.ctx, { email: address });
  const verify = (code: string, address = email) => verifyPasscode(world.ctx, { email: address, code });
  const notCode = async (): Promise<string> =>
    (await world.codeFor(email)) === "000000" ? "000001" : "000000";
  const guess = async (times: number, address = email): Promise<string[]> => {
    const wrong = address === email ? await notCode() : "000000";
    const answers: string[] = [];
    for (let time = 0; time < times; time += 1) answers.push(await message(verify(wrong, address)));
    return answers;
  };

  it("sends six digits and opens a session with them, however the address is written", async () => {
    expect(await start("Ann@Example.com")).toEqual({ codeExpiresInSeconds: 600, resendAfterSeconds: 30 });
    const [sent] = await listSandboxMessages(world.ctx, { to: email });
    expect(sent?.subject).toBe("Your Sunny Cars passcode");
    const { tokens } = await verify(await world.codeFor(email));
    expect(await verifyAccessToken(world.ctx, tokens.accessToken)).toMatchObject({
      accountId: expect.stringMatching(/^acc_/),
    });
  });

  it("takes a passcode once", async () => {
    await start();
    const code = await world.codeFor(email);
    await verify(code);
    expect(await message(verify(code))).toBe(WRONG);
  });

  it("lets one of twenty uses at the same time in", async () => {
    await start();
    const code = await world.codeFor(email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => message(verify(code))));
    expect(answers.filter((answer) => answer === "accepted")).toHaveLength(1);
  });

  it("lets a passcode live 600 seconds", async () => {
    await start();
    const code = await world.codeFor(email);
    world.clock.advance({ seconds: 600 });
    expect(await message(verify(code))).toBe("Your passcode has expired. Request a new one.");
    await start();
    world.clock.advance({ seconds: 599 });
    expect(await message(verify(await world.codeFor(email)))).toBe("accepted");
  });

  it("counts the newest passcode only", async () => {
    await start();
    const first = await world.codeFor(email);
    world.clock.advance({ seconds: 30 });
    await start();
    const second = await world.codeFor(email);
    if (first !== second) expect(await message(verify(first))).toBe(WRONG);
    expect(await message(verify(second))).toBe("accepted");
  });

  it.each([email, nobody])(
    "warns %s before the last attempt, then shuts for half an hour",
    async (address) => {
      await start(address);
      expect(await guess(6, address)).toEqual([
        WRONG,
        WRONG,
        WRONG,
        `${WRONG}. You have one attempt remaining.`,
        ATTEMPTS,
        ATTEMPTS,
      ]);
      world.clock.advance({ seconds: 1799 });
      expect(await refusal(start(address))).toMatchObject({ message: ATTEMPTS, retryAfterSeconds: 1 });
      world.clock.advance({ seconds: 1 });
      expect(await message(start(address))).toBe("accepted");
    },
  );

  it("does not take the right passcode any more after five wrong ones", async () => {
    await start();
    await guess(5);
    expect(await message(verify(await world.codeFor(email)))).toBe(ATTEMPTS);
  });

  it("counts twenty guesses at once as twenty", async () => {
    await start();
    const wrong = await notCode();
    const answers = await Promise.all(Array.from({ length: 20 }, () => message(verify(wrong))));
    expect(answers.filter((answer) => answer === ATTEMPTS)).toHaveLength(16);
  });

  it.each([email, nobody])("makes %s wait 30, 60, then 120 seconds between passcodes", async (address) => {
    const pauses = [30, 60, 120, 120];
    for (const pause of pauses) {
      expect((await start(address)).resendAfterSeconds).toBe(pause);
      world.clock.advance({ seconds: pause - 1 });
      expect(await refusal(start(address))).toMatchObject({
        code: "identity.resendTooSoon",
        retryAfterSeconds: 1,
      });
      world.clock.advance({ seconds: 1 });
    }
  });

  it.each([email, nobody])("sends %s five in half an hour, with a word before the last", async (address) => {
    const left: unknown[] = [];
    for (let request = 0; request < 5; request += 1) {
      left.push((await start(address)).oneRequestLeft);
      world.clock.advance({ seconds: 120 });
    }
    expect(left).toEqual([undefined, undefined, undefined, true, undefined]);
    expect(await refusal(start(address))).toMatchObject({ message: REQUESTS, retryAfterSeconds: 1200 });
    world.clock.advance({ seconds: 1200 });
    expect(await message(start(address))).toBe("accepted");
  });

  it("sends fifteen a day", async () => {
    for (let request = 0; request < 15; request += 1) {
      await start();
      world.clock.advance({ minutes: 30 });
    }
    // The words name the true wait; the shell fills it in.
    expect(await refusal(start())).toMatchObject({
      message: "Too many passcode requests. Please try again in {wait}.",
      retryAfterSeconds: 16.5 * 3_600,
    });
    world.clock.advance({ hours: 17 });
    expect(await message(start())).toBe("accepted");
  });

  it("writes to nobody without an account, and lets nobody in there", async () => {
    await start(nobody);
    expect(await listSandboxMessages(world.ctx, { to: nobody })).toEqual([]);
    const { rows } = await world.database.owner.query("select 1 from job");
    expect(rows).toEqual([]);
  });

  it("stays open while wrong passwords lock the account", async () => {
    for (let time = 0; time < 5; time += 1)
      await message(signIn(world.ctx, { email, password: "Wrong!Password-1" }));
    expect(await refusal(signIn(world.ctx, { email, password }))).toMatchObject({
      code: "identity.accountLocked",
    });
    await start();
    expect(await message(verify(await world.codeFor(email)))).toBe("accepted");
  });

  it("leaves a confirmed account's password alone", async () => {
    await start();
    await verify(await world.codeFor(email));
    expect(await message(signIn(world.ctx, { email, password }))).toBe("accepted");
  });

  it("takes away what a stranger's unconfirmed sign-up left behind", async () => {
    const hers = "bea@example.com";
    await signUp(world.ctx, { ...GOOD_SIGN_UP, email: hers, password: "Stranger!Danger-7" });
    const { rows } = await world.database.owner.query("select id from account where status = 'unconfirmed'");
    await leaveTraces(rows[0].id);
    await start(hers);
    await verify(await world.codeFor(hers), hers);
    expect(await message(signIn(world.ctx, { email: hers, password: "Stranger!Danger-7" }))).toBe(
      "Your email and/or password are incorrect. Please try again.",
    );
    const traces = await world.database.owner.query(
      `select (select count(*)::int from connected_identity) as identities,
        (select count(*)::int from account_session where revoked_at is null) as sessions,
        (select status from account where id = $1) as status`,
      [rows[0].id],
    );
    expect(traces.rows).toEqual([{ identities: 0, sessions: 1, status: "confirmed" }]);
  });

  async function leaveTraces(accountId: string): Promise<void> {
    const { tenantId } = world.ctx;
    const at = world.clock.now();
    const add = (text: string) => world.database.owner.query(text, [tenantId, accountId, at]);
    await add(`insert into connected_identity (tenant_id, issuer, subject_index, account_id, provider, connected_at, last_used_at)
      values ($1, 'issuer', 'stranger', $2, 'google', $3, $3)`);
    await add(`insert into account_session (tenant_id, id, account_id, created_at, last_used_at, expires_at)
      values ($1, 'ses_stranger', $2, $3, $3, $3::timestamptz + interval '30 days')`);
  }

  it("knows a passcode at its own retailer only", async () => {
    await createTestAccount(world.otherTenantCtx, { email });
    await start();
    await startPasscode(world.otherTenantCtx, { email });
    const code = await world.codeFor(email);
    const [theirs] = await listSandboxMessages(world.otherTenantCtx, { to: email });
    if (theirs?.text.includes(code) === true) return;
    expect(await message(verifyPasscode(world.otherTenantCtx, { email, code }))).toBe(WRONG);
  });

  it("stores no passcode that could be read or tried offline", async () => {
    await start();
    const code = await world.codeFor(email);
    const { rows } = await world.database.owner.query("select row_to_json(c)::text as row from email_code c");
    expect(rows).toHaveLength(1);
    for (const secret of [code, email]) expect(rows[0].row).not.toContain(`"${secret}"`);
  });

  it("forgets codes of two days ago", async () => {
    for (const name of ["a", "b", "c"]) await start(`${name}@example.com`);
    world.clock.advance({ hours: 49 });
    await start();
    const { rows } = await world.database.owner.query("select 1 from email_code");
    expect(rows).toHaveLength(1);
  });
});
