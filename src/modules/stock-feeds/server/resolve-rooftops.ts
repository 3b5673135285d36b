import type { RequestContext } from "#platform/server/context/request-context.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { findRooftopNames } from "#modules/inventory/server/rooftop-names.ts";

export interface RooftopResolver {
  /** Rooftop of a dealer id or name as the feed writes it. */
  readonly rooftopOf: (dealer: string | null) => string;
  /** Dealers that no rooftop claims, with their row counts; their rows went to the first rooftop. */
  readonly unmapped: ReadonlyMap<string, number>;
  /** What the retailer should know of rows that name no dealer, with their count; asked once all rows are read. */
  readonly notes: () => readonly (readonly [note: string, rows: number])[];
}

/** Loads the tenant's rooftops. Throws `invalid` for an unknown `--rooftop` or a tenant without rooftops. */
export async function resolveRooftops(
  ctx: RequestContext,
  forced: string | undefined,
): Promise<RooftopResolver> {
  const rooftops = await ctx.db.transaction((trx) => findRooftopNames(trx, ctx));
  const known = rooftops.map((rooftop) => rooftop.id);
  const fallback = forced ?? known[0];
  if (fallback === undefined || !known.includes(fallback)) {
    throw new AppError("invalid", {
      code: "import.unknownRooftop",
      message: `rooftop '${forced ?? ""}' does not exist; known: ${known.join(", ") || "none"}`,
      fields: { rooftop: `known: ${known.join(", ") || "none"}` },
    });
  }
  const byName = new Map<string, string>();
  for (const rooftop of rooftops) {
    for (const name of [rooftop.id, rooftop.name, ...rooftop.feed_ids])
      byName.set(name.toLowerCase(), rooftop.id);
  }
  const unmapped = new Map<string, number>();
  let nameless = 0;
  const rooftopOf = (dealer: string | null): string => {
    if (forced !== undefined) return fallback;
    if (dealer === null) {
      nameless += 1;
      return fallback;
    }
    const found = byName.get(dealer.toLowerCase());
    if (found === undefined) unmapped.set(dealer, (unmapped.get(dealer) ?? 0) + 1);
    return found ?? fallback;
  };
  const notes = () =>
    nameless > 0 && known.length > 1
      ? [[`no dealer: put on the first rooftop, ${fallback} (--rooftop says which one)`, nameless] as const]
      : [];
  return { rooftopOf, unmapped, notes };
}
