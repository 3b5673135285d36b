import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { GOOD_SIGN_UP, type IdentityWorld, makeIdentityWorld } from "#tests/support/identity-world.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { consentTexts } from "#modules/accounts/messages.ts";
import { authenticate } from "#modules/sessions/server/authenticate.ts";
import { confirmSignUp } from "#modules/sign-in/server/confirm-sign-up.ts";
import { createTestAccount, signInTestAccount } from "#modules/sign-in/server/create-test-account.ts";
import { getProfile } from "./get-profile.ts";
import type { IssuedTokens } from "#modules/sessions/server/tokens/issue-tokens.ts";
import { refreshSession } from "#modules/sign-in/server/refresh-session.ts";
import { signIn } from "#modules/sign-in/server/sign-in.ts";
import { signUp } from "#modules/sign-in/server/sign-up.ts";
import { changePassword } from "./change-password.ts";
import { confirmEmailChange } from "./confirm-email-change.ts";
import { deleteAccount } from "./delete-account.ts";
import type { AccountHook, ProfileContext } from "./profile-context.ts";
import { requestEmailChange } from "./request-email-change.ts";
import { savePreferences } from "./save-preferences.ts";
import { updateProfile } from "./update-profile.ts";
import { ZIP_UNKNOWN } from "#platform/shared/fields/address/address-rule.ts";

const ANN = "ann@example.com";
const PASSWORD = "Harbor!Lights-42";
const NEW_PASSWORD = "Quiet?Meadow-77";
const HOME = { address: "12 Oak Street", city: "Austin", state: "TX", zipCode: "78701" };

let world: IdentityWorld;
let hooks: AccountHook[];
let ctx: ProfileContext;

beforeEach(async () => {
  world = await makeIdentityWorld();
  hooks = [];
  await createTestAccount(world.ctx, { email: ANN, password: PASSWORD, firstName: "Ann", lastName: "Oak" });
  ctx = await as(world.ctx, await signInTestAccount(world.ctx, { email: ANN }));
});
afterEach(() => world.close());

/** The context of a request that carries these tokens. */
async function as(base: IdentityWorld["ctx"], tokens: IssuedTokens): Promise<ProfileContext> {
  const headers = new Headers({ authorization: `Bearer ${tokens.accessToken}` });
  const geo = {
    place: (zip: string) => (zip === "78701" ? { city: "Austin", state: "TX" } : undefined),
    isCityOf: (_zip: string, city: string) => city.toLowerCase() === "austin",
  };
  return { ...base, actor: await authenticate(base, headers), geo, accountHooks: hooks };
}

async function failure(promise: Promise<unknown>) {
  try {
    await promise;
    return "accepted";
  } catch (error) {
    const { code, fields } = (error as { details: { code: string; fields?: Record<string, string> } })
      .details;
    return fields ? { code, fields } : code;
  }
}

const mails = (to: string) => listSandboxMessages(world.ctx, { to });
const subjects = async (to: string) => (await mails(to)).map(({ subject }) => subject);
const rows = async (sql: string) => (await world.database.owner.query<Record<string, unknown>>(sql)).rows;

