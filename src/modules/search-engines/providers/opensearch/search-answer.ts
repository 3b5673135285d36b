import * as v from "valibot";
import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import { compareLabels } from "#modules/search-index/domain/facet-order.ts";
import { FACETS, type FacetName } from "#modules/search-index/domain/facets.ts";
import type { NewMatches } from "#modules/search-index/domain/new-matches.ts";
import { PAGE_SIZE } from "#modules/search-index/domain/search-query.ts";
import type { StockResult } from "#modules/search-index/domain/search-stock.ts";
import type { FacetValueView } from "#modules/search-index/domain/search-view.ts";
import type { EngineQuestion } from "#modules/vehicle-search/server/search-engine.ts";
import { keyAndLabel } from "./vehicle-document.ts";

const Hits = v.object({
  total: v.object({ value: v.number() }),
  hits: v.array(v.object({ _source: v.optional(v.object({ card: v.custom<VehicleCardView>(isObject) })) })),
});
const Counted = v.object({
  values: v.object({ buckets: v.array(v.object({ key: v.string(), doc_count: v.number() })) }),
});
type Buckets = v.InferOutput<typeof Counted>["values"]["buckets"];

const SearchAnswer = v.object({
  hits: Hits,
  timed_out: v.literal(false),
  aggregations: v.optional(v.record(v.string(), v.unknown()), {}),
});
const Selected = v.object({ own: v.record(v.string(), v.unknown()) });
const NewsAnswer = v.object({
  hits: v.object({ total: v.object({ value: v.number() }) }),
  timed_out: v.literal(false),
  aggregations: v.object({
    news: v.object({ doc_count: v.number(), newest: v.object({ value: v.nullable(v.number()) }) }),
  }),
});

const RooftopsAnswer = v.object({
  timed_out: v.literal(false),
  aggregations: v.object({
    rooftops: v.object({ buckets: v.array(v.object({ key: v.string(), doc_count: v.number() })) }),
  }),
});

/** The last page that there is. */
function lastPage(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** @throws v.ValiError for an answer of another form, or one that is not whole */
export function readSearchAnswer(body: unknown, question: EngineQuestion, page: number): StockResult {
  const { hits, aggregations } = v.parse(SearchAnswer, body);
  const selected =
    aggregations["selected"] === undefined ? {} : v.parse(Selected, aggregations["selected"]).own;
  const facets = Object.fromEntries(FACETS.map((name) => [name, []])) as unknown as Record<
    FacetName,
    FacetValueView[]
  >;
  for (const name of question.counted) {
    const found = v.parse(Counted, aggregations[name]).values.buckets;
    const known = selected[name] === undefined ? [] : v.parse(Counted, selected[name]).values.buckets;
    facets[name] = facetViews(name, question.query.facets[name], { found, known });
  }
  return {
    total: hits.total.value,
    page,
    pageCount: lastPage(hits.total.value),
    cards: hits.hits.flatMap(({ _source }) => (_source === undefined ? [] : [_source.card])),
    facets,
  };
}

export function readNews(body: unknown, after: number): NewMatches {
  const { hits, aggregations } = v.parse(NewsAnswer, body);
  const { doc_count: count, newest } = aggregations.news;
  return { total: hits.total.value, count, newest: count === 0 ? after : (newest.value ?? after) };
}

export function readRooftopCounts(body: unknown): Map<string, number> {
  const { buckets } = v.parse(RooftopsAnswer, body).aggregations.rooftops;
  return new Map(buckets.map(({ key, doc_count }) => [key, doc_count]));
}

function facetViews(
  name: FacetName,
  wanted: readonly string[],
  { found, known }: { readonly found: Buckets; readonly known: Buckets },
): FacetValueView[] {
  const values = new Map<string, { label: string; count: number }>();
  for (const [buckets, weight] of [
    [found, 1],
    [known, 0],
  ] as const)
    for (const { key, doc_count } of buckets) {
      const { value, label } = keyAndLabel(key);
      // A car has its selected features and others besides.
      if (weight === 0 && !wanted.includes(value)) continue;
      const before = values.get(value);
      // Spellings of one value are counted together.
      values.set(value, { label: before?.label ?? label, count: (before?.count ?? 0) + doc_count * weight });
    }
  const compare = compareLabels(name);
  return [...values]
    .map(([value, { label, count }]) => ({ value, label, count, selected: wanted.includes(value) }))
    .toSorted((a, b) => compare(a.label, b.label) || (a.value < b.value ? -1 : 1));
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
