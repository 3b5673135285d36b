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

interface Call {
  readonly head: string;
  readonly text: string;
  readonly timeoutMs: number;
}

/**
 * One shopper's connection: calls with JSON, one after the other, kept alive. Time-outs and ends of the connection reject.
 * It reads HTTP by itself, because Node's own client takes three times as long, on the core of the database.
 */
export class Shopper {
  readonly #url: URL;
  #socket: Socket | undefined;
  #last: Promise<unknown> = Promise.resolve();

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
    const headers = [
      `${method} ${path} HTTP/1.1`,
      `host: ${this.#url.host}`,
      ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
      ...(text === "" ? [] : ["content-type: application/json"]),
      `content-length: ${Buffer.byteLength(text)}`,
    ];
    const asked = { head: `${headers.join("\r\n")}\r\n\r\n`, text, timeoutMs };
    const answer = this.#last.then(() => this.#ask(asked));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }

  #connected(): Socket {
    const known = this.#socket;
    if (known !== undefined && !known.destroyed && known.readable) return known;
    const socket = connect(Number(this.#url.port), this.#url.hostname).setNoDelay(true);
    // While nobody asks, an end is seen at the next call.
    socket.on("error", () => undefined);
    return (this.#socket = socket);
  }

  #ask({ head, text, timeoutMs }: Call): Promise<Answer> {
    const socket = this.#connected();
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    let read: Buffer = Buffer.alloc(0);
    const onData = (part: Buffer): void => {
      read = read.length === 0 ? part : Buffer.concat([read, part]);
      const answer = answerIn(read);
      if (answer !== undefined) resolve(answer);
    };
    const onEnd = (error?: unknown): void =>
      reject(error instanceof Error ? error : new Error("the connection ended before the answer"));
    const late = setTimeout(
      () => socket.destroy(new Error(`${head.split("\r\n", 1)[0]} timed out`)),
      timeoutMs,
    );
    socket.on("data", onData).on("error", onEnd).on("close", onEnd);
    socket.write(head + text);
    return promise.finally(() => {
      clearTimeout(late);
      socket.off("data", onData).off("error", onEnd).off("close", onEnd);
    });
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
  const isEmpty = /^HTTP\/1\.1 [23]04/u.test(head);
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