describe("the profile", () => {
  it("remembers the language its owner chose", async () => {
    expect(await updateProfile(ctx, { language: "es" })).toMatchObject({ language: "es", firstName: "Ann" });
    expect(await updateProfile(ctx, { language: "en" })).toMatchObject({ language: "en" });
  });

  it("says what the account says, and nothing of the password", async () => {
    expect(await getProfile(ctx)).toEqual({
      firstName: "Ann",
      lastName: "Oak",
      language: "en",
      email: ANN,
      phoneNumber: "5122345678",
      address: "",
      addressLine2: "",
      city: "",
      state: "",
      zipCode: "",
      isSubscribedToMarketing: false,
      isSubscribedToMarketingSms: false,
      consents: [],
      hasPassword: true,
      canChangePassword: true,
      signsInWith: [],
    });
  });

  it("changes one field at a time, also twice", async () => {
    await updateProfile(ctx, { firstName: " Anna " });
    await updateProfile(ctx, { firstName: " Anna " });
    const profile = await updateProfile(ctx, { ...HOME, addressLine2: "Apt 3" });
    expect(profile).toMatchObject({ firstName: "Anna", lastName: "Oak", ...HOME, addressLine2: "Apt 3" });
    expect(await updateProfile(ctx, {})).toEqual(profile);
    expect(await updateProfile(ctx, { address: "14 Oak Street" })).toMatchObject({
      ...HOME,
      address: "14 Oak Street",
    });
  });

  it("removes the address when all of it is empty", async () => {
    await updateProfile(ctx, HOME);
    const empty = { address: "", addressLine2: " ", city: "", state: "", zipCode: "" };
    expect(await updateProfile(ctx, empty)).toMatchObject({ address: "", zipCode: "" });
  });

  it("names every wrong field at once and changes nothing", async () => {
    const before = await getProfile(ctx);
    const wrong = await failure(
      updateProfile(ctx, { firstName: "A7", lastName: "", phoneNumber: "123", address: "Oak", zipCode: "1" }),
    );
    expect(wrong).toMatchObject({
      code: "identity.checkFields",
      fields: {
        lastName: expect.stringMatching(/^This field is required\./),
        firstName: expect.stringMatching(/^Use letters only/),
        phoneNumber: "Enter a valid 10-digit phone number.",
        address: "Enter a street number and name.",
        zipCode: "Enter a 5-digit US zip code.",
      },
    });
    expect(await getProfile(ctx)).toEqual(before);
  });

  it.each([
    [{ zipCode: "00000" }, { zipCode: ZIP_UNKNOWN }],
    [{ state: "CA" }, { state: "State doesn't match the zip code." }],
    [{ city: "Dallas" }, { city: "City doesn't match the zip code." }],
  ])("refuses an address with %o", async (change, fields) => {
    expect(await failure(updateProfile(ctx, { ...HOME, ...change }))).toEqual({
      code: "identity.checkFields",
      fields,
    });
  });

  it("takes nothing that the form does not offer", async () => {
    const sneaky = { firstName: "Anna", email: "evil@example.com", status: "admin", tenant_id: "x" };
    const profile = await updateProfile(ctx, sneaky as never);
    expect(profile).toMatchObject({ firstName: "Anna", email: ANN });
  });

  it("keeps name, phone and address unreadable in the database", async () => {
    await updateProfile(ctx, { ...HOME, phoneNumber: "5125557777" });
    const text = JSON.stringify(await rows("select * from account"));
    // Sealed bytes are letters, too: three of them stand there by themselves, or by chance.
    expect(text).not.toMatch(/\b(?:Ann|Oak|78701|Austin)\b|5557777|ann@/u);
  });

  it("belongs to its own tenant only", async () => {
    const elsewhere = { ...ctx, ...world.otherTenantCtx, actor: ctx.actor };
    expect(await failure(getProfile(elsewhere))).toBe("auth.tokenInvalid");
    for (const attempt of [
      () => updateProfile(elsewhere, { firstName: "Eve" }),
      () =>
        savePreferences(elsewhere, {
          isSubscribedToMarketing: true,
          isSubscribedToMarketingSms: false,
          consentVersion: consentTexts.version,
        }),
      () =>
        changePassword(elsewhere, {
          currentPassword: PASSWORD,
          newPassword: NEW_PASSWORD,
          passwordConfirmation: NEW_PASSWORD,
        }),
      () => requestEmailChange(elsewhere, { email: "eve@example.com", emailConfirmation: "eve@example.com" }),
      () => confirmEmailChange(elsewhere, { code: "000000" }),
      () => deleteAccount(elsewhere, {}),
    ]) {
      expect(await failure(attempt())).toBe("auth.tokenInvalid");
    }
    expect(await getProfile(ctx)).toMatchObject({ firstName: "Ann" });
  });
});

