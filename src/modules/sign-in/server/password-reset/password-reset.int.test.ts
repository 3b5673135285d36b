import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { GOOD_SIGN_UP, type IdentityWorld, makeIdentityWorld } from "#tests/support/identity-world.ts";
import { createTestAccount } from "../create-test-account.ts";
import { refreshSession } from "../refresh-session.ts";
import { signIn } from "../sign-in.ts";
import { signUp } from "../sign-up.ts";
import { verifyAccessToken } from "#modules/sessions/server/tokens/verify-access-token.ts";
import { confirmPasswordReset } from "./confirm-password-reset.ts";
import { requestPasswordReset } from "./request-password-reset.ts";

const email = "ann@example.com";
const nobody = "nobody@example.com";
const password = "Harbor!Lights-42";
const fresh = "Meadow?Lantern-88";
const WRONG = "Oops, wrong code";
const LIMIT = "Too many reset requests. Please wait an hour before trying again.";
const LOCKED = "Your account is locked after too many attempts. Reset your password to continue.";
const FAILED = "Your email and/or password are incorrect. Please try again.";

describe("a forgotten password (AUTH-04, AUTH-05)", () => {
  let world: IdentityWorld;
  beforeEach(async () => {
    world = await makeIdentityWorld();
    await createTestAccount(world.ctx, { email, password, firstName: "Ann", lastName: "Quigworthy" });
  });
  afterEach(() => world.close());

  const refusal = (promise: Promise<unknown>) =>
    promise.then(
      () => "accepted",
      (error: { details?: { code: string; message: string; fields?: Record<string, string> } }) =>
        error.details,
    );
  const message = async (promise: Promise<unknown>): Promise<string> => {
    const details = await refusal(promise);
    return typeof details === "object" ? details.message : "accepted";
  };
  const forgot = (address = email) => requestPasswordReset(world.ctx, { email: address });
  const confirm = (code: string, more: Record<string, unknown> = {}) =>
    confirmPasswordReset(world.ctx, { email, code, password: fresh, confirmPassword: fresh, ...more });
  const notCode = async (): Promise<string> =>
    (await world.codeFor(email)) === "000000" ? "000001" : "000000";
  const lock = async (): Promise<void> => {
    for (let time = 0; time < 5; time += 1)
      await message(signIn(world.ctx, { email, password: "Wrong!Password-1" }));
  };

  it("comes with the way to the form, on the retailer's own host", async () => {
    const siteOrigin = "https://cars.example.com";
    const caller = { address: "", userAgent: "", origin: "https://someone-elses.example" };
    await requestPasswordReset({ ...world.ctx, siteOrigin, caller }, { email });
    const [mail] = await listSandboxMessages(world.ctx, { to: email });
    expect(mail?.text).toContain("https://cars.example.com/reset-password/confirm");
    expect(mail?.text).not.toContain("ann%40");
  });

  it("is replaced by a code from the account's mail", async () => {
    expect(await forgot()).toEqual({ codeExpiresInSeconds: 600, resendAfterSeconds: 30 });
    await confirm(await world.codeFor(email));
    expect(await message(signIn(world.ctx, { email, password }))).toBe(FAILED);
    expect(await message(signIn(world.ctx, { email, password: fresh }))).toBe("accepted");
  });

  it("ends every session, tells the owner, and leaves other accounts alone", async () => {
    await createTestAccount(world.ctx, { email: "bob@example.com", password });
    const mine = [await signIn(world.ctx, { email, password }), await signIn(world.ctx, { email, password })];
    const his = await signIn(world.ctx, { email: "bob@example.com", password });
    await forgot();
    await confirm(await world.codeFor(email));
    for (const { tokens, refreshToken } of mine) {
      await expect(verifyAccessToken(world.ctx, tokens.accessToken)).rejects.toMatchObject({
        kind: "unauthenticated",
      });
      await expect(refreshSession(world.ctx, { refreshToken })).rejects.toMatchObject({
        details: { code: "identity.sessionExpired" },
      });
    }
    await verifyAccessToken(world.ctx, his.tokens.accessToken);
    const [notice] = await listSandboxMessages(world.ctx, { to: email });
    expect(notice).toMatchObject({
      subject: "Your Sunny Cars password was changed",
      text: expect.stringContaining("every device was signed out"),
    });
  });

  it("ends the lock", async () => {
    await lock();
    expect(await message(signIn(world.ctx, { email, password }))).toBe(LOCKED);
    await forgot();
    await confirm(await world.codeFor(email));
    expect(await message(signIn(world.ctx, { email, password: fresh }))).toBe("accepted");
  });

  it("is the only way back after a hundred wrong passwords in a row, but for a passcode", async () => {
    const wrong = vi.spyOn(world.ctx.identity.passwords, "verify").mockResolvedValue(false);
    for (let round = 0; round < 20; round += 1) {
      await lock();
      world.clock.advance({ hours: 24 });
    }
    wrong.mockRestore();
    const details = await refusal(signIn(world.ctx, { email, password }));
    expect(details).toMatchObject({ message: LOCKED });
    expect(details).not.toHaveProperty("retryAfterSeconds");
    await forgot();
    await confirm(await world.codeFor(email));
    expect(await message(signIn(world.ctx, { email, password: fresh }))).toBe("accepted");
  });

  it("takes a code once, for 600 seconds, and the newest only", async () => {
    await forgot();
    const first = await world.codeFor(email);
    world.clock.advance({ seconds: 30 });
    await forgot();
    const second = await world.codeFor(email);
    if (first !== second) expect(await message(confirm(first))).toBe(WRONG);
    world.clock.advance({ seconds: 600 });
    expect(await message(confirm(second))).toBe("Your code has expired");
    await forgot();
    const third = await world.codeFor(email);
    world.clock.advance({ seconds: 599 });
    expect(await message(confirm(third))).toBe("accepted");
    expect(await message(confirm(third))).toBe(WRONG);
  });

  it("is replaced once when the button is pressed ten times", async () => {
    await forgot();
    const code = await world.codeFor(email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => message(confirm(code))));
    expect(answers.filter((answer) => answer === "accepted")).toHaveLength(1);
  });

  it.each([email, nobody])("warns %s before the last wrong code, then shuts for an hour", async (address) => {
    await forgot(address);
    const wrong = address === email ? await notCode() : "000000";
    const answers: string[] = [];
    for (let time = 0; time < 6; time += 1) answers.push(await message(confirm(wrong, { email: address })));
    expect(answers).toEqual([
      WRONG,
      WRONG,
      WRONG,
      "Oops, wrong code. You have one attempt remaining.",
      LIMIT,
      LIMIT,
    ]);
    world.clock.advance({ seconds: 3599 });
    expect(await message(forgot(address))).toBe(LIMIT);
    world.clock.advance({ seconds: 1 });
    expect(await message(forgot(address))).toBe("accepted");
  });

  it.each([email, nobody])("can be asked for by %s five times an hour", async (address) => {
    for (let request = 0; request < 5; request += 1) {
      await forgot(address);
      world.clock.advance({ minutes: 3 });
    }
    expect(await message(forgot(address))).toBe(LIMIT);
    world.clock.advance({ minutes: 45 });
    expect(await message(forgot(address))).toBe("accepted");
  });

  it("writes to nobody without an account", async () => {
    await forgot(nobody);
    expect(await listSandboxMessages(world.ctx, { to: nobody })).toEqual([]);
  });

  it("names everything that is wrong with the form, without using up an attempt (VAL-30)", async () => {
    await forgot();
    for (let time = 0; time < 8; time += 1) {
      expect(
        await refusal(confirm("12", { email: "ann", password: "aaaa", confirmPassword: "bbbb" })),
      ).toEqual({
        code: "identity.checkFields",
        message: "Please check the highlighted fields.",
        fields: {
          email: "Enter a valid email address.",
          code: "Enter the 6-digit code.",
          password: "At least 8 characters; One uppercase letter; One number; One special character",
          confirmPassword: "Passwords do not match.",
        },
      });
    }
    expect(await message(confirm(await world.codeFor(email)))).toBe("accepted");
  });

  it("asks for every field", async () => {
    expect(await refusal(confirmPasswordReset(world.ctx, {}))).toMatchObject({
      fields: {
        email: "This field is required.",
        code: "This field is required.",
        password: "This field is required.",
        confirmPassword: "This field is required.",
      },
    });
  });

  it.each(["Password1!", "SunnyCars#1", "Ann-2026!!"])("refuses the easy password %s", async (easy) => {
    await forgot();
    const typed = { password: easy, confirmPassword: easy };
    expect(await refusal(confirm(await world.codeFor(email), typed))).toMatchObject({
      fields: { password: "This password is too common." },
    });
    expect(await message(confirm(await world.codeFor(email)))).toBe("accepted");
  });

  it("says that a password is the owner's name to nobody but who has the code", async () => {
    await forgot();
    const typed = { password: "Quigworthy-2026!", confirmPassword: "Quigworthy-2026!" };
    expect(await message(confirm(await notCode(), typed))).toBe(WRONG);
    expect(await refusal(confirm(await world.codeFor(email), typed))).toMatchObject({
      fields: { password: "This password is too common." },
    });
  });

  it("confirms an address that waited, and nothing of the sign-up's password stays", async () => {
    const hers = "bea@example.com";
    await signUp(world.ctx, { ...GOOD_SIGN_UP, email: hers, password: "Stranger!Danger-7" });
    await forgot(hers);
    await confirm(await world.codeFor(hers), { email: hers });
    expect(await message(signIn(world.ctx, { email: hers, password: "Stranger!Danger-7" }))).toBe(FAILED);
    expect(await message(signIn(world.ctx, { email: hers, password: fresh }))).toBe("accepted");
  });

  it("does not take a passcode or a sign-up code", async () => {
    const hers = "bea@example.com";
    await signUp(world.ctx, { ...GOOD_SIGN_UP, email: hers });
    const signUpCode = await world.codeFor(hers);
    expect(await message(confirm(signUpCode, { email: hers }))).toBe(WRONG);
  });
});
