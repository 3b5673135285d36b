import { spawn } from "node:child_process";
import { once } from "node:events";
import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startMailWorker, type MailWorkerInput } from "#tests/support/mail-worker-process.ts";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { headersOf, startTestMailServer, type TestMailServer } from "#tests/support/test-mail-server.ts";
import { testTenantConfig } from "#tests/support/test-tenant-config.ts";
import { messageTemplate } from "../domain/message-template.ts";
import { queueMessage } from "./queue-message.ts";

const HELLO = messageTemplate({ key: "test.hello", subject: "Hello", text: "Hi {name}." });
const WORKER = "tests/support/mail-worker-process.ts";

describe("Mail through failures, with a real mail server, real workers and a real kill", () => {
  let made: TestDatabase;
  let server: TestMailServer | undefined;
  const ends: (() => Promise<unknown>)[] = [];
  const tenantId = "durable";
  const masterKey = randomBytes(32).toString("hex");

  beforeEach(async () => {
    made = await makeTestDatabase();
    await made.database.owner.query(
      "insert into tenant (id, slug, hosts, config, is_demo, updated_at) values ($1, $1, '{}', $2, false, now())",
      [tenantId, JSON.stringify(testTenantConfig(tenantId))],
    );
  });
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
    await server?.close();
    server = undefined;
    await made.close();
  });

  const inputFor = (smtpPort: number): MailWorkerInput => ({
    address: made.address,
    masterKey,
    tenantId,
    smtpPort,
  });
  const work = async (smtpPort: number) => {
    const worker = await startMailWorker(inputFor(smtpPort));
    ends.push(() => worker.stop());
    return worker;
  };
  const workElsewhere = (smtpPort: number) => {
    const child = spawn(process.execPath, [WORKER], {
      env: { MAIL_WORKER: JSON.stringify(inputFor(smtpPort)) },
      stdio: "ignore",
    });
    const over = once(child, "exit");
    ends.push(async () => {
      child.kill("SIGKILL");
      await over;
    });
    return { kill: () => child.kill("SIGKILL"), over };
  };
  const queue = async (worker: Awaited<ReturnType<typeof startMailWorker>>, name: string) =>
    worker.ctx.db.transaction((trx) =>
      queueMessage(trx, worker.ctx, {
        channel: "email",
        to: `${name}@example.com`,
        template: HELLO,
        params: { name },
      }),
    );
  const outbox = async () =>
    (await made.database.owner.query("select attempts, delivered_at, last_error from message_outbox")).rows;

  it("waits while the mail server is down, and is delivered once when it is back", async () => {
    server = await startTestMailServer();
    const { port } = server;
    await server.close();
    const worker = await work(port);
    for (const name of ["ann", "bob", "cid"]) await queue(worker, name);
    await expect.poll(async () => (await outbox()).every(({ attempts }) => attempts > 0)).toBe(true);
    server = await startTestMailServer({ port });
    await expect
      .poll(async () => (await outbox()).every(({ delivered_at: at }) => at !== null), { timeout: 20_000 })
      .toBe(true);
    const to = server.received.flatMap((mail) => mail.to).toSorted();
    expect(to).toEqual(["ann@example.com", "bob@example.com", "cid@example.com"]);
  });

  it("is delivered once when the worker is killed before the server took it", async () => {
    let child: ReturnType<typeof workElsewhere> | undefined;
    server = await startTestMailServer({
      onRecipient: () => {
        child?.kill();
        return child === undefined ? undefined : { code: 451, text: "4.3.0 killed meanwhile" };
      },
    });
    const helper = await startMailWorker(inputFor(server.port));
    await helper.stop();
    child = workElsewhere(server.port);
    const queued = await queueFrom(made, helper);
    await child.over;
    child = undefined;
    await work(server.port);
    await expect
      .poll(async () => (await outbox())[0]?.delivered_at ?? null, { timeout: 15_000 })
      .not.toBeNull();
    expect(server.received.map((mail) => headersOf(mail)["message-id"])).toEqual([
      [`<${queued}@mail.example.com>`],
    ]);
  });

  it("arrives again under the same Message-ID when the worker is killed after the server took it", async () => {
    let child: ReturnType<typeof workElsewhere> | undefined;
    server = await startTestMailServer({
      beforeAnswer: async () => {
        const victim = child;
        child = undefined;
        victim?.kill();
        await victim?.over;
      },
    });
    const helper = await startMailWorker(inputFor(server.port));
    await helper.stop();
    child = workElsewhere(server.port);
    const { over } = child;
    const queued = await queueFrom(made, helper);
    await over;
    expect(await outbox()).toMatchObject([{ attempts: 1, delivered_at: null }]);
    await work(server.port);
    await expect
      .poll(async () => (await outbox())[0]?.delivered_at ?? null, { timeout: 15_000 })
      .not.toBeNull();
    const id = [`<${queued}@mail.example.com>`];
    expect(server.received.map((mail) => headersOf(mail)["message-id"])).toEqual([id, id]);
  });
});

/** Queues in the test's own connection, so that no worker of this process takes the job. */
async function queueFrom(made: TestDatabase, worker: Awaited<ReturnType<typeof startMailWorker>>) {
  const ctx = { ...worker.ctx, db: made.database.forTenant(worker.ctx.tenantId) };
  return ctx.db.transaction((trx) =>
    queueMessage(trx, ctx, {
      channel: "email",
      to: "ann@example.com",
      template: HELLO,
      params: { name: "Ann" },
    }),
  );
}
