import { AppError } from "#platform/shared/app-error.ts";
import { HashingThread } from "./hashing-thread.ts";

/** Longest queue: at about 26 ms a hash and one at a time, the last one waits two seconds. */
const MAX_WAITING = 80;

/** The process's own, however many hashers it has: the machine has no more cores for the second one. */
const threads: HashingThread[] = [];

function firstThreads(count: number): HashingThread[] {
  while (threads.length < count) threads.push(new HashingThread());
  return threads.slice(0, count);
}

/**
 * Hashes passwords in threads of their own that yield to everything else, a few at a time. Sign-ins wait
 * here instead of taking the processor away from search; when the queue is full, callers are told to come back.
 */
export class PasswordHasher {
  readonly #idle: HashingThread[];
  readonly #maxWaiting: number;
  readonly #waiting: ((thread: HashingThread) => void)[] = [];
  #dummy: Promise<string> | undefined;

  constructor(options: { readonly concurrency: number; readonly maxWaiting?: number }) {
    this.#idle = firstThreads(options.concurrency);
    this.#maxWaiting = options.maxWaiting ?? MAX_WAITING;
  }

  /**
   * The same letters from another keyboard make the same hash (NFC). @throws AppError `limited` when too many
   * are waiting
   */
  async hash(password: string): Promise<string> {
    const answer = await this.#ask({ kind: "hash", password: password.normalize("NFC") });
    if ("hash" in answer) return answer.hash;
    throw new Error("the hashing thread answered something else");
  }

  /**
   * True when the password is the stored one. Without a usable stored one it hashes against a dummy, so that
   * the time tells nothing about whether the account exists.
   * @throws AppError `limited` when too many are waiting
   */
  async verify(stored: string | undefined, password: string): Promise<boolean> {
    const usable = stored?.startsWith("$argon2id$") === true ? stored : undefined;
    const against = usable ?? (await this.#dummyHash());
    for (const spelling of spellingsOf(password)) {
      const answer = await this.#ask({ kind: "verify", password: spelling, against });
      if ("same" in answer && answer.same) return usable !== undefined;
    }
    return false;
  }

  #dummyHash(): Promise<string> {
    if (this.#dummy === undefined) {
      this.#dummy = this.hash("no account has this password");
      // A refusal must not be remembered; whoever awaits it sees it.
      this.#dummy.catch(() => (this.#dummy = undefined));
    }
    return this.#dummy;
  }

  async #ask(work: Parameters<HashingThread["ask"]>[0]) {
    const thread = this.#idle.pop() ?? (await this.#wait());
    try {
      return await thread.ask(work);
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#idle.push(thread);
      else next(thread);
    }
  }

  #wait(): Promise<HashingThread> {
    if (this.#waiting.length >= this.#maxWaiting) throw overloaded();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}

/** How the same letters can be encoded; hashes from before passwords were normalized hold any of these. */
function spellingsOf(password: string): ReadonlySet<string> {
  return new Set([password.normalize("NFC"), password, password.normalize("NFD")]);
}

function overloaded(): AppError {
  return new AppError("limited", {
    code: "identity.busy",
    message: "Something went wrong. Please wait {wait} before trying again.",
    retryAfterSeconds: 5,
  });
}
