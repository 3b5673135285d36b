/** Cars of the file's rooftops that are on sale and not in the file. */
export interface VanishedStock {
  /** On sale and named by the last complete file: what a share is a share of. */
  readonly onSale: number;
  /** Those that are missing for the first time. */
  readonly newly: number;
  /** Those that complete files before this one did not name either, held back until enough files agree. */
  readonly pending: number;
  /** Those of them on which enough files agree with this one. */
  readonly confirmed: number;
}

export type RemovalPlan =
  | { readonly kind: "all" }
  /** Keeps those that are missing for the first time; `counts` says whether the file speaks for the next one. */
  | { readonly kind: "confirmed-only"; readonly reason: string; readonly counts: boolean }
  | { readonly kind: "newly-and-confirmed" };

/** So few cars are sold on any day, however small the stock. */
const EVERYDAY = 2;

/**
 * Which missing cars leave the stock. A file that is not whole removes nothing; one that misses too large a share
 * removes only what `filesToAgree` complete files agree on, so a hold ends by itself.
 */
export function planRemovals(
  vanished: VanishedStock,
  file: {
    readonly allow: boolean;
    /** Why the file is not whole, if so. */
    readonly incomplete: string | undefined;
    readonly maximumPercent: number;
  },
): RemovalPlan {
  if (file.allow) return { kind: "all" };
  if (file.incomplete !== undefined)
    return { kind: "confirmed-only", reason: file.incomplete, counts: false };
  const isTooMany = vanished.newly > EVERYDAY && vanished.newly * 100 > vanished.onSale * file.maximumPercent;
  if (!isTooMany) return { kind: "newly-and-confirmed" };
  const percent = Math.round((vanished.newly / vanished.onSale) * 100);
  return {
    kind: "confirmed-only",
    reason: `${percent} % of the stock is missing from this file`,
    counts: true,
  };
}
