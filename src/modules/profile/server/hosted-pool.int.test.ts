import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AppError } from "#platform/shared/app-error.ts";
import { type HostedPoolWorld, makeHostedPoolWorld } from "#tests/support/hosted-pool-world.ts";
import { GOOD_SIGN_UP } from "#tests/support/identity-world.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { authenticate } from "#modules/sessions/server/authenticate.ts";
import { confirmSignUp } from "#modules/sign-in/server/confirm-sign-up.ts";
import { endPoolSessions } from "#modules/identity-pools/server/end-pool-sessions.ts";
import { findRegion } from "#modules/identity-pools/server/find-region.ts";
import { startPasscode } from "#modules/sign-in/server/passcode/start-passcode.ts";
import { verifyPasscode } from "#modules/sign-in/server/passcode/verify-passcode.ts";
import { confirmPasswordReset } from "#modules/sign-in/server/password-reset/confirm-password-reset.ts";
import { requestPasswordReset } from "#modules/sign-in/server/password-reset/request-password-reset.ts";
import { probePool } from "#modules/identity-pools/server/probe-pool.ts";
import { changePassword } from "./change-password.ts";
import { getProfile } from "./get-profile.ts";
import { readSignInOptions } from "#modules/sign-in/server/read-sign-in-options.ts";
import { refreshSession } from "#modules/sign-in/server/refresh-session.ts";
import { resendCode } from "#modules/sign-in/server/resend-code.ts";
import { signIn } from "#modules/sign-in/server/sign-in.ts";
import { signOut } from "#modules/sessions/server/sign-out.ts";
import { signUp } from "#modules/sign-in/server/sign-up.ts";
import { verifyAccessToken } from "#modules/sessions/server/tokens/verify-access-token.ts";

const { email, password } = GOOD_SIGN_UP;
const OTHER = "Meadow?Lantern-88";

