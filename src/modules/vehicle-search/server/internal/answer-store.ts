import { StoredAnswer } from "#platform/server/http/stored-answer.ts";
import { AskedAgain } from "#platform/shared/asked-again.ts";
import { VersionedCache } from "#platform/server/cache/versioned-cache.ts";

/** What an entry costs beside its bytes: two objects, a map slot, the key's header. */
const OVERHEAD = 400;
/** Longer addresses are answered but not remembered by their spelling: they are not asked twice. */
const MAX_ADDRESS = 600;

interface MadeAnswer {
  readonly plain: Uint8Array<ArrayBuffer>;
  /** As `StoredAnswer` takes it. */
  readonly identity?: string | undefined;
  /** Who may keep it for how long. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Answers as bytes, by question and version of the stock. Spellings of one question lead to one answer: an address
 * is remembered as the name of its question, so that the bytes are held and counted once. A question is worth keeping from
 * its second time on.
 */
export class AnswerStore {
  readonly #answers: VersionedCache<StoredAnswer>;
  readonly #names: VersionedCache<string>;
  readonly #asked = new AskedAgain();

  /** @param limit bytes kept, names of questions included */
  constructor(limit: number) {
    this.#answers = new VersionedCache(limit * 0.9);
    this.#names = new VersionedCache(limit * 0.1);
  }

  /** @param address tenant, path and question as they were asked */
  byAddress(address: string, version: number): StoredAnswer | undefined {
    const name = this.#names.get(address, version);
    return name === undefined ? undefined : this.#answers.get(name, version);
  }

  byName(name: string, version: number): StoredAnswer | undefined {
    return this.#answers.get(name, version);
  }

  /** Answers what was made, and keeps it where the question came before, of whatever version. */
  keep(name: string, version: number, made: MadeAnswer): StoredAnswer {
    if (!this.#asked.ask(name)) return new StoredAnswer({ ...made, onGrow: () => undefined });
    const { plain } = made;
    const value: StoredAnswer = new StoredAnswer({
      ...made,
      onGrow: (more) => this.#answers.grow(name, value, more),
    });
    this.#answers.set(name, version, { value, weight: plain.byteLength + 2 * name.length + OVERHEAD });
    return value;
  }

  /** From now on `byAddress` finds this question's answer. */
  remember(address: string, version: number, name: string): void {
    if (address.length > MAX_ADDRESS || this.byName(name, version) === undefined) return;
    this.#names.set(address, version, { value: name, weight: 2 * (address.length + name.length) + OVERHEAD });
  }
}
