import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { GOOD_SIGN_UP, type IdentityWorld, makeIdentityWorld } from "#tests/support/identity-world.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { checkEmailAvailability } from "#modules/accounts/server/check-email-availability.ts";
import { confirmSignUp } from "#modules/sign-in/server/confirm-sign-up.ts";
import { getProfile } from "./get-profile.ts";
import { resendCode } from "#modules/sign-in/server/resend-code.ts";
import { signIn } from "#modules/sign-in/server/sign-in.ts";
import { signUp } from "#modules/sign-in/server/sign-up.ts";
import { verifyAccessToken } from "#modules/sessions/server/tokens/verify-access-token.ts";

const { email, password } = GOOD_SIGN_UP;
const WRONG = "Oops, wrong code";

describe("signing up", () => {
  let world: IdentityWorld;
  beforeEach(async () => {
    world = await makeIdentityWorld();
  });
  afterEach(() => world.close());

  const refusal = (promise: Promise<unknown>) =>
    promise.then(
      () => "accepted",
      (error: { details?: { code: string; message: string; fields?: object } }) => error.details,
    );
  const notCode = async (): Promise<string> =>
    (await world.codeFor(email)) === "000000" ? "000001" : "000000";

  it("sends a code, confirms by it, and signs in with the password that came along", async () => {
    expect(await signUp(world.ctx, GOOD_SIGN_UP)).toEqual({
      codeExpiresInSeconds: 600,
      resendAfterSeconds: 30,
    });
    const [message] = await listSandboxMessages(world.ctx, { to: "ANN@example.com" });
    expect(message?.subject).toBe("Your Sunny Cars code");
    const signedIn = await confirmSignUp(world.ctx, { email, code: await world.codeFor(email), password });
    const claims = await verifyAccessToken(world.ctx, signedIn!.tokens.accessToken);
    const profile = await getProfile({ ...world.ctx, actor: { kind: "account", ...claims } });
    expect(profile).toMatchObject({ firstName: "Ann", lastName: "O'Neil", email, phoneNumber: "5122345678" });
  });

  it("stores no consent that the retailer does not ask for, whatever the call says (AUTH-24)", async () => {
    const { config } = world.ctx.tenant;
    const consumer = { ...config.consumer, asksForEmailConsent: false, asksForSmsConsent: false };
    const quiet = { ...world.ctx, tenant: { ...world.ctx.tenant, config: { ...config, consumer } } };
    await signUp(quiet, { ...GOOD_SIGN_UP, isSubscribedToMarketing: true, isSubscribedToMarketingSms: true });
    const { rows } = await world.database.owner.query(
      "select kind, granted from account_consent where kind in ('marketing-email', 'marketing-sms')",
    );
    expect(rows).toEqual([
      { kind: "marketing-email", granted: false },
      { kind: "marketing-sms", granted: false },
    ]);
  });

  it("speaks of code requests, not of passcodes, to who resends too often", async () => {
    await signUp(world.ctx, GOOD_SIGN_UP);
    for (let time = 0; time < 4; time += 1) {
      world.clock.advance({ seconds: 60 });
      await resendCode(world.ctx, { email });
    }
    expect(await refusal(resendCode(world.ctx, { email }))).toMatchObject({
      code: "identity.signUpCodesExceeded",
    });
  });

  it("confirms without the password too, and leaves signing in to the sign-in form", async () => {
    await signUp(world.ctx, GOOD_SIGN_UP);
    expect(await refusal(signIn(world.ctx, { email, password }))).toMatchObject({
      code: "identity.confirmationRequired",
    });
    expect(await confirmSignUp(world.ctx, { email, code: await world.codeFor(email) })).toBeUndefined();
    expect((await signIn(world.ctx, { email: "Ann@Example.com", password })).tokens.expiresIn).toBe(600);
  });

  it("names everything that is wrong, in every field", async () => {
    const details = await refusal(
      signUp(world.ctx, { firstName: "A", lastName: "", email: "a+b@c.de", password: "aaaa" }),
    );
    expect(details).toMatchObject({
      fields: {
        firstName: "First name must be 2 to 15 characters.",
        lastName: expect.stringContaining("This field is required."),
        email: expect.stringContaining("Email addresses with a plus sign are not accepted."),
        phoneNumber: "This field is required.",
        password: "At least 8 characters; One uppercase letter; One number; One special character",
      },
    });
  });

  it.each(["Password1!", "Ann-2026!", "SunnyCars#1", "O'Neil-99"])(
    "refuses the easily guessed password %s",
    async (easy) => {
      expect(await refusal(signUp(world.ctx, { ...GOOD_SIGN_UP, password: easy }))).toMatchObject({
        fields: { password: expect.stringContaining("This password is too common.") },
      });
    },
  );

  it("keeps nothing readable at rest", async () => {
    await signUp(world.ctx, GOOD_SIGN_UP);
    const code = await world.codeFor(email);
    const tables = ["account", "email_code", "message_outbox", "job", "account_consent"];
    for (const table of tables) {
      const { rows } = await world.database.owner.query(`select row_to_json(t)::text as row from ${table} t`);
      const text = JSON.stringify(rows);
      for (const secret of [email, "O'Neil", "5122345678", password, `"${code}"`])
        expect(text).not.toContain(secret);
    }
  });

  it("says that the account exists, also beside other mistakes, and in no other tenant", async () => {
    await signUp(world.ctx, GOOD_SIGN_UP);
    await confirmSignUp(world.ctx, { email, code: await world.codeFor(email) });
    expect(await refusal(signUp(world.ctx, GOOD_SIGN_UP))).toMatchObject({
      message: "This account already exists.",
      fields: { email: "This account already exists." },
    });
    expect(await refusal(signUp(world.ctx, { ...GOOD_SIGN_UP, lastName: "" }))).toMatchObject({
      fields: { email: "This account already exists." },
    });
    expect(await checkEmailAvailability(world.ctx, { email: "ANN@example.com" })).toEqual({
      available: false,
    });
    expect(await checkEmailAvailability(world.otherTenantCtx, { email })).toEqual({ available: true });
    await signUp(world.otherTenantCtx, GOOD_SIGN_UP);
  });

  it("counts wrong codes, warns before the last, and burns the code with the fifth", async () => {
    await signUp(world.ctx, GOOD_SIGN_UP);
    const wrong = await notCode();
    const answers: unknown[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      answers.push(await refusal(confirmSignUp(world.ctx, { email, code: wrong })));
    }
    expect(answers.slice(0, 3)).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ message: WRONG })),
    );
    expect(answers[3]).toMatchObject({ message: "Oops, wrong code. You have one attempt remaining." });
    expect(answers[4]).toMatchObject({ message: "Too many attempts. Please try again in 30 minutes." });
    const right = await world.codeFor(email);
    expect(await refusal(confirmSignUp(world.ctx, { email, code: right }))).toMatchObject({
      code: "identity.attemptsExceeded",
    });
    expect(await refusal(resendCode(world.ctx, { email }))).toMatchObject({
      code: "identity.signUpCodesExceeded",
    });
    world.clock.advance({ minutes: 30 });
    await resendCode(world.ctx, { email });
    await confirmSignUp(world.ctx, { email, code: await world.codeFor(email) });
  });

  it("refuses many guesses at once just as well", async () => {
    await signUp(world.ctx, GOOD_SIGN_UP);
    const wrong = await notCode();
    const tries = Array.from({ length: 20 }, () => refusal(confirmSignUp(world.ctx, { email, code: wrong })));
    const codes = (await Promise.all(tries)).map((details) => (details as { code: string }).code);
    expect(codes.filter((code) => code === "identity.attemptsExceeded")).toHaveLength(16);
  });

  it("lets a code live 600 seconds and work once", async () => {
    await signUp(world.ctx, GOOD_SIGN_UP);
    const first = await world.codeFor(email);
    world.clock.advance({ seconds: 600 });
    expect(await refusal(confirmSignUp(world.ctx, { email, code: first }))).toMatchObject({
      message: "Your code has expired",
    });
    await resendCode(world.ctx, { email });
    const second = await world.codeFor(email);
    world.clock.advance({ seconds: 599 });
    await confirmSignUp(world.ctx, { email, code: second });
    expect(await refusal(confirmSignUp(world.ctx, { email, code: second }))).toMatchObject({
      message: WRONG,
    });
  });

  it("sends again after 30 seconds, and only the newest code counts", async () => {
    await signUp(world.ctx, GOOD_SIGN_UP);
    const first = await world.codeFor(email);
    expect(await refusal(resendCode(world.ctx, { email }))).toMatchObject({ code: "identity.resendTooSoon" });
    world.clock.advance({ seconds: 30 });
    await resendCode(world.ctx, { email });
    const second = await world.codeFor(email);
    if (first !== second) {
      expect(await refusal(confirmSignUp(world.ctx, { email, code: first }))).toMatchObject({
        message: WRONG,
      });
    }
    await confirmSignUp(world.ctx, { email, code: second });
  });

  it("sends five codes in half an hour, with a word before the last", async () => {
    await signUp(world.ctx, GOOD_SIGN_UP);
    const left: unknown[] = [];
    for (let request = 0; request < 4; request += 1) {
      world.clock.advance({ seconds: 31 });
      left.push((await resendCode(world.ctx, { email })).oneRequestLeft);
    }
    expect(left).toEqual([undefined, undefined, true, undefined]);
    world.clock.advance({ seconds: 31 });
    expect(await refusal(resendCode(world.ctx, { email }))).toMatchObject({
      code: "identity.signUpCodesExceeded",
    });
  });

  it("answers a resend for an unknown address like one for a known address, without a message", async () => {
    expect(await resendCode(world.ctx, { email: "nobody@example.com" })).toEqual({
      codeExpiresInSeconds: 600,
      resendAfterSeconds: 30,
    });
    expect(await refusal(resendCode(world.ctx, { email: "nobody@example.com" }))).toMatchObject({
      code: "identity.resendTooSoon",
    });
    expect(await listSandboxMessages(world.ctx, { to: "nobody@example.com" })).toEqual([]);
    expect(
      await refusal(confirmSignUp(world.ctx, { email: "nobody@example.com", code: "123456" })),
    ).toMatchObject({ message: WRONG });
  });

  it("does not let a stranger's second sign-up put their password on the account", async () => {
    await signUp(world.ctx, GOOD_SIGN_UP);
    world.clock.advance({ seconds: 40 });
    await signUp(world.ctx, { ...GOOD_SIGN_UP, password: "Stranger!Danger-7" });
    const code = await world.codeFor(email);
    expect(await refusal(confirmSignUp(world.ctx, { email, code }))).toMatchObject({
      code: "identity.passwordRequired",
    });
    expect(await refusal(confirmSignUp(world.ctx, { email, code, password }))).toMatchObject({
      code: "identity.passwordRequired",
    });
    await signUp(world.ctx, GOOD_SIGN_UP);
    expect(
      await confirmSignUp(world.ctx, { email, code: await world.codeFor(email), password }),
    ).toBeDefined();
  });

  it("makes one account of twenty sign-ups at once", async () => {
    await Promise.all(Array.from({ length: 20 }, () => signUp(world.ctx, GOOD_SIGN_UP)));
    const { rows } = await world.database.owner.query("select id from account");
    expect(rows).toHaveLength(1);
    expect(await listSandboxMessages(world.ctx, { to: email })).toHaveLength(1);
  });

  it("keeps what was agreed to, with the version of the text", async () => {
    await signUp(world.ctx, { ...GOOD_SIGN_UP, isSubscribedToMarketing: true });
    const { rows } = await world.database.owner.query(
      "select kind, granted, text_version from account_consent order by seq",
    );
    expect(rows.map((row) => [row.kind, row.granted])).toEqual([
      ["terms", true],
      ["phone-contact", true],
      ["marketing-email", true],
      ["marketing-sms", false],
    ]);
    expect(rows[0].text_version).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