describe("a new phone number", () => {
  const phoneNumber = "(737) 234-5678";

  it("is told by mail, once", async () => {
    expect(await updateProfile(ctx, { phoneNumber })).toMatchObject({ phoneNumber: "7372345678" });
    await updateProfile(ctx, { phoneNumber });
    const [mail, ...more] = await mails(ANN);
    expect(mail!.text).toContain("ends in 5678");
    expect(mail!.text).not.toContain("737");
    expect(more).toEqual([]);
  });

  it("needs a sign-in of the last 15 minutes, or the password", async () => {
    world.clock.advance({ minutes: 15, seconds: 1 });
    expect(await failure(updateProfile(ctx, { phoneNumber }))).toBe("identity.signInAgain");
    expect(await failure(updateProfile(ctx, { phoneNumber, currentPassword: "Wrong-1-password" }))).toEqual({
      code: "identity.wrongPassword",
      fields: { currentPassword: "That isn't your current password." },
    });
    await updateProfile(ctx, { phoneNumber, currentPassword: PASSWORD });
    // The password counted as a sign-in: the next change needs none.
    await updateProfile(ctx, { phoneNumber: "5122345678" });
  });

  it("does not ask again for names, addresses and the number as it is", async () => {
    world.clock.advance({ hours: 2 });
    await updateProfile(ctx, { firstName: "Anna", phoneNumber: "512-234-5678", ...HOME });
  });

  it("ends the consent to text messages, which was for the old one", async () => {
    await savePreferences(ctx, {
      isSubscribedToMarketing: true,
      isSubscribedToMarketingSms: true,
      consentVersion: consentTexts.version,
    });
    expect(await updateProfile(ctx, { phoneNumber })).toMatchObject({
      isSubscribedToMarketing: true,
      isSubscribedToMarketingSms: false,
    });
  });

  it("is locked like the sign-in page after five wrong passwords", async () => {
    world.clock.advance({ hours: 1 });
    const guess = () => failure(updateProfile(ctx, { phoneNumber, currentPassword: "Wrong-1-password" }));
    for (let time = 1; time < 5; time += 1) {
      expect(await guess()).toMatchObject({ code: "identity.wrongPassword" });
    }
    expect(await guess()).toBe("identity.accountLocked");
    expect(await failure(updateProfile(ctx, { phoneNumber, currentPassword: PASSWORD }))).toBe(
      "identity.accountLocked",
    );
  });

  it("stays open to who is signed in while a stranger locks the sign-in page", async () => {
    world.clock.advance({ hours: 1 });
    const email = ANN;
    for (let time = 0; time < 5; time += 1)
      await failure(signIn(world.ctx, { email, password: "Wrong-1-password" }));
    expect(await failure(signIn(world.ctx, { email, password: PASSWORD }))).toBe("identity.accountLocked");
    expect(await failure(updateProfile(ctx, { phoneNumber, currentPassword: PASSWORD }))).toBe("accepted");
  });
});

describe("marketing consents", () => {
  const all = {
    isSubscribedToMarketing: true,
    isSubscribedToMarketingSms: true,
    consentVersion: consentTexts.version,
  };
  const history = () =>
    rows("select kind, granted, text_version, origin_sealed from account_consent order by seq");

  it("are stored with text version, time and address, one row for each change of mind", async () => {
    const caller = { address: "203.0.113.7", userAgent: "", origin: "http://shop.test" };
    const given = await savePreferences({ ...ctx, caller }, all);
    expect(given.consents).toHaveLength(2);
    expect(given.consents[0]).toEqual({
      kind: "marketing-email",
      granted: true,
      textVersion: consentTexts.version,
      at: world.clock.now().toISOString(),
    });
    await savePreferences({ ...ctx, caller }, all);
    await savePreferences(ctx, { ...all, isSubscribedToMarketingSms: false });
    const stored = await history();
    expect(stored.map(({ kind, granted }) => [kind, granted])).toEqual([
      ["marketing-email", true],
      ["marketing-sms", true],
      ["marketing-sms", false],
    ]);
    expect(stored.map(({ origin_sealed: origin }) => origin === null)).toEqual([false, false, true]);
    expect(JSON.stringify(stored)).not.toContain("203.0.113.7");
  });

  it("are not taken for a text that was not shown", async () => {
    expect(await failure(savePreferences(ctx, { ...all, consentVersion: "2001-01-01" }))).toBe(
      "identity.consentTextChanged",
    );
    expect(await history()).toEqual([]);
  });

  it("cannot be given where the retailer does not ask for them", async () => {
    const { config } = ctx.tenant;
    const consumer = { ...config.consumer, asksForSmsConsent: false };
    const quiet = { ...ctx, tenant: { ...ctx.tenant, config: { ...config, consumer } } };
    expect(await savePreferences(quiet, all)).toMatchObject({
      isSubscribedToMarketing: true,
      isSubscribedToMarketingSms: false,
    });
  });

  it("of a sign-up show on the profile", async () => {
    const email = "nora@example.com";
    await signUp(world.ctx, { ...GOOD_SIGN_UP, email, isSubscribedToMarketing: true });
    const code = await world.codeFor(email);
    const signedIn = await confirmSignUp(world.ctx, { email, code, password: GOOD_SIGN_UP.password });
    const profile = await getProfile(await as(world.ctx, signedIn!.tokens));
    expect(profile).toMatchObject({ isSubscribedToMarketing: true, isSubscribedToMarketingSms: false });
    expect(profile.consents.map(({ kind }) => kind)).toEqual([
      "marketing-email",
      "marketing-sms",
      "phone-contact",
      "terms",
    ]);
  });
});

