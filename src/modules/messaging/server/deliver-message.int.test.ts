import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backoffSeconds } from "#platform/server/jobs/worker.ts";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { whenDue } from "#tests/support/when-due.ts";
import { messageTemplate } from "../domain/message-template.ts";
import { messagingJobs } from "../jobs.ts";
import { MAX_DELIVERY_ATTEMPTS } from "../domain/delivery-limits.ts";
import type { Delivery, OutgoingMessage } from "../providers/message-transport.ts";
import { deliverMessage } from "./deliver-message.ts";
import { getSandboxMessageHtml, listSandboxMessages } from "./list-sandbox-messages.ts";
import { createMessageTransports, type MessageTransports } from "../providers/message-transports.ts";
import { mailThatIsOver, pruneOutbox } from "./prune-outbox.ts";
import { queueMessage } from "./queue-message.ts";

const HELLO = messageTemplate({
  key: "test.hello",
  subject: "Hello from {brand}",
  text: "Hi {name}, call {supportPhone}.",
});
const to = "ann@example.com";

describe("a message", () => {
  let world: TestWorld;
  beforeEach(async () => {
    world = await makeTestContext({ tenant: { brandName: "Sunny Cars" } });
  });
  afterEach(() => world.close());

  const queue = (name: string) =>
    world.ctx.db.transaction((trx) =>
      queueMessage(trx, world.ctx, { channel: "email", to, template: HELLO, params: { name } }),
    );
  const rows = async (table: string) => (await world.database.owner.query(`select * from ${table}`)).rows;

  it("exists with the change that caused it, together with its job, or not at all", async () => {
    const failing = world.ctx.db.transaction(async (trx) => {
      await queueMessage(trx, world.ctx, { channel: "email", to, template: HELLO, params: { name: "Ann" } });
      throw new Error("the change failed");
    });
    await expect(failing).rejects.toThrow("the change failed");
    expect([await rows("message_outbox"), await rows("job")]).toEqual([[], []]);
    await queue("Ann");
    expect([(await rows("message_outbox")).length, (await rows("job")).length]).toEqual([1, 1]);
  });

  it("can be read at the desk before it was delivered, newest first, by its recipient in its tenant", async () => {
    await queue("Ann");
    world.clock.advance({ seconds: 1 });
    await queue("Ann again");
    const read = await listSandboxMessages(world.ctx, { to: "ANN@Example.com " });
    expect(read.map((message) => message.text)).toEqual([
      expect.stringContaining("Hi Ann again, call"),
      expect.stringContaining("Hi Ann, call"),
    ]);
    expect(read[0]).toMatchObject({
      channel: "email",
      to,
      subject: "Hello from Sunny Cars",
      sentAt: world.clock.now().toISOString(),
    });
    expect(await listSandboxMessages(world.ctx, { to: "bob@example.com" })).toEqual([]);
    expect(await listSandboxMessages(world.otherTenantCtx, { to })).toEqual([]);
  });

  const transports = (deliver: (message: OutgoingMessage) => Promise<Delivery>): MessageTransports => ({
    of: () => ({ keepsCopies: false, deliver }),
    sandboxed: () => [],
  });
  const run = (id: string, messageTransports: MessageTransports) =>
    messagingJobs[0]!.handle({ ...world.ctx, messageTransports }, { messageId: id });

  it("is delivered once, however often its job runs, and tried again after a failure", async () => {
    const id = await queue("Ann");
    const delivered: OutgoingMessage[] = [];
    let down = true;
    const carrier = transports(async (message) => {
      if (down) throw new Error("the mail server is down");
      delivered.push(message);
      return { kind: "delivered", ref: "their-id" };
    });
    await expect(run(id, carrier)).rejects.toThrow("carrier-error");
    expect((await rows("message_outbox"))[0]).toMatchObject({ attempts: 1, last_error: "carrier-error" });
    down = false;
    await run(id, carrier);
    await run(id, carrier);
    expect(delivered).toEqual([
      expect.objectContaining({ id, to, channel: "email", html: expect.stringContaining(">Hi Ann,") }),
    ]);
    const [row] = await rows("message_outbox");
    expect(row).toMatchObject({
      content_sealed: null,
      delivered_at: world.clock.now(),
      provider_ref: "their-id",
      attempts: 2,
      last_error: null,
    });
  });

  it("of whom nobody waits for waits for the morning where its reader lives, and shares no job with others", async () => {
    // Ten in the morning in Austin, five in Honolulu.
    const live = { ...world.ctx, tenant: { ...world.ctx.tenant, isDemo: false } };
    const text = { channel: "sms", to: "5125550100", template: HELLO, params: { name: "Ann" } } as const;
    const runs = async (ctx: typeof live, byDayIn?: string | null) => {
      await world.database.owner.query("delete from job");
      await ctx.db.transaction(async (trx) => {
        await queueMessage(trx, ctx, { ...text, ...(byDayIn !== undefined && { byDayIn }) });
        await queueMessage(trx, ctx, { ...text, channel: "email", to });
      });
      const jobs: { run_at: Date }[] = await rows("job");
      return jobs.map(({ run_at }) => run_at.toISOString().slice(11, 16)).toSorted();
    };
    expect(world.clock.now().toISOString()).toBe("2026-06-10T15:00:00.000Z");
    expect(await runs(live)).toEqual(["15:00"]);
    expect(await runs(live, "TX")).toEqual(["15:00"]);
    expect(await runs(live, "HI")).toEqual(["15:00", "19:00"]);
    expect(await runs(live, null)).toEqual(["15:00", "19:00"]);
    // A demo's desk shows everything at once.
    expect(await runs(world.ctx, "HI")).toEqual(["15:00"]);
  });

  it("shares a job with what its transaction says besides, and one that waits holds up no other", async () => {
    const names = Array.from({ length: 10 }, (_, at) => `Ann ${at}`);
    await world.ctx.db.transaction(async (trx) => {
      for (const name of names)
        await queueMessage(trx, world.ctx, { channel: "email", to, template: HELLO, params: { name } });
    });
    const jobs: { payload: unknown }[] = await rows("job");
    expect(jobs).toHaveLength(2);
    const delivered: string[] = [];
    let isDown = true;
    const carrier = transports(async ({ text }) => {
      if (isDown && text.startsWith("Hi Ann 3,")) return { kind: "later", code: "smtp-421" };
      delivered.push(text.slice(3, 8));
      return { kind: "delivered", ref: null };
    });
    const runAll = () =>
      Promise.allSettled(
        jobs.map(({ payload }) =>
          messagingJobs[0]!.handle({ ...world.ctx, messageTransports: carrier }, payload),
        ),
      );
    const states = async () => (await runAll()).map(({ status }) => status).toSorted();
    expect(await states()).toEqual(["fulfilled", "rejected"]);
    expect(delivered.toSorted()).toEqual(names.filter((name) => name !== "Ann 3"));
    isDown = false;
    expect(await states()).toEqual(["fulfilled", "fulfilled"]);
    expect(delivered.toSorted()).toEqual(names);
  });

  it("has no HTML where only its text is shown, and draws that of a mail in the colors of the day", async () => {
    const say = (channel: "email" | "sms", recipient: string) =>
      world.ctx.db.transaction((trx) =>
        queueMessage(trx, world.ctx, { channel, to: recipient, template: HELLO, params: { name: "Ann" } }),
      );
    const sent: OutgoingMessage[] = [];
    const carrier = transports(async (message) => {
      sent.push(message);
      return { kind: "delivered", ref: null };
    });
    await run(await say("sms", "5122345678"), carrier);
    const id = await say("email", to);
    expect(await getSandboxMessageHtml(world.ctx, { messageId: id })).toContain(">Hi Ann,");
    await run(id, carrier);
    expect(sent.map(({ html }) => html?.includes("<!doctype html>"))).toEqual([undefined, true]);
    expect(sent[1]).not.toHaveProperty("letter");
  });

  it("is given up, with the reason, when its recipient is refused for good", async () => {
    const id = await queue("Ann");
    let tries = 0;
    const carrier = transports(async () => {
      tries += 1;
      return { kind: "refused", code: "smtp-550" };
    });
    await run(id, carrier);
    await run(id, carrier);
    expect(tries).toBe(1);
    const [row] = await rows("message_outbox");
    expect(row).toMatchObject({ failure: "smtp-550", content_sealed: null, delivered_at: null });
    expect(row?.failed_at).toEqual(world.clock.now());
  });

  it("is given up after three days of trying, not before", async () => {
    const id = await queue("Ann");
    const carrier = transports(async () => ({ kind: "later", code: "smtp-421" }));
    for (let attempt = 1; attempt < MAX_DELIVERY_ATTEMPTS; attempt += 1) {
      await expect(run(id, carrier)).rejects.toThrow("smtp-421");
    }
    expect((await rows("message_outbox"))[0]).toMatchObject({ failed_at: null });
    await run(id, carrier);
    expect((await rows("message_outbox"))[0]).toMatchObject({ failure: "smtp-421", attempts: 84 });
    let waited = 0;
    for (let attempt = 1; attempt < MAX_DELIVERY_ATTEMPTS; attempt += 1) waited += backoffSeconds(attempt);
    expect(waited / 3600).toBeGreaterThan(72);
  });

  it("is not delivered once it is useless", async () => {
    const template = { ...HELLO, usefulForSeconds: 600 };
    const id = await world.ctx.db.transaction((trx) =>
      queueMessage(trx, world.ctx, { channel: "email", to, template, params: { name: "Ann" } }),
    );
    world.clock.advance({ seconds: 600 });
    await run(
      id,
      transports(() => Promise.reject(new Error("nobody asks"))),
    );
    expect((await rows("message_outbox"))[0]).toMatchObject({ failure: "expired", attempts: 0 });
  });

  it("is forgotten after ninety days, unless it still waits", async () => {
    const done = await queue("Ann");
    await run(
      done,
      transports(async () => ({ kind: "delivered", ref: null })),
    );
    const waiting = await queue("Bob");
    world.clock.advance({ days: 89 });
    expect(
      await whenDue(world.database, world.ctx, { run: pruneOutbox, due: mailThatIsOver }),
    ).toBeUndefined();
    world.clock.advance({ days: 2 });
    expect(
      await whenDue(world.database, world.otherTenantCtx, { run: pruneOutbox, due: mailThatIsOver }),
    ).toBeUndefined();
    expect(await whenDue(world.database, world.ctx, { run: pruneOutbox, due: mailThatIsOver })).toBe(1);
    expect((await rows("message_outbox")).map(({ id }) => id)).toEqual([waiting]);
  });

  it("falls back to the product's wording when the retailer's asks for what does not exist", async () => {
    const messages = { "test.hello.text": "Hi {nickname}" };
    const ctx = { ...world.ctx, tenant: { ...world.ctx.tenant, messages } };
    await ctx.db.transaction((trx) =>
      queueMessage(trx, ctx, { channel: "email", to, template: HELLO, params: { name: "Ann" } }),
    );
    expect((await listSandboxMessages(ctx, { to }))[0]?.text).toMatch(/^Hi Ann, call \(\d{3}\)/u);
  });

  it("stays readable at the desk after the sandbox delivered it", async () => {
    const id = await queue("Ann");
    await run(id, createMessageTransports({ smtp: undefined, twilio: undefined }));
    expect(await listSandboxMessages(world.ctx, { to })).toMatchObject([
      { id, state: "delivered", problem: null },
    ]);
    expect(await getSandboxMessageHtml(world.ctx, { messageId: id })).toContain("Hi Ann");
    expect(await getSandboxMessageHtml(world.otherTenantCtx, { messageId: id })).toBeUndefined();
  });

  it("is over in one write where the desk of a demo is its mailbox, unless it came too late", async () => {
    const atDesk = {
      ...world.ctx,
      tenant: { ...world.ctx.tenant, isDemo: true },
      messageTransports: createMessageTransports({ smtp: undefined, twilio: undefined }),
    };
    const template = { ...HELLO, usefulForSeconds: 600 };
    const message = { channel: "email", to, template, params: { name: "Ann" } } as const;
    const inTime = await atDesk.db.transaction((trx) => queueMessage(trx, atDesk, message));
    const late = await atDesk.db.transaction((trx) => queueMessage(trx, atDesk, message));
    await deliverMessage(atDesk, { messageId: inTime, channel: "email" });
    await deliverMessage(atDesk, { messageId: inTime, channel: "email" });
    world.clock.advance({ seconds: 600 });
    await deliverMessage(atDesk, { messageId: late, channel: "email" });
    const states = (await rows("message_outbox")).map(({ id, attempts, failure, delivered_at: at }) => [
      id,
      attempts,
      failure,
      at !== null,
    ]);
    expect(states).toHaveLength(2);
    expect(states).toContainEqual([inTime, 1, null, true]);
    expect(states).toContainEqual([late, 0, "expired", false]);
  });

  it("may be worded by the retailer, without a new program", async () => {
    const messages = { "test.hello.subject": "Howdy from {brand}" };
    const ctx = { ...world.ctx, tenant: { ...world.ctx.tenant, messages } };
    await ctx.db.transaction((trx) =>
      queueMessage(trx, ctx, {
        channel: "sms",
        to: "+1 (512) 234-5678",
        template: HELLO,
        params: { name: "Ann" },
      }),
    );
    expect(await listSandboxMessages(ctx, { to: "5122345678" })).toEqual([
      expect.objectContaining({ subject: "Howdy from Sunny Cars" }),
    ]);
  });
});
