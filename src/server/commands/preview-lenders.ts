import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { findStockForLenders } from "#modules/inventory/server/stock-lists/stock-for-lenders.ts";
import { previewPrograms } from "#modules/underwriting/domain/programs/preview-programs.ts";
import { TYPICAL_APPLICANTS } from "#modules/underwriting/domain/programs/typical-applicants.ts";
import { parseTenantConfig } from "#modules/tenancy/domain/parse-tenant-config.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { readConfig } from "#platform/server/config/config.ts";
import { pinoLog } from "#platform/server/context/pino-log.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import { openServerDatabase } from "#platform/server/database/open-server-database.ts";
import { daysAfter } from "#platform/shared/time/days-after.ts";
import { findTenant } from "./find-tenant.ts";
import { showProgramPreview } from "./show-program-preview.ts";

const USAGE = "Usage: npm run lenders:preview -- --tenant <id> [--programs <file.json>] [--state <TX>]";

const CONDITIONS = { new: "NEW", certified: "CERTIFIED", used: "USED" } as const;

/** Exit codes: 0 shown, 2 the call or the programs were wrong. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { tenant: { type: "string" }, programs: { type: "string" }, state: { type: "string" } },
  });
  if (values.tenant === undefined) return complain(`--tenant is missing\n${USAGE}`);
  const opened = await openServerDatabase({
    config: readConfig(),
    log: pinoLog({ level: "warn" }),
    attach: "ifRunning",
  });
  try {
    const config = await configOf(opened.database, { ...values, tenant: values.tenant });
    if (typeof config === "string") return complain(config);
    process.stdout.write(await preview(opened.database, config, values.state ?? "TX"));
    return 0;
  } finally {
    await opened.close();
  }
}

/** The retailer's configuration, with other programs where a file names some; every problem with its field. */
async function configOf(
  database: Database,
  { tenant, programs }: { readonly tenant: string; readonly programs?: string | undefined },
): Promise<TenantConfig | string> {
  const row = await findTenant(database, tenant);
  if (typeof row === "string") return row;
  const stored = row.config as { readonly config?: object };
  const config =
    programs === undefined
      ? stored
      : {
          ...stored,
          config: { ...stored.config, lenders: { programs: JSON.parse(readFileSync(programs, "utf8")) } },
        };
  const parsed = parseTenantConfig(config);
  if (parsed.ok) return parsed.config;
  return parsed.errors.map(({ path, message }) => `${path} ${message}`).join("\n");
}

async function preview(database: Database, { id, config }: TenantConfig, state: string): Promise<string> {
  const stock = await database.forTenant(id).transaction((trx) => findStockForLenders(trx, { tenantId: id }));
  const now = new Date();
  const day = (date: Date): string => date.toISOString().slice(0, 10);
  const vehicles = stock.map((row) => ({
    vin: row.vin ?? row.id,
    year: row.year,
    make: row.make,
    model: row.model,
    mileage: row.mileage ?? 0,
    condition: CONDITIONS[row.condition],
    titleBrand: null,
    priceCents: row.price_cents,
    msrpCents: row.msrp_cents,
    invoiceCents: null,
    bookValueCents: null,
  }));
  const when = { contractDate: day(now), firstPaymentDate: day(daysAfter(now, 30)) };
  const rows = previewPrograms(config.lenders.programs, { vehicles, state, ...when }, TYPICAL_APPLICANTS);
  return showProgramPreview(rows);
}

function complain(message: string): number {
  process.stderr.write(`${message}\n`);
  return 2;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.exitCode = complain(`preview failed: ${(error as Error).message}`);
}
