import { messagingJobs } from "#modules/messaging/jobs.ts";
import type { MessagingContext } from "#modules/messaging/server/messaging-context.ts";
import { createMessageTransports } from "#modules/messaging/providers/message-transports.ts";
import { openDatabase } from "#platform/server/database/open-database.ts";
import type { PostgresAddress } from "#platform/server/dev-postgres/postgres-address.ts";
import { systemIds } from "#platform/server/context/ids.ts";
import { parseSmtpUrl } from "#platform/server/config/smtp-address.ts";
import { startWorker } from "#platform/server/jobs/worker.ts";
import { tenantKeyring } from "#platform/server/crypto/tenant-keyring.ts";
import { silentLog } from "./silent-log.ts";
import { testTenantConfig } from "./test-tenant-config.ts";

/** What a worker needs to deliver the mail of one tenant from another process. */
export interface MailWorkerInput {
  readonly address: PostgresAddress;
  readonly masterKey: string;
  readonly tenantId: string;
  readonly smtpPort: number;
}

/** A worker that delivers mail until it is stopped, or its process is killed. Leases last one second. */
export async function startMailWorker(input: MailWorkerInput) {
  const { address, masterKey, tenantId, smtpPort } = input;
  const database = openDatabase({ owner: address, log: silentLog });
  const keyring = tenantKeyring({ owner: database.owner, masterKey: Buffer.from(masterKey, "hex") });
  const clock = { now: () => new Date() };
  const server = parseSmtpUrl(`smtp://127.0.0.1:${smtpPort}`);
  if (server === undefined) throw new Error("no address");
  const ctx: MessagingContext = {
    tenantId,
    tenant: { ...testTenantConfig(tenantId), isDemo: false },
    actor: { kind: "system", name: "worker" },
    keys: await keyring.forTenant(tenantId),
    db: database.forTenant(tenantId),
    clock,
    ids: systemIds(),
    log: silentLog,
    correlationId: "mail-worker",
    siteOrigin: "http://localhost",
    messageTransports: createMessageTransports({
      smtp: { server, from: "no-reply@mail.example.com" },
      twilio: undefined,
    }),
  };
  const worker = startWorker({
    database,
    clock,
    log: silentLog,
    handlers: messagingJobs,
    makeContext: () => ctx,
    pollMs: 50,
    leaseSeconds: 1,
  });
  return {
    ctx,
    database,
    async stop() {
      await worker.stop();
      await database.close();
    },
  };
}

const input = process.env["MAIL_WORKER"];
if (input !== undefined) await startMailWorker(JSON.parse(input) as MailWorkerInput);
