import { readConfig } from "#platform/server/config/config.ts";
import { pinoLog } from "#platform/server/context/pino-log.ts";
import { openServerDatabase } from "#platform/server/database/open-server-database.ts";
import { openOperatorParts } from "../composition/operator-parts.ts";
import { letterDeskContext } from "../composition/letter-desk-context.ts";
import { readCall, runAdmin } from "./admin/run-admin.ts";

/** The registry looks at versions every 5 seconds when a notification is lost. */
const SETTLE_SECONDS = 15;

/** An operator's commands: retailers, jobs, keys, checks (docs/operations.md). Exit codes: 0, 1 something is wrong, 2 the call. */
async function main(words: readonly string[]): Promise<number> {
  const call = readCall(words);
  if (typeof call === "string") {
    process.stderr.write(`${call}\n`);
    return 2;
  }
  const config = readConfig();
  const log = pinoLog({ level: "warn" });
  // An operator's look at the database must not change it: only `migrate` does.
  const migrations = call.command.name === "migrate" ? "auto" : "check";
  const now = (): Date => new Date();
  const opened = await openServerDatabase({ config, log, attach: "ifRunning", migrations });
  try {
    return await runAdmin(
      {
        config,
        database: opened.database,
        migrations: opened.migrations,
        ...openOperatorParts(config),
        letterDeskOf: (tenantId) =>
          letterDeskContext({ config, database: opened.database, log, now }, tenantId),
        now,
        say: (line) => void process.stdout.write(`${line}\n`),
        settleSeconds: SETTLE_SECONDS,
      },
      call,
    );
  } finally {
    await opened.close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`failed: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
