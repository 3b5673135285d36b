import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { messageTemplate } from "../domain/message-template.ts";
import { messagingJobs } from "../jobs.ts";
import type { OutgoingMessage } from "../providers/message-transport.ts";
import { createSandboxMessageTransport } from "../providers/sandbox/sandbox-message-transport.ts";
import { listSandboxMessages } from "./list-sandbox-messages.ts";
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

  it("is delivered once, however often its job runs, and tried again after a failure", async () => {
    const id = await queue("Ann");
    const delivered: OutgoingMessage[] = [];
    let down = true;
    const messageTransport = {
      keepsCopies: false,
      deliver: async (message: OutgoingMessage) => {
        if (down) throw new Error("the mail server is down");
        delivered.push(message);
      },
    };
    const run = () => messagingJobs[0]!.handle({ ...world.ctx, messageTransport }, { messageId: id });
    await expect(run()).rejects.toThrow("down");
    down = false;
    await run();
    await run();
    expect(delivered).toEqual([
      expect.objectContaining({ id, to, channel: "email", html: expect.stringContaining("<p>Hi Ann,") }),
    ]);
    const [row] = await rows("message_outbox");
    expect(row).toMatchObject({ content_sealed: null, delivered_at: world.clock.now() });
  });

  it("stays readable at the desk after the sandbox delivered it", async () => {
    const id = await queue("Ann");
    const ctx = { ...world.ctx, messageTransport: createSandboxMessageTransport() };
    await messagingJobs[0]!.handle(ctx, { messageId: id });
    expect(await listSandboxMessages(world.ctx, { to })).toHaveLength(1);
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
