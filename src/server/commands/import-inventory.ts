import { join } from "node:path";
import { parseArgs } from "node:util";
import { FEED_FORMATS } from "#modules/stock-feeds/domain/feed-layout.ts";
import { importExitCode } from "#modules/stock-feeds/domain/import-report.ts";
import { importFeed, type ImportContext } from "#modules/stock-feeds/server/import-feed.ts";
import { getImportReport, listImports } from "#modules/stock-feeds/server/list-imports.ts";
import { VinDecoder } from "#modules/stock-feeds/server/vin-decoder.ts";
import { readConfig } from "#platform/server/config/config.ts";
import { siteOrigin } from "#modules/tenancy/domain/site-origin.ts";
import { systemIds } from "#platform/server/context/ids.ts";
import { openServerDatabase } from "#platform/server/database/open-server-database.ts";
import { pinoLog } from "#platform/server/context/pino-log.ts";
import { openProductClock } from "#platform/server/context/product-clock.ts";
import { isAppError } from "#platform/shared/app-error.ts";
import { parseTenantConfig } from "#modules/tenancy/domain/parse-tenant-config.ts";
import { findTenant } from "./find-tenant.ts";
import { showImportList, showImportReport } from "./show-import-report.ts";
import { publicAddress } from "../composition/public-address.ts";

const USAGE = `Usage: npm run inventory:import -- --tenant <id> [--rooftop <id>] [--format ${FEED_FORMATS.join("|")}]
       [--dry-run] [--allow-removals] [--allow-changes] <file> [<file> ...]
   or: npm run inventory:import -- --tenant <id> --reports
   or: npm run inventory:import -- --tenant <id> --report <import id>`;
const LISTED = 30;
/** Of several files the gravest answer counts: refused, held back, removals kept, rows refused. */
const GRAVEST = [1, 3, 4, 5, 0];

interface Arguments {
  readonly tenant: string;
  readonly rooftop: string | undefined;
  readonly format: string;
  readonly dryRun: boolean;
  readonly allowRemovals: boolean;
  readonly allowChanges: boolean;
  readonly reports: boolean;
  readonly report: string | undefined;
  readonly files: readonly string[];
}

/** Exit codes: 2 the call was wrong, else those of `importExitCode`. */
async function main(): Promise<number> {
  const args = readArguments();
  if (typeof args === "string") return complain(args, 2);
  const config = readConfig();
  const log = pinoLog({ level: "warn" });
  const opened = await openServerDatabase({ config, log, attach: "ifRunning" });
  const clock = await openProductClock({ database: opened.database, log });
  const vinDecoder = new VinDecoder({
    database: opened.database,
    folder: join(config.dataDir, "vin-decoder"),
    now: () => clock.now(),
  });
  try {
    const tenant = await findTenant(opened.database, args.tenant);
    if (typeof tenant === "string") return complain(tenant, 2);
    const address = publicAddress(config);
    const parsed = parseTenantConfig(tenant.config);
    if (!parsed.ok) return complain(`the configuration of '${tenant.id}' is not valid`, 2);
    const ctx = {
      tenant: parsed.config,
      tenantId: tenant.id,
      actor: { kind: "system" as const, name: "inventory-import" },
      db: opened.database.forTenant(tenant.id),
      clock,
      ids: systemIds(),
      log,
      correlationId: "inventory-import",
      siteOrigin: siteOrigin(tenant, address),
      vinDecoder,
    };
    return await answer(ctx, args);
  } finally {
    await vinDecoder.close();
    await clock.close();
    await opened.close();
  }
}

/** Imports the files, or shows what was imported before. */
async function answer(ctx: ImportContext, args: Arguments): Promise<number> {
  if (args.reports) return say(showImportList(await listImports(ctx, LISTED)));
  if (args.report !== undefined) {
    const report = await getImportReport(ctx, args.report);
    return report === undefined
      ? complain(`import '${args.report}' is unknown or has no report; --reports lists them`, 2)
      : say(showImportReport(report));
  }
  return importFiles(ctx, args);
}

async function importFiles(ctx: ImportContext, args: Arguments): Promise<number> {
  const exitCodes: number[] = [];
  for (const path of args.files) {
    const started = performance.now();
    const report = await importFeed(ctx, {
      path,
      format: args.format,
      allowRemovals: args.allowRemovals,
      allowChanges: args.allowChanges,
      dryRun: args.dryRun,
      ...(args.rooftop !== undefined && { rooftopId: args.rooftop }),
      onProgress: showProgress,
    });
    if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    say(`${path} in ${seconds} s\n${showImportReport(report)}`);
    exitCodes.push(importExitCode(report));
  }
  return GRAVEST.find((code) => exitCodes.includes(code)) ?? 0;
}

function readArguments(): Arguments | string {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        tenant: { type: "string" },
        rooftop: { type: "string" },
        format: { type: "string", default: "auto" },
        "dry-run": { type: "boolean", default: false },
        "allow-removals": { type: "boolean", default: false },
        "allow-changes": { type: "boolean", default: false },
        reports: { type: "boolean", default: false },
        report: { type: "string" },
      },
    });
    if (values.tenant === undefined) return `--tenant is missing\n${USAGE}`;
    const readsReports = values.reports || values.report !== undefined;
    if (positionals.length === 0 && !readsReports) return `no file is named\n${USAGE}`;
    if (!FEED_FORMATS.includes(values.format))
      return `--format '${values.format}' is not one of ${FEED_FORMATS.join(", ")}`;
    return {
      tenant: values.tenant,
      rooftop: values.rooftop,
      format: values.format,
      dryRun: values["dry-run"],
      allowRemovals: values["allow-removals"],
      allowChanges: values["allow-changes"],
      reports: values.reports,
      report: values.report,
      files: positionals,
    };
  } catch (error) {
    return `${(error as Error).message}\n${USAGE}`;
  }
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

function complain(message: string, code: number): number {
  process.stderr.write(`${message}\n`);
  return code;
}

let lastShown = 0;

/** One line that rewrites itself on a terminal; silent when the output is a file. */
function showProgress({ rows, read, total }: { rows: number; read: number; total: number }): void {
  if (!process.stderr.isTTY || performance.now() - lastShown < 100) return;
  lastShown = performance.now();
  const share = total === 0 ? 1 : Math.min(1, read / total);
  const bar = "█".repeat(Math.round(share * 30)).padEnd(30, "░");
  process.stderr.write(`\r${bar} ${String(Math.round(share * 100)).padStart(3)} %  ${rows} rows`);
}

try {
  process.exitCode = await main();
} catch (error) {
  const message = isAppError(error) ? error.details.message : (error as Error).message;
  process.exitCode = complain(`import failed: ${message}`, isAppError(error) ? 2 : 1);
}
