import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type IdentityWorld, makeIdentityWorld } from "#tests/support/identity-world.ts";
import { createTestAccount, signInTestAccount } from "./create-test-account.ts";
import { seedDemoAccounts } from "./seed-demo-accounts.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "./demo-accounts-data.ts";
import { signIn } from "./sign-in.ts";

const email = "ann@example.com";
const password = "Harbor!Lights-42";
const FAILED = "Your email and/or password are incorrect. Please try again.";
const LOCKED = "Your account is locked after too many attempts. Reset your password to continue.";

describe("signing in with a password", () => {
  let world: IdentityWorld;
  beforeEach(async () => {
    world = await makeIdentityWorld();
    await createTestAccount(world.ctx, { email, password });
  });
  afterEach(() => world.close());

  const message = (input: { email: string; password: string }): Promise<string> =>
    signIn(world.ctx, input).then(
      () => "signed in",
      (error: { details: { message: string } }) => error.details.message,
    );
  const repeat = async (times: number, input: { email: string; password: string }): Promise<string[]> => {
    const messages: string[] = [];
    for (let time = 0; time < times; time += 1) messages.push(await message(input));
    return messages;
  };

  it.each([email, "nobody@example.com"])(
    "answers wrong passwords for %s alike: four times no, then locked",
    async (address) => {
      const wrong = { email: address, password: "Wrong!Password-1" };
      expect(await repeat(6, wrong)).toEqual([FAILED, FAILED, FAILED, FAILED, LOCKED, LOCKED]);
    },
  );

  it("hashes once for an unknown address, as for a known one", async () => {
    const verify = vi.spyOn(world.ctx.identity.passwords, "verify");
    for (const address of [email, "nobody@example.com"]) {
      verify.mockClear();
      await message({ email: address, password: "Wrong!Password-1" });
      expect(verify).toHaveBeenCalledTimes(1);
    }
  });

  it("takes the same letters for the same, whichever way the keyboard encodes them", async () => {
    const zoe = "Zoë?Lantern-88";
    await createTestAccount(world.ctx, { email: "zoe@example.com", password: zoe.normalize("NFC") });
    for (const typed of [zoe.normalize("NFD"), zoe.normalize("NFC")])
      expect(await message({ email: "zoe@example.com", password: typed })).toBe("signed in");
    expect(await message({ email: "zoe@example.com", password: "Zoe?Lantern-88" })).toBe(FAILED);
  });

  it("stays locked for the right password, and opens 15 minutes later", async () => {
    await repeat(5, { email, password: "Wrong!Password-1" });
    expect(await message({ email, password })).toBe(LOCKED);
    world.clock.advance({ seconds: 899 });
    expect(await message({ email, password })).toBe(LOCKED);
    world.clock.advance({ seconds: 1 });
    expect(await message({ email, password })).toBe("signed in");
  });

  it("forgets four wrong passwords after a right one", async () => {
    await repeat(4, { email, password: "Wrong!Password-1" });
    expect(await message({ email, password })).toBe("signed in");
    expect(await repeat(4, { email, password: "Wrong!Password-1" })).toEqual([
      FAILED,
      FAILED,
      FAILED,
      FAILED,
    ]);
  });

  it("lets no guess through when thirty arrive at once, and none of them is an error", async () => {
    const guesses = Array.from({ length: 30 }, (_, index) =>
      message({ email, password: `Wrong!Password-${index}` }),
    );
    const answers = await Promise.all(guesses);
    expect(answers.filter((answer) => answer === FAILED)).toHaveLength(4);
    expect(answers.filter((answer) => answer === LOCKED)).toHaveLength(26);
  });

  it("lets thirty right sign-ins at once through", async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => message({ email, password })));
    expect(new Set(answers)).toEqual(new Set(["signed in"]));
  });

  it("knows the account in its own tenant only", async () => {
    await expect(signIn(world.otherTenantCtx, { email, password })).rejects.toMatchObject({
      details: { code: "identity.signInFailed" },
    });
  });

  it("never accepts a password for an account that has none", async () => {
    await createTestAccount(world.ctx, { email: "none@example.com" });
    expect(await message({ email: "none@example.com", password: "none" })).toBe(FAILED);
    expect((await signInTestAccount(world.ctx, { email: "none@example.com" })).tokenType).toBe("Bearer");
  });

  it("gives demo tenants their documented sign-ins, as often as it is asked", async () => {
    await seedDemoAccounts(world.ctx);
    await seedDemoAccounts(world.ctx);
    for (const account of DEMO_ACCOUNTS)
      expect(await message({ email: account.email, password: DEMO_PASSWORD })).toBe("signed in");
  });
});
