import type { Log } from "#platform/server/context/log.ts";
import { AppError } from "#platform/shared/app-error.ts";

/** One open page that follows one order. */
interface FollowInput {
  readonly tenantId: string;
  readonly orderId: string;
  readonly accountId: string;
  /** For how long; a caller's token must not outlive itself in an open connection. */
  readonly milliseconds: number;
}

interface ProgressFeedParts {
  readonly log: Log;
  /** Calls back with `tenant order` for every change, and once whenever changes may have been missed. */
  readonly listen: (on: { readonly change: (payload: string) => void; readonly gap: () => void }) => {
    readonly ready: Promise<void>;
    close(): Promise<void>;
  };
  /** Milliseconds between two signs of life; 15 seconds. */
  readonly beatMs?: number;
}

/** Why a stream ends; the page asks again at once only after `expired`. */
type EndReason = "expired" | "replaced" | "closing";

const PER_ACCOUNT = 4;
const PER_PROCESS = 2_000;
const BEAT_MS = 15_000;
/** Unread messages after which a page counts as gone. */
const MOST_UNREAD = 32;

interface Follower extends FollowInput {
  readonly controller: ReadableStreamDefaultController<Uint8Array>;
  timer?: NodeJS.Timeout;
}

/**
 * Tells open pages that their order changed (decision 0141). It carries no data: a page that is told reads the tracker
 * again with its own token. Built once in composition; bounded per account (the oldest page gives way) and per process.
 */
export class ProgressFeed {
  readonly #parts: ProgressFeedParts;
  readonly #followers = new Map<string, Set<Follower>>();
  /** Oldest first. */
  readonly #byAccount = new Map<string, Set<Follower>>();
  readonly #encoder = new TextEncoder();
  #size = 0;
  #isClosing = false;
  #listener: ReturnType<ProgressFeedParts["listen"]> | undefined;
  #beat: NodeJS.Timeout | undefined;

  constructor(parts: ProgressFeedParts) {
    this.#parts = parts;
  }

  /** How many pages follow an order now. */
  get size(): number {
    return this.#size;
  }

  async start(): Promise<void> {
    this.#listener = this.#parts.listen({
      change: (payload) => this.#tell(this.#followers.get(payload)),
      gap: () => {
        for (const some of this.#followers.values()) this.#tell(some);
      },
    });
    this.#beat = setInterval(() => this.#sendAll(": beat\n\n"), this.#parts.beatMs ?? BEAT_MS);
    this.#beat.unref();
    await this.#listener.ready;
  }

  /**
   * Server-sent events: `ready` at once, `changed` after every change, `end` with the reason before it closes.
   * @throws AppError provider-unavailable `progress.tooManyFollowers`; the page then polls
   */
  follow(input: FollowInput): ReadableStream<Uint8Array> {
    if (this.#isClosing || this.#size >= PER_PROCESS) {
      throw new AppError("provider-unavailable", {
        code: "progress.tooManyFollowers",
        message: "Live updates are not available right now.",
      });
    }
    let follower: Follower | undefined;
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        follower = { ...input, controller };
        this.#add(follower);
      },
      cancel: () => {
        if (follower) this.#remove(follower);
      },
    });
  }

  /** Ends every stream, so that the process may end. */
  closeStreams(): void {
    this.#isClosing = true;
    for (const some of this.#followers.values()) for (const one of some) this.#end(one, "closing");
  }

  async stop(): Promise<void> {
    this.closeStreams();
    clearInterval(this.#beat);
    await this.#listener?.close();
  }

  #add(follower: Follower): void {
    const account = `${follower.tenantId} ${follower.accountId}`;
    const own = this.#byAccount.get(account) ?? new Set();
    const [oldest] = own;
    if (oldest && own.size >= PER_ACCOUNT) this.#end(oldest, "replaced");
    this.#byAccount.set(account, own.add(follower));
    const order = `${follower.tenantId} ${follower.orderId}`;
    this.#followers.set(order, (this.#followers.get(order) ?? new Set()).add(follower));
    this.#size += 1;
    follower.timer = setTimeout(() => this.#end(follower, "expired"), follower.milliseconds);
    follower.timer.unref();
    this.#send(follower, "event: ready\ndata: {}\n\n");
  }

  #remove(follower: Follower): void {
    const order = `${follower.tenantId} ${follower.orderId}`;
    const some = this.#followers.get(order);
    if (!some?.delete(follower)) return;
    clearTimeout(follower.timer);
    this.#size -= 1;
    if (some.size === 0) this.#followers.delete(order);
    const account = `${follower.tenantId} ${follower.accountId}`;
    const own = this.#byAccount.get(account);
    own?.delete(follower);
    if (own?.size === 0) this.#byAccount.delete(account);
  }

  #tell(followers: ReadonlySet<Follower> | undefined): void {
    for (const one of followers ?? []) this.#send(one, "event: changed\ndata: {}\n\n");
  }

  #sendAll(text: string): void {
    for (const some of this.#followers.values()) for (const one of some) this.#send(one, text);
  }

  #send(follower: Follower, text: string): void {
    if ((follower.controller.desiredSize ?? 0) < -MOST_UNREAD) return this.#end(follower, "closing");
    follower.controller.enqueue(this.#encoder.encode(text));
  }

  #end(follower: Follower, reason: EndReason): void {
    this.#remove(follower);
    try {
      follower.controller.enqueue(this.#encoder.encode(`event: end\ndata: {"reason":"${reason}"}\n\n`));
      follower.controller.close();
    } catch (error) {
      // Gone in the same moment: nobody is left to be told.
      this.#parts.log.debug("a page left while its stream ended", { error: String(error) });
    }
  }
}
