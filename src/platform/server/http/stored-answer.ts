import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { codingFor, type Coding } from "./accept-encoding.ts";

const compressors: Record<Coding, (plain: Uint8Array) => Promise<Uint8Array>> = {
  br: (plain) => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (plain) => promisify(gzip)(plain, { level: 6 }),
};

/** What of a request decides how a stored answer is sent. */
interface AskedAnswer {
  readonly acceptEncoding: string | null | undefined;
  readonly ifNoneMatch: string | null | undefined;
}

/** An answer before it becomes a Response or is written to a socket. */
interface SendableAnswer {
  readonly status: 200 | 304;
  readonly headers: Record<string, string>;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/**
 * The bytes of one JSON answer that is asked for again and again, with its compressed forms. Those are made off the
 * main thread when the second caller wants one; until they are ready the plain bytes are sent.
 */
export class StoredAnswer {
  readonly #plain: Uint8Array<ArrayBuffer>;
  readonly #onGrow: (bytes: number) => void;
  readonly #coded = new Map<Coding, Uint8Array<ArrayBuffer>>();
  readonly #wanted = new Map<Coding, number>();
  readonly #etag: string;
  readonly #headers: Readonly<Record<string, string>>;

  /**
   * @param input.identity a shorter text that is the same for the same bytes only; the bytes themselves when left out
   * @param input.headers who may keep it for how long
   * @param input.onGrow told how many bytes were added to what this keeps
   */
  constructor(input: {
    readonly plain: Uint8Array<ArrayBuffer>;
    readonly identity?: string | undefined;
    readonly headers: Readonly<Record<string, string>>;
    readonly onGrow: (bytes: number) => void;
  }) {
    this.#plain = input.plain;
    this.#onGrow = input.onGrow;
    this.#headers = input.headers;
    // Of the content, so that it is the same in every process. Weak: the compressed forms are the same answer in other bytes.
    this.#etag = `W/"${hash("sha256", input.identity ?? input.plain, "base64url").slice(0, 22)}"`;
  }

  /** How to answer this caller: 304 when they have it, else the smallest form they can read. */
  answer(asked: AskedAnswer): SendableAnswer {
    const etag = this.#etag;
    const headers: Record<string, string> = {
      "content-type": "application/json; charset=utf-8",
      ...this.#headers,
      vary: "accept-encoding",
      etag,
    };
    if (isKnown(asked.ifNoneMatch, etag)) return { status: 304, headers, body: null };
    const coding = codingFor(asked.acceptEncoding);
    const coded = coding === undefined ? undefined : this.#codedAs(coding);
    if (coding !== undefined && coded !== undefined) headers["content-encoding"] = coding;
    const body = coded ?? this.#plain;
    headers["content-length"] = String(body.byteLength);
    return { status: 200, headers, body };
  }

  #codedAs(coding: Coding): Uint8Array<ArrayBuffer> | undefined {
    const ready = this.#coded.get(coding);
    if (ready !== undefined) return ready;
    const times = (this.#wanted.get(coding) ?? 0) + 1;
    this.#wanted.set(coding, times);
    if (times === 2) void this.#compress(coding);
    return undefined;
  }

  async #compress(coding: Coding): Promise<void> {
    try {
      const coded = new Uint8Array(await compressors[coding](this.#plain));
      this.#coded.set(coding, coded);
      this.#onGrow(coded.byteLength);
    } catch {
      // The plain bytes keep being sent; a later caller tries again.
      this.#wanted.delete(coding);
    }
  }
}

/** `If-None-Match` may list several, and may drop the weakness mark. */
function isKnown(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (ifNoneMatch === null || ifNoneMatch === undefined) return false;
  const bare = etag.slice(2);
  return ifNoneMatch.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === bare);
}
