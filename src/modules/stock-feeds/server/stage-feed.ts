import { hash } from "node:crypto";
import { sql } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { detectFeedMapping, type FeedMapping } from "../domain/feed-layout.ts";
import { identityKey, type FeedVehicle } from "../domain/feed-vehicle.ts";
import { readFeedRow } from "../domain/read-feed-row.ts";
import { textOf } from "../domain/feed-values.ts";
import type { Refusal } from "../domain/import-report.ts";
import { reportPhotos } from "#modules/inventory/domain/condition/condition-report.ts";
import { checkVin, vinModelYear } from "#modules/inventory/domain/vin.ts";
import { NAMED_TWICE, quarantine } from "./quarantine.ts";
import type { RawRow } from "./read-feed-file.ts";
import type { FileEnd } from "./split-separated-rows.ts";
import type { VinFacts } from "./vin-decoder.ts";
import "./internal/import-tables.ts";
import { columnsOf } from "./internal/columns-of.ts";

const BATCH = 1_000;
const MAX_RAW = 2_000;

interface StagedVehicle {
  readonly key: string;
  readonly rowNumber: number;
  readonly rooftopId: string;
  readonly vin: string | null;
  readonly claimedVin: string | null;
  readonly stockNumber: string | null;
  readonly hash: string;
  /** The vehicle's columns, as `vehicle` stores them. */
  readonly json: string;
}

interface StageOptions {
  readonly importId: string;
  readonly format: string;
  readonly rooftopOf: (dealer: string | null) => string;
  readonly decode: (vin: string) => Promise<VinFacts>;
  /** How the file ended; true once the rows are through. A last row without a line end may still cut it off. */
  readonly end: FileEnd;
  /** The retailer says that the file is whole whatever it looks like. */
  readonly isTrusted: boolean;
  /** Origins whose photos are shown. */
  readonly imageHosts: readonly string[];
  readonly onRow: (rows: number) => void;
  readonly onRefused: (refusal: Refusal) => void;
}

export interface StageResult {
  readonly mapping: FeedMapping | undefined;
  readonly rows: number;
  readonly accepted: number;
  readonly refused: number;
  /** What was left out or looked odd, with row counts. */
  readonly warnings: ReadonlyMap<string, number>;
  /** Rows that were refused because VIN and stock number changed places. */
  readonly exchangedKeys: number;
  /** Rows whose VIN tells a model year, and those that say another one. */
  readonly yearTold: number;
  readonly yearContradicted: number;
  /** What refused rows name: those cars are not missing from the file. */
  readonly mentions: Mentions;
}

export interface Mentions {
  readonly vins: Set<string>;
  readonly stockNumbers: Set<string>;
}

interface Progress {
  rows: number;
  accepted: number;
  refused: number;
  readonly warnings: Map<string, number>;
  exchangedKeys: number;
  yearTold: number;
  yearContradicted: number;
  readonly mentions: Mentions;
  staged: StagedVehicle[];
  refusals: Refusal[];
}

const noProgress = (): Progress => ({
  rows: 0,
  accepted: 0,
  refused: 0,
  warnings: new Map(),
  exchangedKeys: 0,
  yearTold: 0,
  yearContradicted: 0,
  mentions: { vins: new Set(), stockNumbers: new Set() },
  staged: [],
  refusals: [],
});

/**
 * Reads every row once and writes it to staging or to quarantine, in batches, in constant memory.
 * Nothing on sale changes here.
 */
