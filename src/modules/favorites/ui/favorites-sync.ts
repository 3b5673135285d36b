import type { FavoriteKeysView } from "../domain/favorite-view.ts";
import { NO_FAVORITES, type ShownFavorites } from "./favorites-store.ts";

/** The calls it makes; each answers the whole list in short. */
interface FavoritesCalls {
  readonly list: () => Promise<FavoriteKeysView>;
  readonly save: (key: string) => Promise<FavoriteKeysView>;
  readonly remove: (key: string) => Promise<FavoriteKeysView>;
  readonly removeSold: () => Promise<FavoriteKeysView>;
}

interface FavoritesSyncParts {
  readonly calls: FavoritesCalls;
  readonly show: (shown: ShownFavorites) => void;
  /** A wish that the server refused, or that did not reach it; it is taken back already. */
  readonly onProblem: (error: unknown) => void;
  /** The list could not be read; nobody pressed anything, and it is asked for again. */
  readonly onUnread: (error: unknown) => void;
  /** The server has something new: other tabs may want to know. */
  readonly onWritten: () => void;
}

const NOTHING: FavoriteKeysView = { keys: [], count: 0 };

/** Whether somebody is still the one who asked. */
type IsCurrent = () => boolean;

/** Keeps what is shown and what the server knows together: wishes show at once, one call runs at a time. */
export class FavoritesSync {
  readonly #parts: FavoritesSyncParts;
  readonly #wishes = new Map<string, boolean>();
  #known: FavoriteKeysView | undefined;
  #queue: Promise<void> = Promise.resolve();
  #visit = 0;

  constructor(parts: FavoritesSyncParts) {
    this.#parts = parts;
  }

  /** Asks the server for the list, after all that waits. */
  refresh(): Promise<void> {
    return this.#inTurn(async (isCurrent) => {
      await this.#take(this.#parts.calls.list, isCurrent, this.#parts.onUnread);
      if (isCurrent()) this.#publish();
    });
  }

  /** A page came with the list before it was asked for: its hearts are full from the start, and a press empties them. */
  learn({ keys, count }: FavoriteKeysView): void {
    if (this.#known !== undefined) return;
    this.#known = { keys, count };
    this.#publish();
  }

  /** Saves or forgets a vehicle. Only the last wish about a vehicle counts. */
  wish(key: string, isSaved: boolean): Promise<void> {
    this.#wishes.set(key, isSaved);
    this.#publish();
    return this.#inTurn((isCurrent) => this.#settle(key, isCurrent));
  }

  /** Forgets all that were sold. @param keys those of them that are shown */
  removeSold(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.#wishes.set(key, false);
    this.#publish();
    return this.#inTurn(async (isCurrent) => {
      const isDone = await this.#take(this.#parts.calls.removeSold, isCurrent);
      if (!isCurrent()) return;
      for (const key of keys) this.#wishes.delete(key);
      this.#publish();
      if (isDone) this.#parts.onWritten();
    });
  }

  /** Somebody signed out: nothing is shown, and answers that are on their way do not count. */
  forget(): void {
    this.#visit += 1;
    this.#known = undefined;
    this.#wishes.clear();
    this.#parts.show(NO_FAVORITES);
  }

  #publish(): void {
    this.#parts.show(overlay(this.#known ?? NOTHING, this.#wishes));
  }

  #inTurn(run: (isCurrent: IsCurrent) => Promise<void>): Promise<void> {
    const asked = this.#visit;
    const isCurrent = () => asked === this.#visit;
    this.#queue = this.#queue.then(() => (isCurrent() ? run(isCurrent) : undefined));
    return this.#queue;
  }

  async #take(
    call: () => Promise<FavoriteKeysView>,
    isCurrent: IsCurrent,
    onFailure: (error: unknown) => void = this.#parts.onProblem,
  ): Promise<boolean> {
    try {
      const answer = await call();
      if (isCurrent()) this.#known = answer;
      return true;
    } catch (error) {
      if (isCurrent()) onFailure(error);
      return false;
    }
  }

  async #settle(key: string, isCurrent: IsCurrent): Promise<void> {
    const wish = this.#wishes.get(key);
    if (wish === undefined) return;
    const { calls, onWritten } = this.#parts;
    const isSo = this.#known?.keys.includes(key) === wish;
    const isDone = isSo || (await this.#take(() => (wish ? calls.save(key) : calls.remove(key)), isCurrent));
    if (!isCurrent()) return;
    // A newer wish has its own turn.
    if (this.#wishes.get(key) === wish) this.#wishes.delete(key);
    this.#publish();
    if (isDone && !isSo) onWritten();
  }
}

/** The list with the wishes that are still under way. */
function overlay(known: FavoriteKeysView, wishes: ReadonlyMap<string, boolean>): ShownFavorites {
  const keys = new Set(known.keys);
  let { count } = known;
  for (const [key, isSaved] of wishes) {
    if (keys.has(key) === isSaved) continue;
    if (isSaved) keys.add(key);
    else keys.delete(key);
    count += isSaved ? 1 : -1;
  }
  return { keys, count: Math.max(0, count) };
}
