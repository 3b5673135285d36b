import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { importPrograms } from "#modules/incentives/server/import-programs.ts";
import { readConfig } from "#platform/server/config/config.ts";
import { pinoLog } from "#platform/server/context/pino-log.ts";
import { openProductClock } from "#platform/server/context/product-clock.ts";
import { openServerDatabase } from "#platform/server/database/open-server-database.ts";
import { findTenant } from "./find-tenant.ts";
import { showProgramsReport } from "./show-programs-report.ts";

const USAGE = "Usage: npm run incentives:import -- --tenant <id> [--dry-run] <file.csv|file.json>";

interface Arguments {
  readonly tenant: string;
  readonly isDryRun: boolean;
  readonly file: string;
}

/** Exit codes as for the stock: 0 done, 1 refused, 2 the call was wrong. */
async function main(): Promise<number> {
  const args = readArguments();
  if (typeof args === "string") return complain(args);
  let text: string;
  try {
    text = readFileSync(args.file, "utf8");
  } catch {
    return complain(`file '${args.file}' cannot be read`);
  }
  const log = pinoLog({ level: "warn" });
  const opened = await openServerDatabase({ config: readConfig(), log, attach: "ifRunning" });
  const clock = await openProductClock({ database: opened.database, log });
  try {
    const tenant = await findTenant(opened.database, args.tenant);
    if (typeof tenant === "string") return complain(tenant);
    const ctx = { tenantId: tenant.id, db: opened.database.forTenant(tenant.id), clock };
    const report = await importPrograms(ctx, { text, isDryRun: args.isDryRun });
    process.stdout.write(`${args.file}\n${showProgramsReport(report)}`);
    return report.outcome === "refused" ? 1 : 0;
  } finally {
    await clock.close();
    await opened.close();
  }
}

function readArguments(): Arguments | string {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { tenant: { type: "string" }, "dry-run": { type: "boolean", default: false } },
    });
    const [file, ...more] = positionals;
    if (values.tenant === undefined) return `--tenant is missing\n${USAGE}`;
    if (file === undefined) return `no file is named\n${USAGE}`;
    if (more.length > 0) return `one file replaces all programs; name one\n${USAGE}`;
    return { tenant: values.tenant, isDryRun: values["dry-run"], file };
  } catch (error) {
    return `${(error as Error).message}\n${USAGE}`;
  }
}

function complain(message: string): number {
  process.stderr.write(`${message}\n`);
  return 2;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.exitCode = complain(`import failed: ${(error as Error).message}`);
}