describe("a new password", () => {
  const change = {
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
    passwordConfirmation: NEW_PASSWORD,
  };

  it("replaces the old one, ends every other session and is told by mail", async () => {
    const other = await signIn(world.ctx, { email: ANN, password: PASSWORD });
    const otherCtx = await as(world.ctx, other.tokens);
    await changePassword(ctx, change);
    expect(await failure(signIn(world.ctx, { email: ANN, password: PASSWORD }))).toBe(
      "identity.signInFailed",
    );
    expect(await failure(signIn(world.ctx, { email: ANN, password: NEW_PASSWORD }))).toBe("accepted");
    expect(await failure(as(world.ctx, other.tokens))).toBe("auth.tokenInvalid");
    expect(await failure(refreshSession(world.ctx, { refreshToken: other.refreshToken }))).toBe(
      "identity.sessionExpired",
    );
    expect(await failure(getProfile(ctx))).toBe("accepted");
    expect(await failure(changePassword(otherCtx, { ...change, currentPassword: NEW_PASSWORD }))).not.toBe(
      "accepted",
    );
    expect((await subjects(ANN))[0]).toMatch(/password was changed/);
  });

  it("needs the current one, however fresh the sign-in", async () => {
    expect(
      await failure(changePassword(ctx, { ...change, currentPassword: "Wrong-1-password" })),
    ).toMatchObject({
      code: "identity.wrongPassword",
    });
    expect(await failure(changePassword(ctx, { ...change, currentPassword: undefined }))).toMatchObject({
      fields: { currentPassword: "This field is required." },
    });
  });

  it.each([
    [
      "short",
      "At least 8 characters; One uppercase letter; One number; One special character; This password is too common.",
    ],
    ["Password1!", "This password is too common."],
    ["Ann-Oak-2026", "This password is too common."],
    [PASSWORD, "Choose a password that differs from your current one."],
    ["", "This field is required."],
  ])("is refused when it is %j, with everything that is wrong", async (newPassword, text) => {
    const answer = await failure(
      changePassword(ctx, { ...change, newPassword, passwordConfirmation: newPassword }),
    );
    expect((answer as { fields: Record<string, string> }).fields["newPassword"]).toBe(text);
    expect(await failure(signIn(world.ctx, { email: ANN, password: PASSWORD }))).toBe("accepted");
  });

  it("must be typed twice alike", async () => {
    expect(await failure(changePassword(ctx, { ...change, passwordConfirmation: "other" }))).toMatchObject({
      fields: { passwordConfirmation: "Passwords do not match." },
    });
  });

  it("is set by a reset where there is none", async () => {
    const email = "social@example.com";
    await createTestAccount(world.ctx, { email });
    const social = await as(world.ctx, await signInTestAccount(world.ctx, { email }));
    expect(await getProfile(social)).toMatchObject({ hasPassword: false });
    expect(await failure(changePassword(social, change))).toBe("identity.noPassword");
    world.clock.advance({ minutes: 16 });
    expect(await failure(deleteAccount(social, {}))).toBe("identity.signInAgain");
  });
});

