import type { FeedFault } from "./feed-faults.ts";

export interface Refusal {
  readonly rowNumber: number;
  readonly reasons: readonly string[];
  readonly raw: string;
}

/** What a file would change, counted before anything is changed. */
export interface FeedDiff {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  /** On sale at the rooftops of the file, put there by a feed, not in this file and not part of a purchase. */
  readonly vanished: number;
}

export type ImportKind = "applied" | "held" | "refused" | "dry-run";

/** Everything that is said of one import; plain JSON, so that it can be kept and read again. */
export interface ImportReport {
  readonly importId: string;
  readonly fileName: string;
  readonly kind: ImportKind;
  readonly layout: string;
  readonly encoding: string;
  readonly rows: number;
  readonly accepted: number;
  readonly refused: number;
  /** The first fifty; all of them are in quarantine. */
  readonly refusals: readonly Refusal[];
  /** What was left out or looked odd, with row counts. */
  readonly warnings: readonly (readonly [warning: string, rows: number])[];
  /** Dealers that no rooftop claims, with their row counts; their rows went to the first rooftop. */
  readonly unmappedDealers: readonly (readonly [dealer: string, rows: number])[];
  readonly diff: FeedDiff;
  readonly removed: number;
  /** Why nothing was changed: what the guards found, or why no row can be used. */
  readonly faults: readonly FeedFault[];
  readonly refusedBecause: string | undefined;
  /** Why vanished stock stayed on sale. */
  readonly withheld: string | undefined;
  /** Vanished cars that stayed on sale. */
  readonly kept: number;
}

/**
 * The exit code of `inventory:import`: 0 applied, 1 refused, 3 held back, 4 applied without its removals,
 * 5 applied without some of its rows (2 is a wrong call). A dry run answers what the real one would.
 */
export function importExitCode(report: ImportReport): 0 | 1 | 3 | 4 | 5 {
  if (report.kind === "refused") return 1;
  if (report.kind === "held" || report.faults.length > 0) return 3;
  if (report.withheld !== undefined) return 4;
  return report.refused > 0 ? 5 : 0;
}