export async function stageFeed(
  ctx: RequestContext,
  rows: AsyncIterable<RawRow>,
  options: StageOptions,
): Promise<StageResult> {
  const progress = noProgress();
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
    const { end } = options;
    if (end.isOpen && held.cells.length !== mapping.width)
      end.reason ??= "the last line has no line end and too few columns: the file is cut off";
    if (end.reason !== undefined && !options.isTrusted) {
      progress.rows += 1;
      refuse(held, ["is the last row of a file that may be cut off"], { mapping, options, progress });
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
  if (result.kind === "refused") {
    if (result.hasExchangedKeys) progress.exchangedKeys += 1;
    return refuse(row, result.reasons, reading);
  }
  const vehicle = await fillGaps(result.vehicle, row, reading);
  compareYears(progress, result.vehicle);
  const missing = [
    vehicle.year === null && "year",
    vehicle.make === null && "make",
    vehicle.model === null && "model",
  ];
  const reasons = missing
    .filter((name) => name !== false)
    .map((name) => `has no ${name} and its VIN does not tell`);
  if (reasons.length > 0) return refuse(row, reasons, reading);
  for (const warning of [...vehicle.warnings, ...hiddenPhotos(vehicle, options.imageHosts)])
    progress.warnings.set(warning, (progress.warnings.get(warning) ?? 0) + 1);
  const rooftopId = options.rooftopOf(vehicle.dealer);
  const json = JSON.stringify(columnsOf(vehicle, rooftopId));
  progress.staged.push({
    key: identityKey(vehicle.identity, rooftopId),
    rowNumber: row.number,
    rooftopId,
    vin: vehicle.vin,
    claimedVin: vehicle.claimedVin,
    stockNumber: vehicle.stockNumber,
    hash: hash("sha256", json, "base64url"),
    json,
  });
}

/** Makers bring a model year out early, never two years; heavy trucks repeat after thirty. */
function compareYears(progress: Progress, { vin, year }: FeedVehicle): void {
  const told = vin === null ? null : vinModelYear(vin);
  if (told === null || year === null) return;
  progress.yearTold += 1;
  if (Math.abs(told - year) % 30 > 1) progress.yearContradicted += 1;
}

/** Pages show photos of the retailer's own hosts only (`inventory.imageHosts`), so the retailer should know. */
function hiddenPhotos(vehicle: FeedVehicle, imageHosts: readonly string[]): string[] {
  const photos = [
    ...vehicle.photos,
    ...(vehicle.conditionReport ? reportPhotos(vehicle.conditionReport) : []),
  ];
  const hosts = new Set(photos.map((photo) => URL.parse(photo)?.origin ?? "no host"));
  return [...hosts]
    .filter((host) => !imageHosts.includes(host))
    .map((host) => `photos of ${host.slice(0, 80)} are not shown: it is not one of inventory.imageHosts`);
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
  { mapping, options, progress }: Pick<Reading, "mapping" | "options" | "progress">,
): void {
  progress.refused += 1;
  mention(progress.mentions, row, mapping);
  const refusal = { rowNumber: row.number, reasons, raw: JSON.stringify(row.cells).slice(0, MAX_RAW) };
  progress.refusals.push(refusal);
  options.onRefused(refusal);
}

/** A refused row still says that its car is there. */
function mention({ vins, stockNumbers }: Mentions, row: RawRow, mapping: FeedMapping): void {
  for (const cell of row.cells) {
    const vin = cell.length < 40 ? checkVin(cell) : null;
    if (vin?.kind === "valid") vins.add(vin.vin);
  }
  const column = mapping.columns.get("stockNumber")?.[0];
  const stockNumber =
    row.cells.length === mapping.width && column !== undefined ? textOf(row.cells[column] ?? "", 40) : null;
  if (stockNumber !== null) stockNumbers.add(stockNumber);
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
        insert into inventory_staging (tenant_id, import_id, identity_key, row_number, rooftop_id, vin, claimed_vin,
          stock_number, feed_hash, vehicle)
        select ${ctx.tenantId}, ${importId}, key, row_number, rooftop_id, vin, claimed_vin, stock_number, hash, vehicle
        from unnest(${staged.map((row) => row.key)}::text[], ${staged.map((row) => row.rowNumber)}::int[],
          ${staged.map((row) => row.rooftopId)}::text[], ${staged.map((row) => row.vin)}::text[],
          ${staged.map((row) => row.claimedVin)}::text[], ${staged.map((row) => row.stockNumber)}::text[],
          ${staged.map((row) => row.hash)}::text[], ${staged.map((row) => row.json)}::jsonb[])
          as batch (key, row_number, rooftop_id, vin, claimed_vin, stock_number, hash, vehicle)
        on conflict do nothing returning row_number`.execute(trx);
      const kept = new Set(written.rows.map((row) => row.row_number));
      twice = staged
        .filter((row) => !kept.has(row.rowNumber))
        .map((row) => ({
          rowNumber: row.rowNumber,
          reasons: [NAMED_TWICE],
          raw: row.key,
        }));
    }
    await quarantine(trx, { tenantId: ctx.tenantId, importId }, [...batch.refusals, ...twice]);
    // A lease: whoever finds it old may clean up after this process.
    await sql`update inventory_import set alive_at = clock_timestamp()
      where tenant_id = ${ctx.tenantId} and id = ${importId}`.execute(trx);
    return twice;
  });
}