describe("a retailer with a hosted pool", () => {
  let world: HostedPoolWorld;
  beforeEach(async () => {
    world = await makeHostedPoolWorld();
  });
  afterEach(() => world.close());

  const codeOf = async (work: Promise<unknown>): Promise<string> => {
    try {
      await work;
      return "accepted";
    } catch (error) {
      if (error instanceof AppError) return error.details.code;
      throw error;
    }
  };
  const join = async () => {
    await signUp(world.ctx, GOOD_SIGN_UP);
    const code = world.stub.codeOf(email);
    const signedIn = await confirmSignUp(world.ctx, { email, code, password });
    if (signedIn === undefined) throw new Error("not signed in");
    return signedIn;
  };
  const accounts = async () => {
    const { rows } = await world.database.owner.query<{ n: number }>(
      "select count(*)::int as n from account",
    );
    return rows[0]?.n;
  };

  test("people sign up, confirm and sign in there, with sessions and tokens of ours", async () => {
    const { ctx } = world;
    const first = await join();
    const again = await signIn(ctx, { email, password });
    const [one, other] = await Promise.all(
      [first, again].map(({ tokens }) => verifyAccessToken(ctx, tokens.accessToken)),
    );
    expect(other?.accountId).toBe(one?.accountId);
    expect(await accounts()).toBe(1);
  });

  test("nothing of the vendor's reaches a browser, and its handle is sealed", async () => {
    const { tokens, refreshToken } = await join();
    const { rows } = await world.database.owner.query<{ handle_sealed: string }>(
      "select handle_sealed from pool_session",
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.handle_sealed).not.toMatch(/^[0-9a-f]{8}-/u);
    expect(JSON.stringify(tokens) + refreshToken).not.toContain(world.stub.issuer);
  });

  test("consents are kept here, with what was agreed to", async () => {
    await signUp(world.ctx, { ...GOOD_SIGN_UP, isSubscribedToMarketing: true });
    const { rows } = await world.database.owner.query<{ kind: string; granted: boolean }>(
      "select kind, granted from account_consent order by kind",
    );
    expect(rows).toEqual([
      { kind: "marketing-email", granted: true },
      { kind: "marketing-sms", granted: false },
      { kind: "phone-contact", granted: true },
      { kind: "terms", granted: true },
    ]);
  });

  test("wrong, unknown, unconfirmed and taken are said in the required words", async () => {
    const { ctx } = world;
    await join();
    expect(await codeOf(signIn(ctx, { email, password: OTHER }))).toBe("identity.signInFailed");
    const nobody = { email: "nobody@example.com", password };
    expect(await codeOf(signIn(ctx, nobody))).toBe("identity.signInFailed");
    expect(await codeOf(signUp(ctx, GOOD_SIGN_UP))).toBe("identity.accountExists");
    const waiting = { ...GOOD_SIGN_UP, email: "waiting@example.com" };
    await signUp(ctx, waiting);
    expect(await codeOf(signIn(ctx, waiting))).toBe("identity.confirmationRequired");
    const wrong = { email: waiting.email, code: "000000" };
    expect(await codeOf(confirmSignUp(ctx, wrong))).toBe("identity.codeWrong");
    await resendCode(ctx, waiting);
    const code = world.stub.codeOf(waiting.email);
    expect(await codeOf(confirmSignUp(ctx, { email: waiting.email, code }))).toBe("accepted");
  });

  test("five wrong passwords lock here as well, before the pool is asked", async () => {
    const { ctx, stub } = world;
    await join();
    const tries: string[] = [];
    for (let times = 0; times < 6; times += 1)
      tries.push(await codeOf(signIn(ctx, { email, password: OTHER })));
    expect(tries.slice(3)).toEqual([
      "identity.signInFailed",
      "identity.accountLocked",
      "identity.accountLocked",
    ]);
    stub.calls.length = 0;
    expect(await codeOf(signIn(ctx, { email, password }))).toBe("identity.accountLocked");
    expect(stub.calls).toEqual([]);
  });

  describe("a password kept there", () => {
    const change = { currentPassword: password, newPassword: OTHER, passwordConfirmation: OTHER };
    const signedIn = async () => {
      const { ctx } = world;
      const { tokens } = await signIn(ctx, { email, password });
      const actor = await authenticate(ctx, new Headers({ authorization: `Bearer ${tokens.accessToken}` }));
      const mine = {
        ...ctx,
        actor,
        accountHooks: [],
        geo: { place: () => undefined, isCityOf: () => false },
      };
      return { mine, tokens };
    };

    test("is changed there by the profile, ends the other sessions and is told by mail", async () => {
      const { ctx } = world;
      const other = await join();
      const { mine } = await signedIn();
      expect(await getProfile(mine)).toMatchObject({ hasPassword: false, canChangePassword: true });
      await changePassword(mine, change);
      expect(await codeOf(signIn(ctx, { email, password }))).toBe("identity.signInFailed");
      expect(await codeOf(signIn(ctx, { email, password: OTHER }))).toBe("accepted");
      expect(await codeOf(verifyAccessToken(ctx, other.tokens.accessToken))).toBe("auth.tokenInvalid");
      expect(await codeOf(getProfile(mine))).toBe("accepted");
      const [newest] = await listSandboxMessages(ctx, { to: email });
      expect(newest?.subject).toMatch(/password was changed/);
    });

    test("is not guessed through the profile either: wrong ones count and lock", async () => {
      await join();
      const { mine } = await signedIn();
      const tries: string[] = [];
      for (let times = 0; times < 6; times += 1)
        tries.push(await codeOf(changePassword(mine, { ...change, currentPassword: "Wrong?Kettle-93" })));
      expect(tries.slice(3)).toEqual([
        "identity.wrongPassword",
        "identity.accountLocked",
        "identity.accountLocked",
      ]);
      world.stub.calls.length = 0;
      expect(await codeOf(changePassword(mine, change))).toBe("identity.accountLocked");
      expect(world.stub.calls).toEqual([]);
    });

    test("stays as it was while the pool is down", async () => {
      await join();
      const { mine } = await signedIn();
      world.stub.down = true;
      expect(await codeOf(changePassword(mine, change))).toBe("identity.unavailable");
      world.stub.down = false;
      expect(await codeOf(signIn(world.ctx, { email, password }))).toBe("accepted");
    });
  });

  test("a stranger who signed up first does not get in with the password they chose", async () => {
    const { ctx, stub } = world;
    await signUp(ctx, { ...GOOD_SIGN_UP, password: OTHER });
    await signUp(ctx, GOOD_SIGN_UP);
    const code = stub.codeOf(email);
    expect(await codeOf(confirmSignUp(ctx, { email, code }))).toBe("identity.passwordRequired");
    expect(await confirmSignUp(ctx, { email, code, password })).toBeUndefined();
    expect(await codeOf(signIn(ctx, { email, password: OTHER }))).toBe("identity.resetRequired");
    await requestPasswordReset(ctx, { email });
    const fresh = "Copper#Kettle-93";
    const reset = { email, code: stub.codeOf(email), password: fresh, confirmPassword: fresh };
    await confirmPasswordReset(ctx, reset);
    expect(await codeOf(signIn(ctx, { email, password: OTHER }))).toBe("identity.signInFailed");
    expect(await codeOf(signIn(ctx, { email, password: fresh }))).toBe("accepted");
  });

  test("nor does one whom only the pool still knows", async () => {
    const { ctx, stub, database } = world;
    await signUp(ctx, { ...GOOD_SIGN_UP, password: OTHER });
    await database.owner.query("delete from account");
    await signUp(ctx, GOOD_SIGN_UP);
    await confirmSignUp(ctx, { email, code: stub.codeOf(email), password });
    expect(await codeOf(signIn(ctx, { email, password: OTHER }))).toBe("identity.resetRequired");
  });

  test("somebody the pool knew before us gets an account at the first sign-in", async () => {
    const { ctx, database } = world;
    await join();
    await database.owner.query("delete from account");
    const { tokens } = await signIn(ctx, { email, password });
    expect((await verifyAccessToken(ctx, tokens.accessToken)).accountId).toMatch(/^acc_/u);
    expect(await accounts()).toBe(1);
  });

  test("a new password at the pool ends every session here", async () => {
    const { ctx, stub } = world;
    const { refreshToken, tokens } = await join();
    await requestPasswordReset(ctx, { email });
    const reset = { email, code: stub.codeOf(email), password: OTHER, confirmPassword: OTHER };
    await confirmPasswordReset(ctx, reset);
    expect(await codeOf(refreshSession(ctx, { refreshToken }))).toBe("identity.sessionExpired");
    await expect(verifyAccessToken(ctx, tokens.accessToken)).rejects.toThrow();
    expect(await codeOf(signIn(ctx, { email, password: OTHER }))).toBe("accepted");
  });

  test("a session asks the pool at most every five minutes and follows its handles", async () => {
    const { ctx, stub, clock } = world;
    let { refreshToken } = await join();
    stub.calls.length = 0;
    for (const minutes of [1, 5, 1, 5]) {
      clock.advance({ minutes });
      ({ refreshToken } = await refreshSession(ctx, { refreshToken }));
    }
    expect(stub.calls).toEqual(["GetTokensFromRefreshToken", "GetTokensFromRefreshToken"]);
  });

  test("of tabs that refresh at once, one asks", async () => {
    const { ctx, stub, clock } = world;
    const { refreshToken } = await join();
    clock.advance({ minutes: 10 });
    stub.calls.length = 0;
    const tabs = await Promise.all(
      Array.from({ length: 20 }, () => codeOf(refreshSession(ctx, { refreshToken }))),
    );
    expect(new Set(tabs)).toEqual(new Set(["accepted"]));
    expect(stub.calls).toEqual(["GetTokensFromRefreshToken"]);
  });

  test("somebody the vendor shut out loses the session, at once and for good", async () => {
    const { ctx, stub, clock } = world;
    const { refreshToken, tokens } = await join();
    stub.change(email, { disabled: true });
    clock.advance({ minutes: 6 });
    expect(await codeOf(refreshSession(ctx, { refreshToken }))).toBe("identity.sessionExpired");
    await expect(verifyAccessToken(ctx, tokens.accessToken)).rejects.toThrow();
    stub.change(email, { disabled: false });
    expect(await codeOf(refreshSession(ctx, { refreshToken }))).toBe("identity.sessionExpired");
  });

  test("signing out here ends the vendor's session too, later if it does not answer", async () => {
    const { ctx, stub } = world;
    const { refreshToken } = await join();
    await signOut(ctx, { refreshToken });
    stub.down = true;
    expect(await endPoolSessions(ctx)).toBe(0);
    stub.down = false;
    stub.calls.length = 0;
    expect(await endPoolSessions(ctx)).toBe(1);
    expect(await endPoolSessions(ctx)).toBe(0);
    expect(stub.calls).toEqual(["RevokeToken"]);
  });

  test("our passcode signs in through the pool, and not whom it shut out", async () => {
    const { ctx, stub, clock } = world;
    await join();
    await startPasscode(ctx, { email });
    const code = await world.codeFor(email);
    await verifyPasscode(ctx, { email, code });
    expect(stub.calls.slice(-2)).toEqual(["InitiateAuth", "RespondToAuthChallenge"]);
    stub.change(email, { disabled: true });
    clock.advance({ minutes: 2 });
    await startPasscode(ctx, { email });
    const next = await world.codeFor(email);
    expect(await codeOf(verifyPasscode(ctx, { email, code: next }))).toBe("identity.passcodeWrong");
  });

  describe("while the pool is out (AUTH-23)", () => {
    const failProbes = async () => {
      world.stub.down = true;
      for (let times = 0; times < 3; times += 1) {
        await probePool(world.ctx);
        world.clock.advance({ seconds: 10 });
      }
    };

    test("new accounts and resets are refused in words, a passcode by mail still signs in", async () => {
      const { ctx, stub } = world;
      const { refreshToken } = await join();
      await failProbes();
      expect(await readSignInOptions(ctx)).toMatchObject({
        canSignUp: false,
        canReset: false,
        passcode: true,
      });
      const newcomer = { ...GOOD_SIGN_UP, email: "new@example.com" };
      expect(await codeOf(signUp(ctx, newcomer))).toBe("identity.signUpUnavailable");
      expect(await codeOf(requestPasswordReset(ctx, { email }))).toBe("identity.resetUnavailable");
      expect(await codeOf(signIn(ctx, { email, password }))).toBe("identity.unavailable");
      await startPasscode(ctx, { email });
      expect(await codeOf(verifyPasscode(ctx, { email, code: await world.codeFor(email) }))).toBe("accepted");
      world.clock.advance({ minutes: 6 });
      expect(await codeOf(refreshSession(ctx, { refreshToken }))).toBe("accepted");
      stub.down = false;
    });

    test("a passcode does not confirm an address that never was", async () => {
      const { ctx } = world;
      await signUp(ctx, GOOD_SIGN_UP);
      await failProbes();
      await startPasscode(ctx, { email });
      const code = await world.codeFor(email);
      expect(await codeOf(verifyPasscode(ctx, { email, code }))).toBe("identity.unavailable");
    });

    test("guesses during an outage count for nothing", async () => {
      const { ctx, stub } = world;
      await join();
      stub.down = true;
      for (let times = 0; times < 3; times += 1)
        expect(await codeOf(signIn(ctx, { email, password: OTHER }))).toBe("identity.unavailable");
      const { rows } = await world.database.owner.query("select 1 from sign_in_failure");
      expect(rows).toEqual([]);
    });
  });
});

