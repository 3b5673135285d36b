import { isListed, type StockItem } from "#modules/inventory/domain/stock-item.ts";
import { payableCents } from "#modules/pricing/domain/payable-price.ts";
import { facetLabel } from "#modules/search-index/domain/facet-labels.ts";
import { facetValue } from "#modules/search-index/domain/facet-value.ts";
import { facetKey, FACETS, type FacetName } from "#modules/search-index/domain/facets.ts";
import { wordPoints, type WordPoints } from "#modules/search-index/domain/index/word-points.ts";
import { drawbacksOf } from "#modules/search-index/domain/recommended.ts";
import { facetWords, identifierKey } from "#modules/search-index/domain/words/keyword-words.ts";

/** Between a facet's key and its label in one term, so that counting brings both. */
const BETWEEN = "\u001f";

/** What a word may be worth (`wordPoints`): words lie in one field for each. */
export const WORD_CLASSES: readonly WordPoints[] = [
  { whole: 5, beginning: 3 },
  { whole: 4, beginning: 2 },
  { whole: 1, beginning: 1 },
  { whole: 0, beginning: 0 },
];

export const wordField = ({ whole, beginning }: WordPoints): string => `words_${whole}_${beginning}`;
/** What a facet is filtered by, and what is counted and shown of it. */
export const keyField = (name: FacetName): string => `key_${name}`;
export const shownField = (name: FacetName): string => `shown_${name}`;

/** Key and label of a term of `shownField`. */
export function keyAndLabel(term: string): { readonly value: string; readonly label: string } {
  const [value = "", label = ""] = term.split(BETWEEN);
  return { value, label };
}

export const documentId = (tenantId: string, vehicleId: string): string => `${tenantId}/${vehicleId}`;

const keyword = { type: "keyword" } as const;
const integer = { type: "integer" } as const;

/** What the index is made with. Unknown fields are refused: a document has these and no others. */
export const INDEX_SETTINGS = {
  settings: { index: { max_result_window: 1_000_000 } },
  mappings: {
    dynamic: "strict",
    properties: {
      tenant: keyword,
      generation: keyword,
      key: keyword,
      identifiers: keyword,
      rooftop: keyword,
      availability: keyword,
      exclusive: { type: "boolean" },
      price: integer,
      mileage: integer,
      payment: integer,
      year: integer,
      added: { type: "long" },
      drawbacks: integer,
      card: { type: "object", enabled: false },
      ...Object.fromEntries(WORD_CLASSES.map((points) => [wordField(points), keyword])),
      ...Object.fromEntries(FACETS.map((name) => [keyField(name), keyword])),
      ...Object.fromEntries(FACETS.map((name) => [shownField(name), keyword])),
    },
  },
} as const;

/** A vehicle as the engine stores it; undefined for one that is not listed. */
export function documentOf(
  tenantId: string,
  item: StockItem,
  generation: string,
): Record<string, unknown> | undefined {
  if (!isListed(item)) return undefined;
  const { card } = item;
  return {
    tenant: tenantId,
    generation,
    key: card.key,
    identifiers: [card.vin, card.stockNumber].map((text) => identifierKey(text ?? "")).filter(Boolean),
    rooftop: card.dealershipId,
    availability: card.availability,
    exclusive: card.onlineExclusive,
    price: payableCents(card),
    mileage: card.mileage,
    payment: card.estimatedPayment?.estimatedMonthlyPaymentCents ?? null,
    year: card.year,
    added: item.addedAt ?? 0,
    drawbacks: drawbacksOf(item),
    card,
    ...facetFields(item),
  };
}

function facetFields(item: StockItem): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  const words = new Map<string, Set<string>>();
  for (const name of FACETS) {
    const values = valuesOf(item, name);
    fields[keyField(name)] = values.map(facetKey);
    fields[shownField(name)] = values.map(
      (value) => `${facetKey(value)}${BETWEEN}${facetLabel(name, value)}`,
    );
    for (const value of values.map(facetKey))
      for (const word of facetWords(name, value)) {
        const field = wordField(wordPoints({ name, value, word }));
        words.set(field, (words.get(field) ?? new Set()).add(word));
      }
  }
  for (const [field, all] of words) fields[field] = [...all];
  return fields;
}

/** As their makers spell them, each once. */
function valuesOf(item: StockItem, name: FacetName): string[] {
  const values = name === "feature" ? item.features : [facetValue(item, name)];
  const byKey = new Map<string, string>();
  for (const value of values) {
    const key = facetKey(value ?? "");
    if (value !== null && key !== "" && !byKey.has(key)) byKey.set(key, value);
  }
  return [...byKey.values()];
}
