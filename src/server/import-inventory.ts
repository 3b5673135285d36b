import { join } from "node:path";
import { parseArgs } from "node:util";
import { FEED_FORMATS } from "#modules/inventory/domain/import/feed-layout.ts";
import type { FeedDiff } from "#modules/inventory/server/import/apply-feed.ts";
import { importFeed, type ImportReport } from "#modules/inventory/server/import/import-feed.ts";
import { VinDecoder } from "#modules/inventory/server/import/vin-decoder.ts";
import { readConfig } from "#platform/server/config.ts";
import { siteOrigin } from "#modules/tenancy/domain/site-origin.ts";
import { systemIds } from "#platform/server/ids.ts";
import { openServerDatabase } from "#platform/server/open-server-database.ts";
import { pinoLog } from "#platform/server/pino-log.ts";
import { openProductClock } from "#platform/server/product-clock.ts";
import { isAppError } from "#platform/shared/app-error.ts";

const USAGE = `Usage: npm run inventory:import -- --tenant <id> [--rooftop <id>] [--format ${FEED_FORMATS.join("|")}]
       [--dry-run] [--allow-removals] <file> [<file> ...]`;

interface Arguments {
  readonly tenant: string;
  readonly rooftop: string | undefined;
  readonly format: string;
  readonly dryRun: boolean;
  readonly allowRemovals: boolean;
  readonly files: readonly string[];
}

/** Exit codes: 0 applied, 1 a file was refused, 2 the call was wrong. */
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
    const tenants = await opened.database.system.kysely
      .selectFrom("tenant")
      .select(["id", "slug", "hosts"])
      .execute();
    const tenant = tenants.find((row) => row.id === args.tenant || row.slug === args.tenant);
    if (tenant === undefined) {
      return complain(
        `tenant '${args.tenant}' does not exist; known: ${tenants.map((row) => row.id).join(", ") || "none (start the product once)"}`,
        2,
      );
    }
    const ctx = {
      tenantId: tenant.id,
      actor: { kind: "system" as const, name: "inventory-import" },
      db: opened.database.forTenant(tenant.id),
      clock,
      ids: systemIds(),
      log,
      correlationId: "inventory-import",
      siteOrigin: siteOrigin(tenant, {
        scheme: config.publicScheme,
        port: config.publicPort,
        listensOn: config.port,
      }),
      vinDecoder,
    };
    let exitCode = 0;
    for (const path of args.files) {
      const started = performance.now();
      const report = await importFeed(ctx, {
        path,
        format: args.format,
        allowRemovals: args.allowRemovals,
        dryRun: args.dryRun,
        ...(args.rooftop !== undefined && { rooftopId: args.rooftop }),
        onProgress: showProgress,
        onDiff: (diff) => showDiff(path, diff),
      });
      showReport(report, (performance.now() - started) / 1000);
      if (report.kind === "refused") exitCode = 1;
    }
    return exitCode;
  } finally {
    await vinDecoder.close();
    await clock.close();
    await opened.close();
  }
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
      },
    });
    if (values.tenant === undefined) return `--tenant is missing\n${USAGE}`;
    if (positionals.length === 0) return `no file is named\n${USAGE}`;
    if (!FEED_FORMATS.includes(values.format))
      return `--format '${values.format}' is not one of ${FEED_FORMATS.join(", ")}`;
    return {
      tenant: values.tenant,
      rooftop: values.rooftop,
      format: values.format,
      dryRun: values["dry-run"],
      allowRemovals: values["allow-removals"],
      files: positionals,
    };
  } catch (error) {
    return `${(error as Error).message}\n${USAGE}`;
  }
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

function showDiff(path: string, diff: FeedDiff): void {
  if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");
  process.stdout.write(
    `${path}\n  diff      ${diff.new} new, ${diff.changed} changed, ${diff.unchanged} unchanged, ${diff.vanished} vanished\n`,
  );
}

function showReport(report: ImportReport, seconds: number): void {
  const lines = [
    `  layout    ${report.layout}`,
    `  rows      ${report.rows} read, ${report.accepted} accepted, ${report.refused} refused`,
    `  result    ${resultOf(report)} in ${seconds.toFixed(1)} s (import ${report.importId})`,
  ];
  if (report.withheld !== undefined && report.kind === "applied") {
    lines.push(`  kept      ${report.diff.vanished} vanished vehicles stay on sale: ${report.withheld}`);
    lines.push(`            if the file is right, repeat with --allow-removals`);
  }
  for (const [warning, count] of report.warnings) lines.push(`  note      ${count} × ${warning}`);
  if (report.unmappedDealers.size > 0) {
    const names = [...report.unmappedDealers].map(([name, count]) => `${name} (${count})`);
    lines.push(
      `  dealers   without a rooftop of their own, put on the first one: ${names.slice(0, 12).join(", ")}`,
    );
    if (names.length > 12) lines.push(`            and ${names.length - 12} more`);
  }
  for (const refusal of report.refusals)
    lines.push(`  refused   row ${refusal.rowNumber}: ${refusal.reasons.join("; ")}`);
  if (report.refused > report.refusals.length)
    lines.push(`  refused   and ${report.refused - report.refusals.length} more`);
  if (report.refused > 0)
    lines.push(`  quarantine keeps every refused row with its reasons until the next file of this source`);
  process.stdout.write(`${lines.join("\n")}\n`);
}

function resultOf(report: ImportReport): string {
  if (report.kind === "refused") return `nothing imported: ${report.withheld ?? "no usable row"}`;
  if (report.kind === "dry-run") return "dry run, nothing changed";
  return `applied, ${report.removed} removed`;
}

try {
  process.exitCode = await main();
} catch (error) {
  const message = isAppError(error) ? error.details.message : (error as Error).message;
  process.exitCode = complain(`import failed: ${message}`, isAppError(error) ? 2 : 1);
}
