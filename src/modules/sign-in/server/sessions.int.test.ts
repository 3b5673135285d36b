import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type IdentityWorld, makeIdentityWorld } from "#tests/support/identity-world.ts";
import { authenticate } from "#modules/sessions/server/authenticate.ts";
import { createTestAccount } from "./create-test-account.ts";
import { refreshSession } from "./refresh-session.ts";
import { signIn } from "./sign-in.ts";
import { endSession } from "#modules/sessions/server/end-session.ts";
import { listSessions } from "#modules/sessions/server/list-sessions.ts";
import { signOutEverywhere } from "#modules/sessions/server/sign-out-everywhere.ts";

const PASSWORD = "Harbor!Lights-42";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
const WINDOWS =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

let world: IdentityWorld;

beforeEach(async () => {
  world = await makeIdentityWorld();
  for (const email of ["ann@example.com", "eve@example.com"]) {
    await createTestAccount(world.ctx, { email, password: PASSWORD });
  }
});
afterEach(() => world.close());

async function browser(userAgent: string, email = "ann@example.com") {
  const caller = { address: "203.0.113.7", userAgent, origin: "http://shop.test" };
  const { tokens, refreshToken } = await signIn({ ...world.ctx, caller }, { email, password: PASSWORD });
  const headers = new Headers({ authorization: `Bearer ${tokens.accessToken}` });
  return {
    ctx: { ...world.ctx, actor: await authenticate(world.ctx, headers) },
    refreshToken,
    works: () =>
      authenticate(world.ctx, headers).then(
        () => true,
        () => false,
      ),
  };
}

const code = (promise: Promise<unknown>) =>
  promise.then(
    () => "accepted",
    (error: { details: { code: string } }) => error.details.code,
  );

describe("the list of sessions", () => {
  it("names each browser in plain words, this one first, with when it began and was last used", async () => {
    const phone = await browser(IPHONE);
    const began = world.clock.now().toISOString();
    world.clock.advance({ minutes: 5 });
    const desk = await browser(WINDOWS);
    world.clock.advance({ minutes: 5 });
    await refreshSession(world.ctx, { refreshToken: phone.refreshToken });
    const { sessions } = await listSessions(desk.ctx);
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ["Chrome on Windows", true],
      ["Safari on iPhone", false],
    ]);
    expect(sessions[1]).toMatchObject({ createdAt: began, lastUsedAt: world.clock.now().toISOString() });
  });

  it("holds nobody else's, nothing that ended and nothing that idled out", async () => {
    const old = await browser(IPHONE);
    world.clock.advance({ days: 8 });
    const ended = await browser(WINDOWS);
    const here = await browser(WINDOWS);
    await browser(IPHONE, "eve@example.com");
    await signOutEverywhere(ended.ctx, { scope: "elsewhere" });
    expect((await listSessions(ended.ctx)).sessions).toHaveLength(1);
    expect([await old.works(), await here.works(), await ended.works()]).toEqual([false, false, true]);
  });

  it("keeps no more of the browser than its name", async () => {
    await browser(IPHONE);
    const { rows } = await world.database.owner.query("select * from account_session");
    expect(JSON.stringify(rows)).not.toContain("AppleWebKit");
  });
});

describe("signing out", () => {
  it("of one browser ends that one at once, and again changes nothing", async () => {
    const phone = await browser(IPHONE);
    const desk = await browser(WINDOWS);
    const sessionId = (await listSessions(desk.ctx)).sessions[1]!.id;
    await endSession(desk.ctx, { sessionId });
    await endSession(desk.ctx, { sessionId });
    expect([await phone.works(), await desk.works()]).toEqual([false, true]);
    expect(await code(refreshSession(world.ctx, { refreshToken: phone.refreshToken }))).toBe(
      "identity.sessionExpired",
    );
    expect((await listSessions(desk.ctx)).sessions).toHaveLength(1);
  });

  it("of somebody else's browser is like one that never was", async () => {
    const ann = await browser(IPHONE);
    const eve = await browser(WINDOWS, "eve@example.com");
    const sessionId = (await listSessions(ann.ctx)).sessions[0]!.id;
    const elsewhere = { ...world.otherTenantCtx, actor: ann.ctx.actor };
    for (const ctx of [eve.ctx, elsewhere]) {
      expect(await code(endSession(ctx, { sessionId }))).toBe("identity.sessionUnknown");
      expect(await code(endSession(ctx, { sessionId: "ses_none" }))).toBe("identity.sessionUnknown");
    }
    expect(await ann.works()).toBe(true);
  });

  it("everywhere ends all of them, elsewhere all but this one, and nobody else's", async () => {
    const phone = await browser(IPHONE);
    const desk = await browser(WINDOWS);
    const eve = await browser(WINDOWS, "eve@example.com");
    expect(await signOutEverywhere(desk.ctx, { scope: "elsewhere" })).toEqual({ ended: 1 });
    expect(await signOutEverywhere(desk.ctx, { scope: "elsewhere" })).toEqual({ ended: 0 });
    expect([await phone.works(), await desk.works()]).toEqual([false, true]);
    expect(await signOutEverywhere(desk.ctx, { scope: "everywhere" })).toEqual({ ended: 1 });
    expect([await desk.works(), await eve.works()]).toEqual([false, true]);
  });
});
