import { hash, verify } from "@node-rs/argon2";
import { AppError } from "#platform/shared/app-error.ts";

/** OWASP minimum for Argon2id (2 is Argon2id; the enum cannot be imported with isolated modules). */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Longest queue: at about 26 ms a hash and one at a time, the last one waits two seconds. */
const MAX_WAITING = 80;

/**
 * Hashes passwords off the main thread, a few at a time. Sign-ins wait here instead of taking the
 * processor away from search; when the queue is full, callers are told to come back.
 */
export class PasswordHasher {
  readonly #concurrency: number;
  readonly #maxWaiting: number;
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  #dummy: Promise<string> | undefined;

  constructor(options: { readonly concurrency: number; readonly maxWaiting?: number }) {
    this.#concurrency = options.concurrency;
    this.#maxWaiting = options.maxWaiting ?? MAX_WAITING;
  }

  /** @throws AppError `limited` when too many are waiting */
  hash(password: string): Promise<string> {
    return this.#run(() => hash(password, ARGON2ID));
  }

  /**
   * True when the password is the stored one. Without a usable stored one it hashes against a dummy, so that
   * the time tells nothing about whether the account exists.
   * @throws AppError `limited` when too many are waiting
   */
  async verify(stored: string | undefined, password: string): Promise<boolean> {
    this.#dummy ??= hash("no account has this password", ARGON2ID);
    const usable = stored?.startsWith("$argon2id$") === true ? stored : undefined;
    const against = usable ?? (await this.#dummy);
    const same = await this.#run(() => verify(against, password, ARGON2ID));
    return same && usable !== undefined;
  }

  async #run<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }

  async #enter(): Promise<void> {
    if (this.#running >= this.#concurrency) {
      if (this.#waiting.length >= this.#maxWaiting) throw overloaded();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#running += 1;
  }
}

function overloaded(): AppError {
  return new AppError("limited", {
    code: "identity.busy",
    message: "Something went wrong. Please wait a minute before trying again.",
    retryAfterSeconds: 5,
  });
}
