/** Keys whose first question is remembered, twice over. */
const MOST_REMEMBERED = 10_000;
/** Longer ones are never asked again: nobody links to them, and remembering them would cost memory. */
const LONGEST_KEY = 1_000;

/**
 * Which questions come a second time. Most are asked once, and answers that nobody asks for again would only take memory and
 * give the garbage collector work (0183).
 */
export class AskedAgain {
  #asked = new Set<string>();
  #askedBefore = new Set<string>();

  /** Whether this was asked before; from now on it was. */
  ask(key: string): boolean {
    if (key.length > LONGEST_KEY) return false;
    if (this.#asked.has(key) || this.#askedBefore.has(key)) return true;
    if (this.#asked.size >= MOST_REMEMBERED) [this.#askedBefore, this.#asked] = [this.#asked, new Set()];
    this.#asked.add(key);
    return false;
  }
}
