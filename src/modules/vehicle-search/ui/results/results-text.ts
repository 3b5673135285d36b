import { FACETS } from "#modules/search-index/domain/facets.ts";
import type { FacetValueView, SearchView } from "#modules/search-index/domain/search-view.ts";

/** An answer to a search without its vehicles, which travel as `cardText`s. */
export type ResultsView = Omit<SearchView, "vehicles" | "pageSize">;

type PackedValue = readonly [value: string, label: string, count: number, selected: 0 | 1];

/** On the server the text is read moments after it was written; nothing else should pay for taking it apart. */
const written = new Map<string, ResultsView>();
const MOST_WRITTEN = 32;

/** A `ResultsView` as one text: the router encodes a string much faster than a thousand small values. */
export function resultsText(view: ResultsView): string {
  const { facets, total, page, pageCount, sort, sortOptions, ranges, query, search, place, zipError } = view;
  const packed = FACETS.map((name) =>
    facets[name].map(({ value, label, count, selected }): PackedValue => [
      value,
      label,
      count,
      selected ? 1 : 0,
    ]),
  );
  const rest = { total, page, pageCount, sort, sortOptions, ranges, query, search, place, zipError };
  const text = JSON.stringify([packed, rest]);
  if (written.size >= MOST_WRITTEN) written.clear();
  written.set(text, view);
  return text;
}

/** The view of a `resultsText`. */
export function readResultsText(text: string): ResultsView {
  const known = written.get(text);
  if (known !== undefined) {
    written.delete(text);
    return known;
  }
  const [packed, rest] = JSON.parse(text) as [
    readonly (readonly PackedValue[])[],
    Omit<ResultsView, "facets">,
  ];
  const facets = Object.fromEntries(
    FACETS.map((name, at) => [
      name,
      (packed[at] ?? []).map(([value, label, count, selected]): FacetValueView => ({
        value,
        label,
        count,
        selected: selected === 1,
      })),
    ]),
  ) as unknown as ResultsView["facets"];
  return { ...rest, facets };
}
