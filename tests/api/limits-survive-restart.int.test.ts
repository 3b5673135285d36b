import { afterAll, beforeAll, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#modules/sign-in/server/demo-accounts-data.ts";
import { makeComposedApp, type Call, type ComposedApp } from "#tests/support/composed-app.ts";

/** Limits are counted in the database: a restart or a second replica forgets none of them (OP-22). */
let app: ComposedApp;
let restarted: Awaited<ReturnType<ComposedApp["again"]>>;

beforeAll(async () => {
  app = await makeComposedApp();
  restarted = await app.again();
}, 120_000);
afterAll(async () => {
  await restarted.close();
  await app.close();
});

const post = async (call: ComposedApp["call"], path: string, input: Call): Promise<string> => {
  const answer = await call(`/public/identity/${path}`, { method: "POST", ...input });
  const { code = "accepted" } = (await answer.json()) as { code?: string };
  return code;
};

it("the lock of an account", async () => {
  const body = { email: "buyer@example.com", password: "Wrong!Password-1" };
  for (let time = 0; time < 4; time += 1)
    expect(await post(app.call, "sign-in", { body })).toBe("identity.signInFailed");
  expect(await post(restarted.call, "sign-in", { body })).toBe("identity.accountLocked");
  const right = { ...body, password: DEMO_PASSWORD };
  for (const call of [app.call, restarted.call])
    expect(await post(call, "sign-in", { body: right })).toBe("identity.accountLocked");
});

it("tries of a passcode, and the pause between two", async () => {
  const email = "nobody@example.com";
  await post(app.call, "passcode/start", { body: { email } });
  expect(await post(restarted.call, "passcode/start", { body: { email } })).toBe("identity.resendTooSoon");
  const body = { email, code: "000000" };
  for (let time = 0; time < 3; time += 1)
    expect(await post(app.call, "passcode/verify", { body })).toBe("identity.passcodeWrong");
  expect(await post(restarted.call, "passcode/verify", { body })).toBe("identity.passcodeWrongOneLeft");
  expect(await post(restarted.call, "passcode/verify", { body })).toBe("identity.attemptsExceeded");
  expect(await post(app.call, "passcode/verify", { body })).toBe("identity.attemptsExceeded");
});

it("calls of a network address", async () => {
  const headers = { "x-client-address": "203.0.113.9" };
  const ask = (call: ComposedApp["call"], index: number) =>
    post(call, "forgot", { headers, body: { email: `person${index}@example.com` } });
  for (let index = 0; index < 20; index += 1) expect(await ask(app.call, index)).toBe("accepted");
  expect(await ask(restarted.call, 20)).toBe("identity.tooManyRequests");
});
