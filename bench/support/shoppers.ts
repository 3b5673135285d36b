import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** What came: reading a body as text and as JSON is left to who wants it, because it takes the database's core. */
export class Answer {
  readonly status: number;
  readonly #bytes: Buffer;
  readonly #isJson: boolean;

  constructor(status: number, bytes: Buffer, isJson: boolean) {
    this.status = status;
    this.#bytes = bytes;
    this.#isJson = isJson;
  }

  get body(): unknown {
    const text = this.#bytes.toString("utf8");
    return this.#isJson ? parsed(text) : text;
  }
}

interface Asked {
  /** The first line, for errors. */
  readonly what: string;
  readonly until: number;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** What the kernel has for us is read into one buffer: a new one for each read would cost more than the read. */
const READ_BYTES = 64 * 1024;
/** One look at the clock for all calls meanwhile. */
const LOOK_MS = 250;

/**
 * One shopper's connection: calls with JSON, one after the other, kept alive. Time-outs and ends of the connection reject.
 * It reads HTTP by itself, because Node's own client takes three times as long, on the core of the database.
 */
export class Shopper {
  readonly #url: URL;
  #socket: Socket | undefined;
  #read: Buffer | undefined;
  #asked: Asked | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #looking: NodeJS.Timeout | undefined;

  constructor(url: string) {
    this.#url = new URL(url);
  }

  /** @param call.token access token */
  call(
    method: string,
    path: string,
    { token, body, timeoutMs = 10_000 }: { token?: string; body?: unknown; timeoutMs?: number } = {},
  ): Promise<Answer> {
    const text = body === undefined ? "" : JSON.stringify(body);
    const what = `${method} ${path}`;
    const bearer = token === undefined ? "" : `authorization: Bearer ${token}\r\n`;
    const type = text === "" ? "" : "content-type: application/json\r\n";
    const message = `${what} HTTP/1.1\r\nhost: ${this.#url.host}\r\n${bearer}${type}content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
    const ask = () => this.#ask(message, what, timeoutMs);
    const answer = this.#last.then(ask, ask);
    this.#last = answer;
    return answer;
  }

  close(): void {
    clearInterval(this.#looking);
    this.#looking = undefined;
    this.#socket?.destroy();
    this.#socket = undefined;
    this.#end(new Error("the connection was closed before the answer"));
  }

  #connected(): Socket {
    const known = this.#socket;
    if (known !== undefined && !known.destroyed && known.readable) return known;
    const socket: Socket = connect({
      port: Number(this.#url.port),
      host: this.#url.hostname,
      noDelay: true,
      onread: {
        buffer: Buffer.allocUnsafe(READ_BYTES),
        callback: (length, into) => {
          if (socket === this.#socket) this.#take(Buffer.from(into.subarray(0, length)));
          return true;
        },
      },
    });
    const onEnd = (error: unknown): void => {
      // While nobody asks, an end is seen at the next call.
      if (socket === this.#socket) this.#end(error);
    };
    socket.on("error", onEnd).on("close", () => onEnd(new Error("the connection ended before the answer")));
    this.#read = undefined;
    this.#looking ??= setInterval(() => this.#look(), LOOK_MS).unref();
    return (this.#socket = socket);
  }

  #ask(message: string, what: string, timeoutMs: number): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      const socket = this.#connected();
      this.#asked = { what, until: performance.now() + timeoutMs, resolve, reject };
      socket.write(message);
    });
  }

  #take(part: Buffer): void {
    this.#read = this.#read === undefined ? part : Buffer.concat([this.#read, part]);
    const answer = answerIn(this.#read);
    if (answer === undefined) return;
    this.#read = undefined;
    const asked = this.#asked;
    this.#asked = undefined;
    asked?.resolve(answer);
  }

  #end(error: unknown): void {
    const asked = this.#asked;
    this.#asked = undefined;
    asked?.reject(error);
  }

  #look(): void {
    const asked = this.#asked;
    if (asked !== undefined && performance.now() > asked.until)
      this.#socket?.destroy(new Error(`${asked.what} timed out`));
  }
}

const HEAD_END = "\r\n\r\n";

/** The whole answer, or undefined while some of it is on its way. */
function answerIn(read: Buffer): Answer | undefined {
  const end = read.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = read.toString("latin1", 0, end);
  const from = end + HEAD_END.length;
  const length = /\r\ncontent-length: *(\d+)/iu.exec(head)?.[1];
  const isEmpty = head.startsWith("204", 9) || head.startsWith("304", 9);
  const bytes = isEmpty
    ? Buffer.alloc(0)
    : length === undefined
      ? unchunked(read.subarray(from))
      : wholeOf(read, from, Number(length));
  if (bytes === undefined) return undefined;
  const isJson = /\r\ncontent-type: *[^\r]*json/iu.test(head);
  return new Answer(Number(head.slice(9, 12)), bytes, isJson);
}

function wholeOf(read: Buffer, from: number, length: number): Buffer | undefined {
  return read.length < from + length ? undefined : read.subarray(from, from + length);
}

/** A body in chunks; undefined before its last one. */
function unchunked(read: Buffer): Buffer | undefined {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = read.indexOf("\r\n", at);
    if (lineEnd < 0) return undefined;
    const length = Number.parseInt(read.toString("latin1", at, lineEnd), 16);
    const part = wholeOf(read, lineEnd + 2, length + 2)?.subarray(0, length);
    if (part === undefined) return undefined;
    if (length === 0) return Buffer.concat(parts);
    parts.push(part);
    at = lineEnd + 4 + length;
  }
}

/** Runs `work` in `workers` lanes for some seconds, or so many times; every round gets a number of its own. */
export async function inLanes(
  { workers, seconds, rounds = Infinity }: { workers: number; seconds: number; rounds?: number },
  work: (lane: number, round: number) => Promise<void>,
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  let round = 0;
  const lane = async (at: number): Promise<void> => {
    while (performance.now() < end && round < rounds) {
      await work(at, round++);
      await sleep(0);
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, at) => lane(at)));
}

function parsed(text: string): unknown {
  return text === "" ? undefined : (JSON.parse(text) as unknown);
}
