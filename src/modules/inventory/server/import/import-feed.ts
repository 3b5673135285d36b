import { basename } from "node:path";
import type { RequestContext } from "#platform/server/request-context.ts";
import { applyFeed, diffFeed, type FeedDiff } from "./apply-feed.ts";
import { openFeedFile, type FeedFile } from "./read-feed-file.ts";
import { resolveRooftops, type RooftopResolver } from "./resolve-rooftops.ts";
import { stageFeed, type Refusal, type StageResult } from "./stage-feed.ts";
import type { VinDecoder } from "./vin-decoder.ts";
import "../internal/import-tables.ts";

export type ImportContext = RequestContext & { readonly vinDecoder: VinDecoder };

export interface ImportInput {
  readonly path: string;
  /** Puts every row on this rooftop; otherwise the feed's dealer decides. */
  readonly rooftopId?: string;
  readonly format: string;
  /** Removes vanished stock even where the guards would withhold it. */
  readonly allowRemovals: boolean;
  /** Shows the diff and stops. */
  readonly dryRun: boolean;
  readonly onProgress?: (progress: {
    readonly rows: number;
    readonly read: number;
    readonly total: number;
  }) => void;
  /** Called with the diff before it is applied. */
  readonly onDiff?: (diff: FeedDiff) => void;
}

export interface ImportReport {
  readonly importId: string;
  readonly kind: "applied" | "refused" | "dry-run";
  readonly layout: string;
  readonly rows: number;
  readonly accepted: number;
  readonly refused: number;
  /** The first fifty; all of them are in quarantine. */
  readonly refusals: readonly Refusal[];
  readonly warnings: ReadonlyMap<string, number>;
  readonly unmappedDealers: ReadonlyMap<string, number>;
  readonly diff: FeedDiff;
  readonly removed: number;
  /** Why vanished stock stayed on sale, or why the whole file was refused. */
  readonly withheld: string | undefined;
}

const SHOWN_REFUSALS = 50;
const MAX_VANISHED_SHARE = 0.5;
const SMALL_STOCK = 10;

/**
 * Imports one full dealer file (GEN-07): stage, diff, then apply everything in one transaction.
 * A repeated import changes nothing; an empty or cut file never removes stock.
 */
export async function importFeed(ctx: ImportContext, input: ImportInput): Promise<ImportReport> {
  const rooftops = await resolveRooftops(ctx, input.rooftopId);
  const file = await openFeedFile(input.path);
  const importId = ctx.ids.next("imp");
  await startImport(ctx, importId, input);
  try {
    return await runImport(ctx, { importId, input, rooftops, file });
  } finally {
    await ctx.db.transaction(async (trx) => {
      await trx
        .deleteFrom("inventory_staging")
        .where("tenant_id", "=", ctx.tenantId)
        .where("import_id", "=", importId)
        .execute();
    });
  }
}

interface Run {
  readonly importId: string;
  readonly input: ImportInput;
  readonly rooftops: RooftopResolver;
  readonly file: FeedFile;
}

async function runImport(ctx: ImportContext, run: Run): Promise<ImportReport> {
  const { importId, input, rooftops, file } = run;
  const refusals: Refusal[] = [];
  const staged = await stageFeed(ctx, file.rows(), {
    importId,
    format: input.format,
    rooftopOf: rooftops.rooftopOf,
    decode: (vin) => ctx.vinDecoder.decode(vin),
    isDamaged: () => file.damage.reason !== undefined && !input.allowRemovals,
    onRow: (rows) => input.onProgress?.({ rows, ...file.progress() }),
    onRefused: (refusal) => {
      if (refusals.length < SHOWN_REFUSALS) refusals.push(refusal);
    },
  });
  const source = sourceOf(staged, input);
  const diff = await diffFeed(ctx, { importId, source });
  input.onDiff?.(diff);
  const kind = staged.accepted === 0 ? "refused" : input.dryRun ? "dry-run" : "applied";
  const withheld = reasonToWithhold({ staged, diff, file, allow: input.allowRemovals });
  const removed = await finishImport(ctx, { importId, source, staged, diff, kind, withheld });
  return {
    importId,
    kind,
    layout: staged.mapping?.layout.label ?? "unknown",
    rows: staged.rows,
    accepted: staged.accepted,
    refused: staged.refused,
    refusals,
    warnings: staged.warnings,
    unmappedDealers: rooftops.unmapped,
    diff,
    removed,
    withheld,
  };
}

function sourceOf(staged: StageResult, input: ImportInput): string {
  return `feed:${staged.mapping?.layout.name ?? "unknown"}${input.rooftopId === undefined ? "" : `:${input.rooftopId}`}`;
}

function reasonToWithhold(facts: {
  staged: StageResult;
  diff: FeedDiff;
  file: FeedFile;
  allow: boolean;
}): string | undefined {
  const { staged, diff, file } = facts;
  if (staged.mapping === undefined) return file.damage.reason ?? "no known layout fits the first row";
  if (staged.accepted === 0) return file.damage.reason ?? "no row of the file is usable";
  if (facts.allow || diff.vanished === 0) return undefined;
  if (file.damage.reason !== undefined) return file.damage.reason;
  const share = diff.vanished / diff.onSaleBefore;
  if (diff.onSaleBefore > SMALL_STOCK && share > MAX_VANISHED_SHARE) {
    return `${Math.round(share * 100)} % of the stock is missing from this file`;
  }
  return undefined;
}

async function startImport(ctx: ImportContext, importId: string, input: ImportInput): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    await trx
      .insertInto("inventory_import")
      .values({
        tenant_id: ctx.tenantId,
        id: importId,
        source: "",
        file_name: basename(input.path),
        layout: input.format,
        state: "staging",
        removals_withheld: null,
        started_at: ctx.clock.now(),
        finished_at: null,
      })
      .execute();
  });
}

interface Finish {
  readonly importId: string;
  readonly source: string;
  readonly staged: StageResult;
  readonly diff: FeedDiff;
  readonly kind: ImportReport["kind"];
  readonly withheld: string | undefined;
}

/** Applies and records in one transaction, and drops the quarantine of older files of the source. */
async function finishImport(ctx: ImportContext, finish: Finish): Promise<number> {
  return ctx.db.transaction(async (trx) => {
    const remove = finish.withheld === undefined;
    const removed = finish.kind === "applied" ? await applyFeed(trx, ctx, { ...finish, remove }) : 0;
    await trx
      .updateTable("inventory_import")
      .set({
        source: finish.source,
        layout: finish.staged.mapping?.layout.name ?? "unknown",
        state: finish.kind === "applied" ? "applied" : "refused",
        rows_read: finish.staged.rows,
        rows_refused: finish.staged.refused,
        new_count: finish.diff.new,
        changed_count: finish.diff.changed,
        unchanged_count: finish.diff.unchanged,
        vanished_count: finish.diff.vanished,
        removed_count: removed,
        removals_withheld: finish.withheld ?? null,
        finished_at: ctx.clock.now(),
      })
      .where("tenant_id", "=", ctx.tenantId)
      .where("id", "=", finish.importId)
      .execute();
    if (finish.kind !== "applied") return removed;
    await trx
      .deleteFrom("inventory_quarantine")
      .where("tenant_id", "=", ctx.tenantId)
      .where("import_id", "in", (eb) =>
        eb
          .selectFrom("inventory_import")
          .select("id")
          .where("tenant_id", "=", ctx.tenantId)
          .where("source", "=", finish.source)
          .where("id", "!=", finish.importId),
      )
      .execute();
    return removed;
  });
}