describe("region failover (API-17, FLG-18)", () => {
  let world: HostedPoolWorld;
  afterEach(() => world.close());
  const home = { region: "us-east-1", activeRegion: "us-east-1" };
  const probes = async (count: number, down: boolean) => {
    world.stub.down = down;
    for (let times = 0; times < count; times += 1) {
      await probePool(world.ctx);
      world.clock.advance({ seconds: 10 });
    }
    world.stub.down = false;
  };

  test("known and unknown addresses have the same answer, which follows the health", async () => {
    world = await makeHostedPoolWorld({ failover: true });
    const { ctx, stub } = world;
    await signUp(ctx, GOOD_SIGN_UP);
    await confirmSignUp(ctx, { email, code: stub.codeOf(email) });
    const ask = () =>
      Promise.all([email, "nobody@example.com"].map((address) => findRegion(ctx, { email: address })));
    expect(await ask()).toEqual([home, home]);
    await probes(2, true);
    expect(await ask()).toEqual([home, home]);
    await probes(3, true);
    const moved = { ...home, activeRegion: "us-west-2" };
    expect(await ask()).toEqual([moved, moved]);
    // The stub answers for both regions: people sign in, nothing changes.
    expect((await signIn(ctx, { email, password })).refreshToken).toMatch(/\S/u);
    expect(await readSignInOptions(ctx)).toMatchObject({ canSignUp: false, canReset: false });
    await probes(30, false);
    expect(await ask()).toEqual([moved, moved]);
    await probes(1, false);
    expect(await ask()).toEqual([home, home]);
    expect(await readSignInOptions(ctx)).toMatchObject({ canSignUp: true });
  });

  test("without the flag everybody stays at home", async () => {
    world = await makeHostedPoolWorld();
    await probes(3, true);
    expect(await findRegion(world.ctx, { email })).toEqual(home);
  });

  test("the operator's word counts more than probes", async () => {
    world = await makeHostedPoolWorld({ failover: true });
    const { ctx } = world;
    const { tenant } = ctx;
    const use = (useRegion: "primary" | "secondary") => {
      const { consumer } = tenant.config;
      const identity = { ...consumer.identity, useRegion };
      const config = { ...tenant.config, consumer: { ...consumer, identity } };
      return { ...ctx, tenant: { ...tenant, config } };
    };
    expect((await findRegion(use("secondary"), { email })).activeRegion).toBe("us-west-2");
    await probes(3, true);
    expect((await findRegion(use("primary"), { email })).activeRegion).toBe("us-east-1");
  });
});
