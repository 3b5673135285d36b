import { PAGE_SIZE } from "../search-query.ts";
import { countFacets, type FacetCounts } from "../index/facets/facet-counts.ts";
import { findHits } from "../index/hits/find-hits.ts";
import type { FacetName } from "../facets.ts";
import { eachRow } from "../index/marked-rows.ts";
import { pageOfRows } from "../index/page/page-of-rows.ts";
import type { SearchScratch } from "../index/scratch.ts";
import type { SearchPlan } from "../index/search-plan.ts";
import type { SearchedIndex } from "./searched-index.ts";

/** What is asked of a plan, in figures as the plan is. */
export type PlanQuestion =
  | {
      readonly kind: "page";
      readonly plan: SearchPlan;
      readonly page: number;
      readonly counted: readonly FacetName[];
    }
  | { readonly kind: "news"; readonly plan: SearchPlan; readonly after: number }
  | { readonly kind: "rooftops"; readonly plan: SearchPlan };

export interface PlanAnswers {
  readonly page: RowsAnswer;
  readonly news: NewMatches;
  /** Vehicles by the code of their rooftop. */
  readonly rooftops: Uint32Array;
}

/** The answer of an index to a search, by row and code. */
export interface RowsAnswer {
  readonly hits: number;
  /** The asked page, or the last one when there are fewer. */
  readonly page: number;
  readonly pageCount: number;
  readonly rows: readonly number[];
  readonly counts: FacetCounts;
}

export interface NewMatches {
  /** Vehicles that match at all. */
  readonly total: number;
  /** Those of them that are new. */
  readonly count: number;
  /** When the newest match came, in seconds since 1970; `after` when none came later. */
  readonly newest: number;
}

export function answerPage(
  index: SearchedIndex,
  scratch: SearchScratch,
  { plan, page: asked, counted }: Extract<PlanQuestion, { kind: "page" }>,
): RowsAnswer {
  const found = findHits(index, scratch, { plan, counted });
  const hits = found.rows;
  const pageCount = Math.max(1, Math.ceil(hits / PAGE_SIZE));
  const page = Math.min(asked, pageCount);
  const offset = (page - 1) * PAGE_SIZE;
  const rows = pageOfRows(index, scratch, { plan, hits, offset, limit: PAGE_SIZE });
  const counts = countFacets(index, scratch, { plan, hits: found, counted });
  return { hits, page, pageCount, rows, counts };
}

export function answerNews(
  index: SearchedIndex,
  scratch: SearchScratch,
  { plan, after }: Extract<PlanQuestion, { kind: "news" }>,
): NewMatches {
  const { rows: total } = findHits(index, scratch, { plan, counted: [] });
  const { added } = index.columns;
  let count = 0;
  let newest = after;
  eachRow(scratch.marks, index.blocks.count, (row) => {
    const since = added[row] as number;
    if (since <= after) return;
    count += 1;
    if (since > newest) newest = since;
  });
  return { total, count, newest };
}

export function answerRooftops(
  index: SearchedIndex,
  scratch: SearchScratch,
  { plan }: Extract<PlanQuestion, { kind: "rooftops" }>,
): Uint32Array {
  findHits(index, scratch, { plan, counted: [] });
  const { lot } = index.columns;
  const rooftops = index.lots.column(0);
  const counts = new Uint32Array(index.rooftops.size);
  eachRow(scratch.marks, index.blocks.count, (row) => {
    const rooftop = rooftops[lot[row] as number] as number;
    counts[rooftop] = (counts[rooftop] as number) + 1;
  });
  return counts;
}
