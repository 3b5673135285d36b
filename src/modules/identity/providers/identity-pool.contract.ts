import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { IdentityPool, PoolAnswer, PoolContext, PoolErrorCode } from "./identity-pool.ts";

/** A pool under test, with the hands of a mailbox and of the vendor's administrator. */
export interface PoolSubject {
  readonly pool: IdentityPool;
  readonly ctx: PoolContext;
  /** The newest code that reached this address. */
  readonly codeOf: (email: string) => Promise<string>;
  /** The administrator shuts a person out. */
  readonly disable?: (email: string) => Promise<void>;
  /** Lets the pause between two codes pass, where the pool has one. */
  readonly later?: () => Promise<void>;
  /** Codes sent so far are over. */
  readonly expireCodes?: (email: string) => Promise<void>;
  /** Makes every region silent, and takes that back. */
  outage?: { begin(): Promise<void>; end(): Promise<void> };
  /** A person signs in at the provider's page; answers the address the browser comes back to. */
  visit?(url: string): Promise<string>;
  close(): Promise<void>;
}

/** Which parts of the contract apply; the first test holds `capabilities` to it. */
export interface PoolTraits {
  readonly embeddedForms: boolean;
  /** Pools that have one keep a handle per session. */
  readonly handles: boolean;
  readonly redirects: boolean;
  /** Who the person at the provider's page is. */
  readonly visitor?: { readonly email: string };
}

const PASSWORD = "Corn-Silo-41-Blue";
const OTHER_PASSWORD = "Rain-Gauge-52-Red";

let people = 0;
const newPerson = () => {
  people += 1;
  return {
    email: `person${people}.${randomBytes(3).toString("hex")}@example.com`,
    password: PASSWORD,
    firstName: "Robin",
    lastName: "Castillo",
    phone: "5122345678",
    consents: [],
  };
};

const refusal = (answer: PoolAnswer<unknown>): PoolErrorCode | "accepted" =>
  answer.ok ? "accepted" : answer.error.code;

function accepted<T>(answer: PoolAnswer<T>): T {
  if (!answer.ok) throw new Error(`refused: ${answer.error.code} ${answer.error.vendorCode ?? ""}`);
  return answer.value;
}

/** What every pool has to do, whoever is behind it. */
export function identityPoolContract(
  name: string,
  traits: PoolTraits,
  makeSubject: () => Promise<PoolSubject>,
): void {
  describe(`identity pool: ${name}`, () => {
    let subject: PoolSubject;
    const get = () => subject;
    beforeAll(async () => {
      subject = await makeSubject();
    });
    afterAll(() => subject.close());

    test("its capabilities say what it does", async () => {
      const { pool, ctx } = subject;
      const facts = await pool.capabilities(ctx);
      expect(facts.embeddedForms).toBe(traits.embeddedForms);
      expect(facts.canSignUp).toBe(true);
      expect(facts.region).toMatch(/\S/u);
      expect(await pool.probe(ctx)).toBe(true);
    });
    if (traits.embeddedForms) {
      describeSignUp(get);
      describePasswords(get);
      describePasscodeAndOutage(get);
    }
    if (traits.handles) describeHandles(get);
    if (traits.redirects) describeRedirects(get, traits);
    else
      test("it says that it has no page of its own", async () => {
        const { pool, ctx } = subject;
        expect(refusal(await pool.authorizeUrl(ctx, authorization().command))).toBe("UNSUPPORTED");
      });
  });
}

type Get = () => PoolSubject;

async function confirmed(subject: PoolSubject) {
  const person = newPerson();
  const { pool, ctx } = subject;
  accepted(await pool.signUp(ctx, person));
  const code = await subject.codeOf(person.email);
  accepted(await pool.confirmSignUp(ctx, { email: person.email, code, contested: false }));
  return person;
}

const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

