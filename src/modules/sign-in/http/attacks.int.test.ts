import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { GOOD_SIGN_UP, type IdentityWorld, makeIdentityWorld } from "#tests/support/identity-world.ts";
import { postIdentity } from "#tests/support/post-identity.ts";
import { createTestAccount } from "../server/create-test-account.ts";

const email = "ann@example.com";
const password = "Harbor!Lights-42";
const fresh = { password: "Meadow?Lantern-88", confirmPassword: "Meadow?Lantern-88" };

describe("an attacker", () => {
  let world: IdentityWorld;
  beforeEach(async () => {
    world = await makeIdentityWorld();
    await createTestAccount(world.ctx, { email, password });
  });
  afterEach(() => world.close());

  const post = async (path: string, body: unknown, address?: string) => {
    const headers: Record<string, string> = address === undefined ? {} : { "x-client-address": address };
    const response = await postIdentity(world.ctx, path, { body, headers });
    return { status: response.status, ...((await response.json()) as { code?: string; fields?: object }) };
  };

  it("with a list of stolen passwords gets twenty tries from an address, whoever they are for", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1) {
      const stolen = { email: `person${index}@example.com`, password: "Stolen!Password-1" };
      statuses.push((await post("sign-in", stolen, "203.0.113.9")).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
    expect(await post("sign-in", { email, password }, "198.51.100.7")).toMatchObject({ tokenType: "Bearer" });
  });

  it("with a whole network gets two hundred", async () => {
    vi.spyOn(world.ctx.identity.passwords, "verify").mockResolvedValue(false);
    const answers: number[] = [];
    for (let index = 0; index < 205; index += 1) {
      const stolen = { email: `person${index}@example.com`, password: "Stolen!Password-1" };
      answers.push((await post("sign-in", stolen, `203.0.113.${1 + (index % 200)}`)).status);
    }
    expect(answers.filter((status) => status === 401)).toHaveLength(200);
    expect(answers.slice(200)).toEqual([429, 429, 429, 429, 429]);
  });

  it("who tries one passcode at many accounts is stopped like one who tries passwords", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1) {
      const guess = { email: `person${index}@example.com`, code: "123456" };
      statuses.push((await post("passcode/verify", guess, "203.0.113.9")).status);
    }
    expect(statuses.at(19)).toBe(400);
    expect(statuses.at(20)).toBe(429);
  });

  it("who makes accounts is stopped after thirty an hour, and mistakes in the form are not counted", async () => {
    const from = "203.0.113.60";
    const person = (index: number) => ({ ...GOOD_SIGN_UP, email: `person${index}@example.com` });
    const passwords = ["Password1!", "Welcome1!", "Qwerty123!", "Letmein1!", "Iloveyou1!", "short"];
    for (const common of [...passwords, ...passwords])
      expect((await post("sign-up", { ...person(0), password: common }, from)).status).toBe(400);
    vi.spyOn(world.ctx.identity.passwords, "hash").mockResolvedValue("$argon2id$none");
    for (let index = 0; index < 30; index += 1)
      expect((await post("sign-up", person(index), from)).status).toBe(201);
    world.clock.advance({ minutes: 48 });
    const response = await postIdentity(world.ctx, "sign-up", {
      body: person(31),
      headers: { "x-client-address": from },
    });
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "720"]);
    expect(await response.json()).toMatchObject({
      message: "Something went wrong. Please wait 12 minutes before trying again.",
    });
  });

  it.each(["passcode/start", "forgot"])("floods nobody's mailbox through %s", async (path) => {
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1)
      statuses.push((await post(path, { email: `person${index}@example.com` }, "203.0.113.9")).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(20)).toBe(429);
  });

  it.each(["passcode/start", "forgot", "resend"])("adds no header to the mail of %s", async (path) => {
    for (const end of [
      "\r\nBcc: all@example.com",
      "\nBcc: all@example.com",
      "%0d%0aBcc:x@example.com",
      "\u2028x",
    ]) {
      const answer = await post(path, { email: `${email}${end}` });
      expect(answer).toMatchObject({ status: 400, code: expect.any(String) });
    }
    expect(await listSandboxMessages(world.ctx, { to: email })).toEqual([]);
  });

  it("whose name breaks lines breaks none in any mail", async () => {
    const hers = "bea@example.com";
    const firstName = "Bea\r\nBcc: all@example.com\r\n\r\nYour bank";
    await createTestAccount(world.ctx, { email: hers, firstName });
    await post("passcode/start", { email: hers });
    await post("forgot", { email: hers });
    const code = /\d{6}/u.exec((await listSandboxMessages(world.ctx, { to: hers }))[0]!.text)![0];
    expect(await post("forgot/confirm", { email: hers, code, ...fresh })).toMatchObject({ reset: true });
    const messages = await listSandboxMessages(world.ctx, { to: hers });
    expect(messages).toHaveLength(3);
    for (const message of messages) {
      expect(message.subject).not.toMatch(/[\r\n]/u);
      expect(message.text).not.toContain("\r");
      expect(message.text.split("\n")[0]).toBe("Hi Bea Bcc: all@example.com Your bank,");
    }
  });

  it("assigns nothing but what the forms offer", async () => {
    const extra = {
      id: "acc_mine",
      accountId: "acc_mine",
      account_id: "acc_mine",
      status: "confirmed",
      tenantId: "other",
      tenant_id: "other",
      purpose: "passcode",
      attempts: -100,
      expiresAt: "2999-01-01",
      role: "admin",
      contested: false,
    };
    await post("sign-up", { ...GOOD_SIGN_UP, email: "bea@example.com", ...extra });
    await post("passcode/start", { email, ...extra });
    await post("forgot", { email, ...extra });
    const { rows } = await world.database.owner.query(
      `select tenant_id, id = 'acc_mine' as mine, status, null as purpose, null as attempts from account
       union all select tenant_id, account_id = 'acc_mine', null, purpose, attempts from email_code
       order by status, purpose`,
    );
    const tenant_id = world.ctx.tenantId;
    const code = { tenant_id, mine: false, status: null, attempts: 0 };
    const account = { tenant_id, mine: false, purpose: null, attempts: null };
    expect(rows).toEqual([
      { ...account, status: "confirmed" },
      { ...account, status: "unconfirmed" },
      { ...code, purpose: "passcode" },
      { ...code, purpose: "reset" },
      { ...code, purpose: "sign-up" },
    ]);
  });

  it.each(["passcode/start", "passcode/verify", "forgot", "forgot/confirm"])(
    "gets 400 for nonsense at %s, and changes nothing",
    async (path) => {
      const nonsense = [
        {},
        null,
        [],
        "x",
        { email: {}, code: [], password: null, confirmPassword: 7 },
        { email: "x".repeat(9_000), code: "x".repeat(9_000), password: "x".repeat(9_000) },
        { email, code: "12345", ...fresh, password: "p\0" },
        { email: "ann@example", code: "１２３４５６", ...fresh },
      ];
      for (const body of nonsense) {
        if (path.endsWith("start") || path === "forgot") {
          if (typeof body === "object" && body !== null && "email" in body && body.email === email) continue;
        }
        expect(await post(path, body)).toMatchObject({ status: 400, code: expect.any(String) });
      }
      expect((await world.database.owner.query("select 1 from email_code")).rows).toEqual([]);
    },
  );

  it("without a passcode is asked for one, in the words of the field", async () => {
    expect(await post("passcode/verify", { email })).toMatchObject({
      fields: { code: "Please enter your passcode." },
    });
  });
});