describe("a new e-mail address", () => {
  const email = "anna.new@example.com";
  const ask = (more: object = {}) => requestEmailChange(ctx, { email, emailConfirmation: email, ...more });

  it("takes the place of the old one by its code, and tells the old one", async () => {
    expect(await ask()).toEqual({
      email,
      codeExpiresInSeconds: 600,
      resendAfterSeconds: 30,
      oneRequestLeft: false,
    });
    expect(await getProfile(ctx)).toMatchObject({ email: ANN });
    const code = await world.codeFor(email);
    expect(await confirmEmailChange(ctx, { code })).toMatchObject({ email });
    expect(await confirmEmailChange(ctx, { code })).toMatchObject({ email });
    const notices = await mails(ANN);
    expect(notices).toHaveLength(1);
    expect(notices[0]!.text).toContain("a***@example.com");
    expect(await failure(signIn(world.ctx, { email, password: PASSWORD }))).toBe("accepted");
    expect(await failure(signIn(world.ctx, { email: ANN, password: PASSWORD }))).toBe(
      "identity.signInFailed",
    );
    expect(await failure(signUp(world.ctx, { ...GOOD_SIGN_UP, email: ANN }))).toBe("accepted");
  });

  it.each([
    [{ email: "no" }, { email: "Enter a valid email address." }],
    [
      { email: "a+b@example.com" },
      { email: expect.stringMatching(/^Email addresses with a plus sign are not accepted\./) },
    ],
    [{ emailConfirmation: "else@example.com" }, { emailConfirmation: "Email addresses do not match." }],
    [{ emailConfirmation: undefined }, { emailConfirmation: "This field is required." }],
    [
      { email: "ANN@example.com", emailConfirmation: "ann@EXAMPLE.com" },
      { email: "Enter an email different from your current one." },
    ],
  ])("is refused with %o", async (change, fields) => {
    expect(await failure(ask(change))).toMatchObject({ code: "identity.checkFields", fields });
    expect(await mails(email)).toEqual([]);
  });

  it("is changed at the provider where somebody signs in with one and has no password (AUTH-13)", async () => {
    await createTestAccount(world.ctx, { email: "social@example.com" });
    const social = await as(world.ctx, await signInTestAccount(world.ctx, { email: "social@example.com" }));
    await world.database.owner.query(
      `insert into connected_identity (tenant_id, issuer, subject_index, account_id, provider, connected_at, last_used_at)
       values ($1, 'https://accounts.example', 'index', $2, 'google', $3, $3)`,
      [ctx.tenantId, (social.actor as { accountId: string }).accountId, world.clock.now()],
    );
    expect(await getProfile(social)).toMatchObject({ hasPassword: false, signsInWith: ["google"] });
    const input = { email, emailConfirmation: email };
    expect(await failure(requestEmailChange(social, input))).toBe("identity.managedElsewhere");
    await deleteAccount(social, {});
    expect(await rows("select 1 from connected_identity")).toEqual([]);
  });

  it("may not be somebody's, now or when the code comes back", async () => {
    await createTestAccount(world.ctx, { email: "taken@example.com" });
    expect(
      await failure(ask({ email: "taken@example.com", emailConfirmation: "TAKEN@example.com" })),
    ).toMatchObject({ code: "identity.accountExists" });
    await ask();
    const code = await world.codeFor(email);
    await createTestAccount(world.ctx, { email });
    expect(await failure(confirmEmailChange(ctx, { code }))).toMatchObject({
      code: "identity.accountExists",
    });
    expect(await getProfile(ctx)).toMatchObject({ email: ANN });
  });

  it("is not held by a sign-up that nobody confirmed", async () => {
    await signUp(world.ctx, { ...GOOD_SIGN_UP, email });
    await ask();
    const code = await world.codeFor(email);
    expect(await confirmEmailChange(ctx, { code })).toMatchObject({ email });
  });

  it("needs a recent sign-in or the password", async () => {
    world.clock.advance({ minutes: 16 });
    expect(await failure(ask())).toBe("identity.signInAgain");
    expect(await mails(email)).toEqual([]);
    expect(await ask({ currentPassword: PASSWORD })).toMatchObject({ email });
  });

  it("has codes that can be guessed five times, expire and work only for who asked", async () => {
    expect(await failure(confirmEmailChange(ctx, { code: "123456" }))).toMatchObject({
      code: "identity.noEmailChange",
    });
    await ask();
    const code = await world.codeFor(email);
    const wrong = code === "000000" ? "000001" : "000000";
    const guess = async () => {
      const answer = await failure(confirmEmailChange(ctx, { code: wrong }));
      return (answer as { code: string }).code;
    };
    await createTestAccount(world.ctx, { email: "eve@example.com" });
    const eve = await as(world.ctx, await signInTestAccount(world.ctx, { email: "eve@example.com" }));
    expect(await failure(confirmEmailChange(eve, { code }))).toMatchObject({
      code: "identity.noEmailChange",
    });
    expect([await guess(), await guess(), await guess(), await guess(), await guess()]).toEqual([
      "identity.codeWrong",
      "identity.codeWrong",
      "identity.codeWrong",
      "identity.codeWrongOneLeft",
      "identity.attemptsExceeded",
    ]);
    expect(await failure(confirmEmailChange(ctx, { code }))).toMatchObject({
      code: "identity.attemptsExceeded",
    });
    expect(await failure(ask())).toBe("identity.requestsExceeded");
    world.clock.advance({ minutes: 31 });
    await ask({ currentPassword: PASSWORD });
    const second = await world.codeFor(email);
    world.clock.advance({ minutes: 10, seconds: 1 });
    expect(await failure(confirmEmailChange(ctx, { code: second }))).toMatchObject({
      code: "identity.codeExpired",
    });
  });

  it("can be asked for again after half a minute, five times in half an hour; the newest code alone counts", async () => {
    await ask();
    const first = await world.codeFor(email);
    expect(await failure(ask())).toBe("identity.resendTooSoon");
    for (let time = 2; time <= 5; time += 1) {
      world.clock.advance({ seconds: 31 });
      expect((await ask()).oneRequestLeft).toBe(time === 4);
    }
    world.clock.advance({ seconds: 31 });
    expect(await failure(ask())).toBe("identity.requestsExceeded");
    const newest = await world.codeFor(email);
    if (first !== newest) {
      expect(await failure(confirmEmailChange(ctx, { code: first }))).toMatchObject({
        code: "identity.codeWrong",
      });
    }
    expect(await confirmEmailChange(ctx, { code: newest })).toMatchObject({ email });
  });

  it("is the same change when two windows send the code at once", async () => {
    await ask();
    const code = await world.codeFor(email);
    const both = await Promise.all([confirmEmailChange(ctx, { code }), confirmEmailChange(ctx, { code })]);
    expect(both.map((profile) => profile.email)).toEqual([email, email]);
    expect(await mails(ANN)).toHaveLength(1);
  });
});