function describeSignUp(get: Get): void {
  test("a new person signs up, confirms with the code and is signed in", async () => {
    const { pool, ctx, codeOf } = get();
    const person = newPerson();
    const { email, password } = person;
    accepted(await pool.signUp(ctx, person));
    expect(refusal(await pool.signInWithPassword(ctx, person))).toBe("NEEDS_CONFIRMATION");
    const code = await codeOf(email);
    const answer = await pool.confirmSignUp(ctx, { email, code, password, contested: false });
    const { session } = accepted(answer);
    expect(session?.user).toMatchObject({ email, emailVerified: true, firstName: "Robin" });
    const again = accepted(await pool.signInWithPassword(ctx, person));
    expect(again.user.subject).toBe(session?.user.subject);
    expect(again.user.issuer).toBe(session?.user.issuer);
  });

  test("without the password the code confirms and signs nobody in", async () => {
    const { pool, ctx, codeOf } = get();
    const person = newPerson();
    accepted(await pool.signUp(ctx, person));
    const command = { email: person.email, code: await codeOf(person.email), contested: false };
    expect(accepted(await pool.confirmSignUp(ctx, command)).session).toBeNull();
    expect(refusal(await pool.confirmSignUp(ctx, command))).toBe("WRONG_CODE");
  });

  test("a wrong code, a code for nobody and an old code do not confirm", async () => {
    const { pool, ctx, codeOf, expireCodes } = get();
    const person = newPerson();
    const { email } = person;
    accepted(await pool.signUp(ctx, person));
    const code = await codeOf(email);
    const confirm = (address: string, tried: string) =>
      pool.confirmSignUp(ctx, { email: address, code: tried, contested: false });
    expect(refusal(await confirm(email, wrong(code)))).toBe("WRONG_CODE");
    expect(["WRONG_CODE", "CODE_EXPIRED"]).toContain(refusal(await confirm("nobody@example.com", code)));
    await expireCodes?.(email);
    if (expireCodes) expect(refusal(await confirm(email, code))).toBe("CODE_EXPIRED");
  });

  test("an address that signed up twice needs the password besides the code", async () => {
    const { pool, ctx, codeOf } = get();
    const person = newPerson();
    const { email } = person;
    accepted(await pool.signUp(ctx, person));
    accepted(await pool.signUp(ctx, { ...person, password: OTHER_PASSWORD }));
    const code = await codeOf(email);
    const answer = await pool.confirmSignUp(ctx, { email, code, contested: true });
    expect(refusal(answer)).toBe("PASSWORD_REQUIRED");
    expect(refusal(await pool.signInWithPassword(ctx, { email, password: PASSWORD }))).not.toBe("accepted");
  });

  test("a confirmed address is taken", async () => {
    const { pool, ctx } = get();
    const person = await confirmed(get());
    expect(refusal(await pool.signUp(ctx, person))).toBe("EMAIL_IN_USE");
  });

  test("asking again answers alike for waiting, confirmed and unknown addresses", async () => {
    const { pool, ctx, later } = get();
    const { email } = await confirmed(get());
    await later?.();
    const known = await pool.resendSignUpCode(ctx, { email });
    const unknown = await pool.resendSignUpCode(ctx, { email: newPerson().email });
    expect([refusal(known), refusal(unknown)]).toEqual(["accepted", "accepted"]);
  });
}

