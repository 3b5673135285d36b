import { illustrationUrl } from "#modules/inventory/domain/illustration-url.ts";
import type { BodyStyle, Fuel } from "#modules/inventory/domain/vehicle.ts";
import type { SuggestionKind, SuggestionView } from "../search-view.ts";
import { SPEC_FACETS, type FacetName } from "../facets.ts";
import { facetWords, tokensOf } from "./keyword-words.ts";
import type { StockIndex } from "../index/stock-index.ts";

/** SRCH-02. */
const MAX_SUGGESTIONS = 10;

/** What makes one kind of term worth more than another; a doubling of the count is worth 1. */
const KIND_WEIGHT: Readonly<Record<SuggestionKind, number>> = {
  make: 12,
  model: 10,
  body: 8,
  trim: 5,
  fuel: 6,
  drivetrain: 5,
  color: 4,
  feature: 3,
};

/** Beyond this many combinations trims are noise in a feed, not names, and are not suggested. */
const MOST_COMBINATIONS = 20_000;

/** Kinds that have a shape; a fuel has none. */
const LOOKS_LIKE_A_CAR: ReadonlySet<SuggestionKind> = new Set(["make", "model", "trim", "body"]);

interface Term {
  readonly label: string;
  readonly kind: SuggestionKind;
  readonly search: string;
  readonly words: readonly string[];
  /** The first combination of it says what such a car looks like. */
  readonly spec: number | null;
  count: number;
}

/** Terms of one stock and their words in alphabetical order; follows the index by its version. */
export class SuggestTerms {
  readonly #index: StockIndex;
  #version = -1;
  #shape = -1;
  #terms: Term[] = [];
  #entries: { readonly word: string; readonly term: Term }[] = [];
  /** Counts one term from the combinations of the index. */
  #counters: ((specCounts: Uint32Array) => void)[] = [];

  constructor(index: StockIndex) {
    this.#index = index;
  }

  /** At most ten terms whose words start with the typed tokens (all of them), best first. */
  suggest(typed: string): SuggestionView[] {
    const tokens = tokensOf(typed);
    if (tokens.length === 0) return [];
    this.#refresh();
    const found = new Set<Term>();
    // The longest token has the fewest words to look at.
    const [first, ...others] = tokens.toSorted((a, b) => b.length - a.length) as [string, ...string[]];
    for (let at = this.#firstEntry(first); at < this.#entries.length; at += 1) {
      const entry = this.#entries[at];
      if (entry === undefined || !entry.word.startsWith(first)) break;
      const { term } = entry;
      const hasAll = others.every((token) => term.words.some((word) => word.startsWith(token)));
      if (term.count > 0 && hasAll) found.add(term);
    }
    return best(found).map(({ spec, label, kind, count, search }) => ({
      label,
      kind,
      count,
      search,
      picture: spec === null ? null : this.#pictureOf(spec),
    }));
  }

  /** In no paint of its own: a list of ten colors would be read as ten cars. */
  #pictureOf(spec: number): string {
    const { dictionaries, specs } = this.#index;
    const valueOf = (name: (typeof SPEC_FACETS)[number]) =>
      dictionaries[name].value(specs.column(SPEC_FACETS.indexOf(name))[spec] as number);
    return illustrationUrl(
      {
        make: valueOf("make"),
        model: valueOf("model"),
        bodyStyle: (valueOf("body") || null) as BodyStyle | null,
        fuel: (valueOf("fuel") || null) as Fuel | null,
        exteriorColor: null,
      },
      "side",
    );
  }

  #firstEntry(token: string): number {
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#entries[middle]?.word ?? "") < token) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #refresh(): void {
    const index = this.#index;
    if (this.#version === index.version) return;
    this.#version = index.version;
    const shape = index.specs.size + index.looks.size + index.dictionaries.feature.size;
    if (shape !== this.#shape) this.#rebuild(shape);
    for (const term of this.#terms) term.count = 0;
    for (const count of this.#counters) count(index.specCounts);
  }

  #rebuild(shape: number): void {
    this.#shape = shape;
    this.#terms = [];
    this.#counters = [];
    this.#addSpecTerms(["make"], "make");
    this.#addSpecTerms(["make", "model"], "model");
    if (this.#index.specs.size <= MOST_COMBINATIONS) this.#addSpecTerms(["make", "model", "trim"], "trim");
    this.#addSpecTerms(["body"], "body");
    this.#addSpecTerms(["fuel"], "fuel");
    this.#addSpecTerms(["drivetrain"], "drivetrain");
    this.#addColors();
    this.#addFeatures();
    this.#entries = this.#terms.flatMap((term) => term.words.map((word) => ({ word, term })));
    this.#entries.sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0));
  }

  #addTerm(
    kind: SuggestionKind,
    parts: readonly (readonly [FacetName, number])[],
    spec: number | null = null,
  ): Term {
    const { dictionaries } = this.#index;
    const params = new URLSearchParams(parts.map(([name, code]) => [name, dictionaries[name].value(code)]));
    const words = new Set(parts.flatMap(([name, code]) => facetWords(name, dictionaries[name].value(code))));
    const label = parts.map(([name, code]) => dictionaries[name].label(code)).join(" ");
    const term: Term = { label, kind, search: params.toString(), words: [...words], spec, count: 0 };
    this.#terms.push(term);
    return term;
  }

  /** One term per distinct values of these facets; each combination adds its vehicles to its term. */
  #addSpecTerms(names: readonly (typeof SPEC_FACETS)[number][], kind: SuggestionKind): void {
    const { specs } = this.#index;
    const columns = names.map((name) => specs.column(SPEC_FACETS.indexOf(name)));
    const terms = new Map<string, Term>();
    const termOfSpec: (Term | undefined)[] = [];
    for (let spec = 0; spec < specs.size; spec += 1) {
      const codes = columns.map((column) => column[spec] as number);
      if (codes.includes(0)) continue;
      const key = codes.join();
      const term =
        terms.get(key) ??
        this.#addTerm(
          kind,
          names.map((name, at) => [name, codes[at] as number] as const),
          LOOKS_LIKE_A_CAR.has(kind) ? spec : null,
        );
      terms.set(key, term);
      termOfSpec[spec] = term;
    }
    this.#counters.push((specCounts) => {
      for (let spec = 0; spec < termOfSpec.length; spec += 1) {
        const term = termOfSpec[spec];
        if (term !== undefined) term.count += specCounts[spec] as number;
      }
    });
  }

  #addColors(): void {
    const index = this.#index;
    const terms = Array.from({ length: index.dictionaries.color.size - 1 }, (_, at) =>
      this.#addTerm("color", [["color", at + 1]]),
    );
    const column = index.looks.column(2);
    this.#counters.push(() => {
      for (let look = 0; look < index.looks.size; look += 1) {
        const term = terms[(column[look] as number) - 1];
        if (term !== undefined) term.count += index.lookCounts[look] as number;
      }
    });
  }

  #addFeatures(): void {
    const index = this.#index;
    for (let code = 1; code < index.dictionaries.feature.size; code += 1) {
      const term = this.#addTerm("feature", [["feature", code]]);
      this.#counters.push(() => {
        term.count = index.featureCounts[code] as number;
      });
    }
  }
}

function best(found: ReadonlySet<Term>): Term[] {
  const rank = (term: Term): number => KIND_WEIGHT[term.kind] + Math.log2(term.count);
  return [...found]
    .toSorted((a, b) => rank(b) - rank(a) || (a.label < b.label ? -1 : 1))
    .slice(0, MAX_SUGGESTIONS);
}
