import { hash } from "node:crypto";
import { sql } from "kysely";
import type { RequestContext } from "#platform/server/request-context.ts";
import { detectFeedMapping, type FeedMapping } from "../../domain/import/feed-layout.ts";
import { identityKey, type FeedVehicle } from "../../domain/import/feed-vehicle.ts";
import { readFeedRow } from "../../domain/import/read-feed-row.ts";
import { BODY_STYLES } from "../../domain/vehicle.ts";
import type { RawRow } from "./read-feed-file.ts";
import type { VinFacts } from "./vin-decoder.ts";
import "../internal/import-tables.ts";

const BATCH = 1_000;
const MAX_RAW = 2_000;

export interface Refusal {
  readonly rowNumber: number;
  readonly reasons: readonly string[];
  readonly raw: string;
}

export interface StagedVehicle {
  readonly key: string;
  readonly rowNumber: number;
  readonly hash: string;
  /** The vehicle's columns, as `vehicle` stores them. */
  readonly json: string;
}

export interface StageOptions {
  readonly importId: string;
  readonly format: string;
  readonly rooftopOf: (dealer: string | null) => string;
  readonly decode: (vin: string) => Promise<VinFacts>;
  /** Rows after which the file cannot be trusted; asked once the rows are through. */
  readonly isDamaged: () => boolean;
  readonly onRow: (rows: number) => void;
  readonly onRefused: (refusal: Refusal) => void;
}

export interface StageResult {
  readonly mapping: FeedMapping | undefined;
  readonly rows: number;
  readonly accepted: number;
  readonly refused: number;
  /** Dealer names without a rooftop of their own, with their row counts. */
  readonly warnings: ReadonlyMap<string, number>;
}

interface Progress {
  rows: number;
  accepted: number;
  refused: number;
  readonly warnings: Map<string, number>;
  staged: StagedVehicle[];
  refusals: Refusal[];
}

/**
 * Reads every row once and writes it to staging or to quarantine, in batches, in constant memory.
 * Nothing on sale changes here.
 */
export async function stageFeed(
  ctx: RequestContext,
  rows: AsyncIterable<RawRow>,
  options: StageOptions,
): Promise<StageResult> {
  const progress: Progress = {
    rows: 0,
    accepted: 0,
    refused: 0,
    warnings: new Map(),
    staged: [],
    refusals: [],
  };
  const latestYear = ctx.clock.now().getUTCFullYear() + 2;
  let mapping: FeedMapping | undefined;
  let held: RawRow | undefined;
  for await (const row of rows) {
    if (mapping === undefined) {
      mapping = detectFeedMapping(row.cells, options.format);
      if (mapping === undefined) return { mapping, ...progress };
      if (mapping.hasHeader) continue;
    }
    // One row behind: the last row of a cut file may be half a row that looks whole.
    if (held !== undefined) await readOne(held, { mapping, latestYear, options, progress });
    held = row;
    if (progress.staged.length >= BATCH || progress.refusals.length >= BATCH)
      await flush(ctx, options, progress);
  }
  if (held !== undefined && mapping !== undefined) {
    if (options.isDamaged()) {
      progress.rows += 1;
      refuse(held, ["is the last row of a file that may be cut off"], { options, progress });
    } else await readOne(held, { mapping, latestYear, options, progress });
  }
  await flush(ctx, options, progress);
  return { mapping, ...progress };
}

interface Reading {
  readonly mapping: FeedMapping;
  readonly latestYear: number;
  readonly options: StageOptions;
  readonly progress: Progress;
}

async function readOne(row: RawRow, reading: Reading): Promise<void> {
  const { mapping, latestYear, options, progress } = reading;
  progress.rows += 1;
  options.onRow(progress.rows);
  const result = readFeedRow(row.cells, mapping, latestYear);
  if (result.kind === "refused") return refuse(row, result.reasons, reading);
  const vehicle = await fillGaps(result.vehicle, row, reading);
  const missing = [
    vehicle.year === null && "year",
    vehicle.make === null && "make",
    vehicle.model === null && "model",
  ];
  const reasons = missing
    .filter((name) => name !== false)
    .map((name) => `has no ${name} and its VIN does not tell`);
  if (reasons.length > 0) return refuse(row, reasons, reading);
  for (const warning of vehicle.warnings)
    progress.warnings.set(warning, (progress.warnings.get(warning) ?? 0) + 1);
  const rooftopId = options.rooftopOf(vehicle.dealer);
  const json = JSON.stringify(columnsOf(vehicle, rooftopId));
  progress.staged.push({
    key: identityKey(vehicle.identity, rooftopId),
    rowNumber: row.number,
    hash: hash("sha256", json, "base64url"),
    json,
  });
}