function describePasswords(get: Get): void {
  test("a wrong password and an unknown address are refused alike", async () => {
    const { pool, ctx } = get();
    const { email } = await confirmed(get());
    const known = await pool.signInWithPassword(ctx, { email, password: OTHER_PASSWORD });
    const unknown = await pool.signInWithPassword(ctx, { email: newPerson().email, password: PASSWORD });
    expect([refusal(known), refusal(unknown)]).toEqual(["INVALID_CREDENTIALS", "INVALID_CREDENTIALS"]);
  });

  test("a forgotten password is replaced by code, and only once", async () => {
    const { pool, ctx, codeOf } = get();
    const { email } = await confirmed(get());
    accepted(await pool.startPasswordReset(ctx, { email }));
    const code = await codeOf(email);
    const reset = (tried: string) =>
      pool.confirmPasswordReset(ctx, { email, code: tried, newPassword: OTHER_PASSWORD });
    expect(refusal(await reset(wrong(code)))).toBe("WRONG_CODE");
    accepted(await reset(code));
    expect(refusal(await reset(code))).toBe("WRONG_CODE");
    expect(refusal(await pool.signInWithPassword(ctx, { email, password: PASSWORD }))).toBe(
      "INVALID_CREDENTIALS",
    );
    accepted(await pool.signInWithPassword(ctx, { email, password: OTHER_PASSWORD }));
  });

  test("a reset for nobody answers like one for somebody", async () => {
    const { pool, ctx } = get();
    accepted(await pool.startPasswordReset(ctx, { email: newPerson().email }));
  });

  test("a password is changed by who knows the old one", async () => {
    const { pool, ctx } = get();
    const { email } = await confirmed(get());
    const change = (password: string) =>
      pool.changePassword(ctx, { email, password, newPassword: OTHER_PASSWORD });
    expect(refusal(await change("Not-The-Old-One-7"))).toBe("INVALID_CREDENTIALS");
    accepted(await change(PASSWORD));
    accepted(await pool.signInWithPassword(ctx, { email, password: OTHER_PASSWORD }));
  });
}

function describePasscodeAndOutage(get: Get): void {
  test("after our passcode the pool lets the same person in", async () => {
    const { pool, ctx } = get();
    const person = await confirmed(get());
    const { email } = person;
    const byPassword = accepted(await pool.signInWithPassword(ctx, person));
    const byPasscode = accepted(await pool.signInWithPasscode(ctx, { email }));
    expect(byPasscode.user).toMatchObject({ email, subject: byPassword.user.subject });
  });

  test("a passcode lets nobody in whom the pool does not know", async () => {
    const { pool, ctx } = get();
    const answer = await pool.signInWithPasscode(ctx, { email: newPerson().email });
    expect(refusal(answer)).toBe("INVALID_CREDENTIALS");
  });

  test("in an outage everything is unavailable, and nothing else happens (AUTH-23)", async () => {
    const { pool, ctx, outage } = get();
    if (outage === undefined) return;
    const person = await confirmed(get());
    const { email } = person;
    await outage.begin();
    const answers = [
      await pool.signInWithPassword(ctx, person),
      await pool.signUp(ctx, newPerson()),
      await pool.startPasswordReset(ctx, { email }),
      await pool.signInWithPasscode(ctx, { email }),
    ];
    expect(answers.map(refusal)).toEqual(Array.from({ length: 4 }, () => "UNAVAILABLE"));
    expect(await pool.probe(ctx)).toBe(false);
    await outage.end();
    accepted(await pool.signInWithPassword(ctx, person));
  });
}

function describeHandles(get: Get): void {
  const handleOf = async (subject: PoolSubject) => {
    const person = await confirmed(subject);
    const { handle } = accepted(await subject.pool.signInWithPassword(subject.ctx, person));
    if (handle === null) throw new Error("no handle");
    return { person, handle };
  };

  test("a handle is good for the next one", async () => {
    const { pool, ctx } = get();
    const { handle } = await handleOf(get());
    const next = accepted(await pool.refresh(ctx, { handle }));
    expect(next.handle).toMatch(/\S/u);
    accepted(await pool.refresh(ctx, next));
  });

  test("a handle that was replaced ends the session when it comes again", async () => {
    const { pool, ctx } = get();
    if (!(await pool.capabilities(ctx)).rotation) return;
    const { handle } = await handleOf(get());
    const next = accepted(await pool.refresh(ctx, { handle }));
    expect(refusal(await pool.refresh(ctx, { handle }))).toBe("SESSION_REVOKED");
    expect(refusal(await pool.refresh(ctx, next))).toBe("SESSION_REVOKED");
  });

  test("somebody the vendor shut out may not stay", async () => {
    const { pool, ctx, disable } = get();
    const { person, handle } = await handleOf(get());
    await disable?.(person.email);
    expect(refusal(await pool.refresh(ctx, { handle }))).toBe("SESSION_REVOKED");
    expect(refusal(await pool.signInWithPassword(ctx, person))).toBe("INVALID_CREDENTIALS");
  });

  test("signing out here ends this session, everywhere ends all, and both can be repeated", async () => {
    const { pool, ctx } = get();
    const { person, handle } = await handleOf(get());
    const other = accepted(await pool.signInWithPassword(ctx, person)).handle ?? "";
    const third = accepted(await pool.signInWithPassword(ctx, person)).handle ?? "";
    for (let times = 0; times < 2; times += 1)
      accepted(await pool.signOut(ctx, { handle, everywhere: false }));
    expect(refusal(await pool.refresh(ctx, { handle }))).toBe("SESSION_REVOKED");
    for (let times = 0; times < 2; times += 1)
      accepted(await pool.signOut(ctx, { handle: other, everywhere: true }));
    expect(refusal(await pool.refresh(ctx, { handle: third }))).toBe("SESSION_REVOKED");
  });

  test("something that never was a handle is refused", async () => {
    const { pool, ctx } = get();
    expect(refusal(await pool.refresh(ctx, { handle: "no-handle" }))).toBe("SESSION_REVOKED");
  });
}