describe("deleting the account", () => {
  it("erases it, ends its sessions everywhere, frees the address and says so by mail", async () => {
    const tokens = await signInTestAccount(world.ctx, { email: ANN });
    await requestEmailChange(ctx, { email: "x@example.com", emailConfirmation: "x@example.com" });
    await deleteAccount(ctx, {});
    expect(await failure(as(world.ctx, tokens))).toBe("auth.tokenInvalid");
    expect(await failure(getProfile(ctx))).toBe("auth.tokenInvalid");
    expect(await failure(deleteAccount(ctx, {}))).toBe("auth.tokenInvalid");
    for (const table of ["account", "account_consent", "account_session", "refresh_token", "email_change"]) {
      expect({ table, left: await rows(`select 1 from ${table}`) }).toEqual({ table, left: [] });
    }
    expect((await subjects(ANN))[0]).toMatch(/account is deleted/);
    await signUp(world.ctx, { ...GOOD_SIGN_UP, email: ANN });
  });

  it("is known to processes that did not see it", async () => {
    const { createIdentityRuntime } = await import("#modules/identity-pools/server/identity-runtime.ts");
    const tokens = await signInTestAccount(world.ctx, { email: ANN });
    await deleteAccount(ctx, {});
    const elsewhere = { ...world.ctx, identity: createIdentityRuntime({ sandbox: false }) };
    expect(await failure(as(elsewhere, tokens))).toBe("auth.tokenInvalid");
  });

  it("needs a recent sign-in or the password", async () => {
    world.clock.advance({ minutes: 20 });
    expect(await failure(deleteAccount(ctx, {}))).toBe("identity.signInAgain");
    expect(await failure(deleteAccount(ctx, { currentPassword: "Wrong-1-password" }))).toMatchObject({
      code: "identity.wrongPassword",
    });
    expect(await failure(deleteAccount(ctx, { currentPassword: PASSWORD }))).toBe("accepted");
  });

  it("is refused while another module needs the account, and asks all to forget it otherwise", async () => {
    const forgotten: string[] = [];
    let open = true;
    hooks.push({
      needsAccount: () => Promise.resolve(open),
      forget: (_, __, accountId) => {
        forgotten.push(accountId);
        return Promise.resolve();
      },
    });
    expect(await failure(deleteAccount(ctx, {}))).toBe("identity.openOrders");
    expect(await getProfile(ctx)).toMatchObject({ email: ANN });
    expect(forgotten).toEqual([]);
    open = false;
    await deleteAccount(ctx, {});
    expect(forgotten).toHaveLength(1);
  });
});
