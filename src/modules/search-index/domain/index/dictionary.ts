import type { DictionaryState } from "./index-state.ts";

/** Spellings remembered of one facet; all are forgotten when there are more. */
const MOST_SPELLINGS = 50_000;

/** Maps the values of one facet to small integers. Code 0 is "no value". */
export class Dictionary {
  readonly #codes = new Map<string, number>();
  /** Codes by what `addSpelling` was given. */
  readonly #spellings = new Map<string, number>();
  readonly #values: string[] = [""];
  readonly #labels: string[] = [""];
  readonly #compare: (left: string, right: string) => number;
  #ordered: Uint16Array = new Uint16Array(0);

  /** @param compare order in which values are shown, over their labels */
  constructor(compare: (left: string, right: string) => number) {
    this.#compare = compare;
  }

  /** Number of codes, including 0. */
  get size(): number {
    return this.#values.length;
  }

  /** Code of a value, 0 when no vehicle ever had it. */
  find(value: string): number {
    return this.#codes.get(value) ?? 0;
  }

  /** Code of a value, a new one when it is seen first. The first spelling of the label wins. */
  add(value: string, label: string): number {
    const known = this.#codes.get(value);
    if (known !== undefined) return known;
    const code = this.#values.length;
    if (code > 0xffff) return 0;
    this.#codes.set(value, code);
    this.#values.push(value);
    this.#labels.push(label);
    return code;
  }

  /**
   * Code of a value as somebody spells it; the same spelling is understood once.
   * @param read the value and its label; an empty value is none
   */
  addSpelling(spelling: string, read: (spelling: string) => { value: string; label: string }): number {
    const known = this.#spellings.get(spelling);
    if (known !== undefined) return known;
    const { value, label } = read(spelling);
    const code = value === "" ? 0 : this.add(value, label);
    if (this.#spellings.size >= MOST_SPELLINGS) this.#spellings.clear();
    this.#spellings.set(spelling, code);
    return code;
  }

  value(code: number): string {
    return this.#values[code] ?? "";
  }

  label(code: number): string {
    return this.#labels[code] ?? "";
  }

  state(): DictionaryState {
    return { values: [...this.#values], labels: [...this.#labels] };
  }

  /** For an empty one. */
  restore({ values, labels }: DictionaryState): void {
    for (let code = 1; code < values.length; code += 1) this.add(values[code] ?? "", labels[code] ?? "");
  }

  /** All codes but 0 in the order they are shown. */
  ordered(): Uint16Array {
    if (this.#ordered.length !== this.size - 1) {
      const codes = Array.from({ length: this.size - 1 }, (_, index) => index + 1);
      codes.sort((a, b) => this.#compare(this.label(a), this.label(b)) || a - b);
      this.#ordered = Uint16Array.from(codes);
    }
    return this.#ordered;
  }
}