const REDIRECT = "http://localhost:5999/auth/callback/hosted";

function authorization() {
  const codeVerifier = randomBytes(32).toString("base64url");
  const state = randomBytes(16).toString("base64url");
  const nonce = randomBytes(16).toString("base64url");
  const codeChallenge = createHash("sha256").update(codeVerifier).digest("base64url");
  return {
    command: { redirectUri: REDIRECT, state, nonce, codeChallenge },
    exchange: { redirectUri: REDIRECT, state, nonce, codeVerifier },
  };
}

function describeRedirects(get: Get, traits: PoolTraits): void {
  const visit = async (subject: PoolSubject) => {
    const { command, exchange } = authorization();
    const { url } = accepted(await subject.pool.authorizeUrl(subject.ctx, command));
    if (subject.visit === undefined) throw new Error("a pool with redirects needs `visit`");
    return { url, exchange, callbackUrl: await subject.visit(url) };
  };

  test("the browser is sent with state, nonce and PKCE", async () => {
    const { pool, ctx } = get();
    const { command } = authorization();
    const { url } = accepted(await pool.authorizeUrl(ctx, command));
    const sent = Object.fromEntries(new URL(url).searchParams);
    expect(sent).toMatchObject({
      response_type: "code",
      redirect_uri: REDIRECT,
      state: command.state,
      nonce: command.nonce,
      code_challenge: command.codeChallenge,
      code_challenge_method: "S256",
    });
    expect(sent["scope"]?.split(" ")).toEqual(expect.arrayContaining(["openid", "email", "profile"]));
  });

  test("who comes back with a code is known, once", async () => {
    const { pool, ctx } = get();
    const { exchange, callbackUrl } = await visit(get());
    const { user } = accepted(await pool.exchangeCode(ctx, { ...exchange, callbackUrl }));
    expect(user).toMatchObject({ email: traits.visitor?.email ?? user.email, emailVerified: true });
    expect(refusal(await pool.exchangeCode(ctx, { ...exchange, callbackUrl }))).toBe("REDIRECT_REFUSED");
  });

  test.each(["state", "nonce", "codeVerifier"] as const)("another %s is refused", async (part) => {
    const { pool, ctx } = get();
    const { exchange, callbackUrl } = await visit(get());
    const swapped = { ...exchange, callbackUrl, [part]: randomBytes(32).toString("base64url") };
    expect(refusal(await pool.exchangeCode(ctx, swapped))).toBe("REDIRECT_REFUSED");
  });

  test("a refusal at the provider, or a foreign issuer, is refused", async () => {
    const { pool, ctx } = get();
    const { exchange, callbackUrl } = await visit(get());
    const foreign = new URL(callbackUrl);
    foreign.searchParams.set("iss", "https://evil.example");
    const denied = `${REDIRECT}?error=access_denied&state=${exchange.state}`;
    for (const address of [foreign.href, denied])
      expect(refusal(await pool.exchangeCode(ctx, { ...exchange, callbackUrl: address }))).toBe(
        "REDIRECT_REFUSED",
      );
  });
}
