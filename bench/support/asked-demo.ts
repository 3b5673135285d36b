import { askedDemoStock, searchQuestions } from "./search-questions.ts";

interface Shown {
  readonly vehicles: readonly { readonly key: string }[];
  readonly pageCount: number;
}

const PAGES = 20;

/** Addresses that shoppers of the demo ask for, one after the other. */
export class AskedDemo {
  readonly #keys: readonly string[];
  readonly #questions: readonly string[];

  private constructor(keys: readonly string[], questions: readonly string[]) {
    this.#keys = keys;
    this.#questions = questions;
  }

  /** @param url of a running store */
  static async of(url: string): Promise<AskedDemo> {
    const keys: string[] = [];
    for (let page = 1; page <= PAGES; page += 1) {
      const answer = await fetch(`${url}/public/inventory/vehicles?page=${page}`);
      const { vehicles, pageCount } = (await answer.json()) as Shown;
      keys.push(...vehicles.map(({ key }) => key));
      if (page >= pageCount) break;
    }
    return new AskedDemo(keys, searchQuestions(askedDemoStock(), 20_000));
  }

  path(at: number): string {
    const key = this.#keys[(at >> 3) % this.#keys.length] ?? "";
    // A quarter of the searches is asked again and again.
    const question =
      at % 32 < 8
        ? this.#questions[(at >> 5) % 50]
        : `${this.#questions[at % this.#questions.length]}&priceMin=${at}`;
    const paths = [
      `/search?${question}`,
      `/public/inventory/vehicles?${question}`,
      `/vehicles/${key}`,
      `/public/inventory/vehicles/${key}`,
      `/search?${question}`,
      `/public/inventory/vehicles?${question}`,
      `/public/inventory/suggestions?q=${key.slice(0, 2)}`,
      `/public/inventory/vehicles/${key}/similar`,
    ];
    return paths[at % paths.length] ?? "/";
  }
}
