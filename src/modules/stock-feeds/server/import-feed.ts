import { basename } from "node:path";
import { sql } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { countPriceStandings } from "#modules/inventory/server/count-price-standings.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { feedFaults, type FeedFault } from "../domain/feed-faults.ts";
import type { FeedDiff, ImportKind, ImportReport, Refusal } from "../domain/import-report.ts";
import { UNREADABLE_PRICE } from "../domain/read-feed-row.ts";
import { planRemovals, type RemovalPlan } from "../domain/removals.ts";
import { applyFeed, diffFeed } from "./apply-feed.ts";
import { cleanUpImports } from "./clean-up-imports.ts";
import { countFeedFacts, countReborn } from "./count-feed-facts.ts";
import { finishImport, isSameFileAgain, rooftopsOfFile, startImport } from "./import-records.ts";
import { matchFeed, refuseCollisions } from "./match-feed.ts";
import { openFeedFile, type FeedFile } from "./read-feed-file.ts";
import { resolveRooftops, type RooftopResolver } from "./resolve-rooftops.ts";
import { stageFeed, type StageResult } from "./stage-feed.ts";
import { countVanished, removeVanished, type VanishedScope } from "./vanished-stock.ts";
import type { VinDecoder } from "./vin-decoder.ts";
import "./internal/import-tables.ts";

export type ImportContext = RequestContext & {
  readonly vinDecoder: VinDecoder;
  readonly tenant: Pick<TenantConfig, "config">;
};

