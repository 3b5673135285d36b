import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type IdentityWorld, makeIdentityWorld } from "#tests/support/identity-world.ts";
import { createTestAccount } from "./create-test-account.ts";
import { createIdentityRuntime } from "#modules/identity-pools/server/identity-runtime.ts";
import type { SignedIn } from "#modules/sessions/server/open-session.ts";
import { refreshSession } from "./refresh-session.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "#modules/sessions/server/sign-out.ts";
import { verifyAccessToken } from "#modules/sessions/server/tokens/verify-access-token.ts";

const credentials = { email: "ann@example.com", password: "Harbor!Lights-42" };

describe("a session", () => {
  let world: IdentityWorld;
  let first: SignedIn;
  beforeEach(async () => {
    world = await makeIdentityWorld();
    await createTestAccount(world.ctx, credentials);
    first = await signIn(world.ctx, credentials);
  });
  afterEach(() => world.close());

  const refresh = (refreshToken: string) => refreshSession(world.ctx, { refreshToken });
  const code = (promise: Promise<unknown>) =>
    promise.then(
      () => "accepted",
      (error: { details: { code: string } }) => error.details.code,
    );

  it("goes on with a new refresh token each time", async () => {
    const second = await refresh(first.refreshToken);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    world.clock.advance({ minutes: 11 });
    expect(await code(verifyAccessToken(world.ctx, second.tokens.accessToken))).toBe("auth.tokenInvalid");
    const third = await refresh(second.refreshToken);
    expect(await code(verifyAccessToken(world.ctx, third.tokens.accessToken))).toBe("accepted");
  });

  it("survives fifty tabs that refresh at once", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(first.refreshToken)));
    expect(new Set(answers.map((answer) => answer.refreshToken)).size).toBe(50);
    expect(await code(refresh(answers[49]!.refreshToken))).toBe("accepted");
  });

  it("ends for everybody when an old refresh token comes back after the grace of 30 seconds", async () => {
    const second = await refresh(first.refreshToken);
    world.clock.advance({ seconds: 31 });
    expect(await code(refresh(first.refreshToken))).toBe("identity.sessionExpired");
    expect(await code(refresh(second.refreshToken))).toBe("identity.sessionExpired");
    expect(await code(verifyAccessToken(world.ctx, second.tokens.accessToken))).toBe("auth.tokenInvalid");
  });

  it("ends after seven idle days, and after thirty days at the latest", async () => {
    world.clock.advance({ days: 7 });
    expect(await code(refresh(first.refreshToken))).toBe("identity.sessionExpired");
    let token = (await signIn(world.ctx, credentials)).refreshToken;
    for (let week = 0; week < 4; week += 1) {
      world.clock.advance({ days: 6 });
      token = (await refresh(token)).refreshToken;
    }
    world.clock.advance({ days: 6 });
    expect(await code(refresh(token))).toBe("identity.sessionExpired");
  });

  it("is over with sign-out, here at once and in other processes from the database", async () => {
    const elsewhere = { ...world.ctx, identity: createIdentityRuntime({ sandbox: false }) };
    await signOut(world.ctx, { refreshToken: first.refreshToken });
    await signOut(world.ctx, { refreshToken: first.refreshToken });
    expect(await code(refresh(first.refreshToken))).toBe("identity.sessionExpired");
    expect(await code(verifyAccessToken(world.ctx, first.tokens.accessToken))).toBe("auth.tokenInvalid");
    expect(await code(verifyAccessToken(elsewhere, first.tokens.accessToken))).toBe("auth.tokenInvalid");
  });

  it("is unknown to another tenant", async () => {
    expect(await code(refreshSession(world.otherTenantCtx, { refreshToken: first.refreshToken }))).toBe(
      "identity.sessionExpired",
    );
    await signOut(world.otherTenantCtx, { refreshToken: first.refreshToken });
    expect(await code(refresh(first.refreshToken))).toBe("accepted");
  });
});