/** Make, model, year and body come from the VIN only where the feed is silent. */
async function fillGaps(vehicle: FeedVehicle, row: RawRow, reading: Reading): Promise<FeedVehicle> {
  const isComplete =
    vehicle.make !== null && vehicle.model !== null && vehicle.year !== null && vehicle.bodyStyle !== null;
  const vinText = vehicle.vin ?? vinTextOf(row, reading.mapping);
  if (isComplete || vinText.length !== 17) return vehicle;
  const facts = await reading.options.decode(vinText);
  return {
    ...vehicle,
    make: vehicle.make ?? facts.make,
    model: vehicle.model ?? facts.model,
    year: vehicle.year ?? facts.year,
    bodyStyle: vehicle.bodyStyle ?? facts.bodyStyle,
    fuel: vehicle.fuel ?? facts.fuel,
    doors: vehicle.doors ?? facts.doors,
  };
}

function vinTextOf(row: RawRow, mapping: FeedMapping): string {
  const column = mapping.columns.get("vin")?.[0];
  return column === undefined ? "" : (row.cells[column] ?? "").trim();
}

function refuse(
  row: RawRow,
  reasons: readonly string[],
  { options, progress }: Pick<Reading, "options" | "progress">,
): void {
  progress.refused += 1;
  const refusal = { rowNumber: row.number, reasons, raw: JSON.stringify(row.cells).slice(0, MAX_RAW) };
  progress.refusals.push(refusal);
  options.onRefused(refusal);
}

const COLUMN_NAMES = {
  vin: "vin",
  stockNumber: "stock_number",
  condition: "condition",
  year: "year",
  make: "make",
  model: "model",
  trim: "trim",
  bodyStyle: "body_style",
  drivetrain: "drivetrain",
  fuel: "fuel",
  transmission: "transmission",
  engine: "engine",
  doors: "doors",
  mpgCity: "mpg_city",
  mpgHighway: "mpg_highway",
  exteriorColor: "exterior_color",
  interiorColor: "interior_color",
  mileage: "mileage",
  priceCents: "price_cents",
  msrpCents: "msrp_cents",
  features: "features",
  photos: "photos",
  description: "description",
  stockLabel: "stock_label",
  kbbPriceIndicator: "kbb_price_indicator",
  availability: "availability",
} as const satisfies Partial<Record<keyof FeedVehicle, string>>;

function columnsOf(vehicle: FeedVehicle, rooftopId: string): Record<string, unknown> {
  const columns: Record<string, unknown> = { rooftop_id: rooftopId };
  for (const [field, column] of Object.entries(COLUMN_NAMES))
    columns[column] = vehicle[field as keyof FeedVehicle];
  if (!BODY_STYLES.includes(columns["body_style"] as never)) columns["body_style"] = null;
  return columns;
}

async function flush(ctx: RequestContext, options: StageOptions, progress: Progress): Promise<void> {
  const { staged, refusals } = progress;
  progress.staged = [];
  progress.refusals = [];
  const twice = await writeBatch(ctx, options.importId, { staged, refusals });
  progress.accepted += staged.length - twice.length;
  progress.refused += twice.length;
  for (const refusal of twice) options.onRefused(refusal);
}

/** Writes one batch; returns the rows whose vehicle the file had named before. */
async function writeBatch(
  ctx: RequestContext,
  importId: string,
  batch: { readonly staged: readonly StagedVehicle[]; readonly refusals: readonly Refusal[] },
): Promise<Refusal[]> {
  return ctx.db.transaction(async (trx) => {
    const { staged } = batch;
    let twice: Refusal[] = [];
    if (staged.length > 0) {
      const written = await sql<{ row_number: number }>`
        insert into inventory_staging (tenant_id, import_id, identity_key, row_number, feed_hash, vehicle)
        select ${ctx.tenantId}, ${importId}, key, row_number, hash, vehicle
        from unnest(${staged.map((row) => row.key)}::text[], ${staged.map((row) => row.rowNumber)}::int[],
          ${staged.map((row) => row.hash)}::text[], ${staged.map((row) => row.json)}::jsonb[])
          as batch (key, row_number, hash, vehicle)
        on conflict do nothing returning row_number`.execute(trx);
      const kept = new Set(written.rows.map((row) => row.row_number));
      twice = staged
        .filter((row) => !kept.has(row.rowNumber))
        .map((row) => ({
          rowNumber: row.rowNumber,
          reasons: ["names a vehicle that an earlier row has named"],
          raw: row.key,
        }));
    }
    const refusals = [...batch.refusals, ...twice];
    for (let start = 0; start < refusals.length; start += BATCH) {
      const values = refusals.slice(start, start + BATCH).map((refusal) => ({
        tenant_id: ctx.tenantId,
        import_id: importId,
        row_number: refusal.rowNumber,
        reasons: [...refusal.reasons],
        raw: refusal.raw,
      }));
      await trx.insertInto("inventory_quarantine").values(values).execute();
    }
    return twice;
  });
}