export interface ImportInput {
  readonly path: string;
  /** Puts every row on this rooftop; otherwise the feed's dealer decides. */
  readonly rooftopId?: string;
  readonly format: string;
  /** Removes vanished stock even where the guards would withhold it. */
  readonly allowRemovals: boolean;
  /** Applies the file even where the guards would hold it back. */
  readonly allowChanges?: boolean;
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

const SHOWN_REFUSALS = 50;

/**
 * Imports one full dealer file (GEN-07): stage, match, diff, check, then apply everything in one transaction.
 * A repeated import changes nothing; a file that looks wrong is held back whole; one that is not whole never
 * removes stock.
 */
export async function importFeed(ctx: ImportContext, input: ImportInput): Promise<ImportReport> {
  const rooftops = await resolveRooftops(ctx, input.rooftopId);
  await cleanUpImports(ctx);
  const file = await openFeedFile(input.path);
  const importId = ctx.ids.next("imp");
  await startImport(ctx, { importId, path: input.path, format: input.format, hash: file.hash });
  try {
    const refusals: Refusal[] = [];
    const staged = await stageRows(ctx, { importId, input, rooftops, file, refusals });
    return await ctx.db.transaction((trx) =>
      settle(trx, ctx, { importId, input, rooftops, file, staged, refusals }),
    );
  } finally {
    await ctx.db.transaction(async (trx) => {
      for (const table of ["inventory_staging", "inventory_match"] as const)
        await trx
          .deleteFrom(table)
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
  /** The first ones, for the report. */
  readonly refusals: Refusal[];
}

function stageRows(
  ctx: ImportContext,
  { importId, input, rooftops, file, refusals }: Run,
): Promise<StageResult> {
  return stageFeed(ctx, file.rows(), {
    importId,
    format: input.format,
    rooftopOf: rooftops.rooftopOf,
    decode: (vin) => ctx.vinDecoder.decode(vin),
    end: file.end,
    isTrusted: input.allowRemovals,
    imageHosts: ctx.tenant.config.inventory.imageHosts,
    onRow: (rows) => input.onProgress?.({ rows, ...file.progress() }),
    onRefused: (refusal) => {
      if (refusals.length < SHOWN_REFUSALS) refusals.push(refusal);
    },
  });
}

interface Staged extends Run {
  readonly staged: StageResult;
}

/** Everything between the last row read and the report, so that files of one retailer settle one after the other. */
async function settle(trx: TenantTransaction, ctx: ImportContext, run: Staged): Promise<ImportReport> {
  await waitForTurn(trx, ctx);
  await planForBatch(trx);
  const { importId, input, staged, file } = run;
  const { mentions } = staged;
  const scope = { tenantId: ctx.tenantId, importId };
  const repeated = await matchFeed(trx, scope, mentions);
  const { named, covered } = await rooftopsOfFile(trx, ctx, { importId, forced: input.rooftopId });
  const { filesToAgree } = ctx.tenant.config.inventory.importGuards;
  const where: VanishedScope = { ...scope, rooftops: covered, mentions, filesToAgree };
  const vanished = await countVanished(trx, where);
  const diff = { ...(await diffFeed(trx, scope)), vanished: vanished.newly + vanished.pending };
  input.onDiff?.(diff);
  const faults = input.allowChanges === true ? [] : await faultsOf(trx, ctx, run);
  const refusedBecause = reasonToRefuse(run, faults);
  const kind = kindOf(run, { faults, refusedBecause });
  const plan = planRemovals(vanished, {
    allow: input.allowRemovals,
    incomplete: reasonIncomplete(ctx, run),
    maximumPercent: ctx.tenant.config.inventory.importGuards.maximumRemovalPercent,
  });
  let removed = 0;
  const refused = [...repeated];
  if (kind === "applied") {
    const isRepeated = await isSameFileAgain(trx, ctx, { rooftops: named, hash: file.hash });
    const counts = !isRepeated && (plan.kind !== "confirmed-only" || plan.counts);
    removed = await removeVanished(trx, ctx, { ...where, plan, counts });
    refused.push(...(await refuseCollisions(trx, scope)));
    await applyFeed(trx, ctx, scope);
    await countPriceStandings(trx, ctx.tenantId);
  }
  const report = reportOf(run, { kind, diff, refused, removed, faults, refusedBecause, plan });
  await finishImport(trx, ctx, {
    report,
    layoutName: staged.mapping?.layout.name ?? "unknown",
    source: input.rooftopId === undefined ? "feed" : `feed:${input.rooftopId}`,
    rooftops: named,
  });
  return report;
}

async function waitForTurn(trx: TenantTransaction, { tenantId }: ImportContext): Promise<void> {
  const lock = `inventory-import:${tenantId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(trx);
}

/**
 * The planner has no statistics of rows that were staged a moment ago, takes them for few and looks each one up in
 * all others: told otherwise, it hashes. A batch may also take longer than a request.
 */
async function planForBatch(trx: TenantTransaction): Promise<void> {
  await sql`select set_config('enable_nestloop', 'off', true), set_config('jit', 'off', true),
    set_config('statement_timeout', '600000', true)`.execute(trx);
}

async function faultsOf(
  trx: TenantTransaction,
  ctx: ImportContext,
  run: Staged,
): Promise<readonly FeedFault[]> {
  const { importGuards } = ctx.tenant.config.inventory;
  const scope = { tenantId: ctx.tenantId, importId: run.importId };
  const { exchangedKeys, yearTold, yearContradicted, warnings } = run.staged;
  const counted = await countFeedFacts(trx, scope, importGuards);
  const facts = {
    ...counted,
    reborn: await countReborn(trx, scope),
    exchangedKeys,
    yearTold,
    yearContradicted,
    unreadablePrices: warnings.get(UNREADABLE_PRICE) ?? 0,
  };
  return feedFaults(facts, importGuards);
}

function reasonToRefuse({ staged, file }: Staged, faults: readonly FeedFault[]): string | undefined {
  if (staged.mapping === undefined) return file.end.reason ?? "no known layout fits the first row";
  if (staged.accepted > 0) return undefined;
  return file.end.reason ?? faults[0]?.message ?? "no row of the file is usable";
}

function kindOf(
  { input }: Staged,
  { faults, refusedBecause }: { faults: readonly FeedFault[]; refusedBecause: string | undefined },
): ImportKind {
  if (refusedBecause !== undefined) return "refused";
  if (input.dryRun) return "dry-run";
  return faults.length > 0 ? "held" : "applied";
}

/** Why nobody can tell from this file which cars are gone. */
function reasonIncomplete(ctx: ImportContext, { staged, file }: Staged): string | undefined {
  if (file.end.reason !== undefined) return file.end.reason;
  const { maximumRemovalPercent } = ctx.tenant.config.inventory.importGuards;
  return staged.refused * 100 > staged.rows * maximumRemovalPercent
    ? `${staged.refused} of ${staged.rows} rows were refused`
    : undefined;
}

interface Settled {
  readonly kind: ImportKind;
  readonly diff: FeedDiff;
  /** Rows that were refused after staging. */
  readonly refused: readonly Refusal[];
  readonly removed: number;
  readonly faults: readonly FeedFault[];
  readonly refusedBecause: string | undefined;
  readonly plan: RemovalPlan;
}

function reportOf(
  { importId, input, staged, file, rooftops, refusals }: Staged,
  settled: Settled,
): ImportReport {
  const { kind, diff, refused, removed, plan } = settled;
  const kept = diff.vanished - removed;
  return {
    importId,
    fileName: basename(input.path),
    kind,
    layout: staged.mapping?.layout.label ?? "unknown",
    encoding: file.encoding ?? "unknown",
    rows: staged.rows,
    accepted: staged.accepted - refused.length,
    refused: staged.refused + refused.length,
    refusals: [...refusals, ...refused].slice(0, SHOWN_REFUSALS),
    warnings: [...staged.warnings, ...rooftops.notes()],
    unmappedDealers: [...rooftops.unmapped],
    diff,
    removed,
    faults: settled.faults,
    refusedBecause: settled.refusedBecause,
    withheld: withheldBecause(kind, kept, plan),
    kept,
  };
}

function withheldBecause(kind: ImportKind, kept: number, plan: RemovalPlan): string | undefined {
  if (kept === 0 || (kind !== "applied" && kind !== "dry-run")) return undefined;
  if (plan.kind === "confirmed-only") return plan.reason;
  return plan.kind === "newly-and-confirmed" && kind === "applied"
    ? "earlier files missed too many at once; later ones must agree first"
    : undefined;
}
