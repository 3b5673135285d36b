import { callVendor } from "#platform/server/vendor-calls/call-vendor.ts";

/** A search that takes longer helps nobody. */
const READ_MS = 3_000;
const WRITE_MS = 30_000;
/** A page with every value of every facet, or a word about each of a thousand documents. */
const MOST_BYTES = 16 * 1024 * 1024;

interface Call {
  readonly method: "GET" | "POST" | "PUT";
  /** From the cluster's root, with its question. */
  readonly path: string;
  readonly body: string;
  readonly kind: "read" | "write";
}

/** JSON over HTTP to one cluster, by whatever stands in front of its nodes. */
export class OpenSearchCalls {
  readonly #root: string;
  readonly #authorization: string | undefined;
  readonly #pause: (milliseconds: number) => Promise<void>;

  /** @param address with user and password in it where the cluster wants them */
  constructor(address: string, pause: (milliseconds: number) => Promise<void>) {
    const url = new URL(address);
    const { username, password } = url;
    this.#authorization =
      username === ""
        ? undefined
        : `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString("base64")}`;
    url.username = "";
    url.password = "";
    this.#root = url.href.replace(/\/$/u, "");
    this.#pause = pause;
  }

  /**
   * The same again is safe, because every document is written whole.
   * @returns the status and what was read; undefined where that is no JSON
   * @throws Error when no answer came; the cluster's own words, which may repeat what was asked, are in none
   */
  async json({
    method,
    path,
    body,
    kind,
  }: Call): Promise<{ readonly status: number; readonly body: unknown }> {
    const answer = await callVendor(
      { pause: this.#pause },
      {
        name: `opensearch.${kind}`,
        method,
        url: `${this.#root}${path}`,
        headers: {
          "content-type": path.startsWith("/_bulk") ? "application/x-ndjson" : "application/json",
          ...(this.#authorization !== undefined && { authorization: this.#authorization }),
        },
        body,
        repeatable: true,
        mostBytes: MOST_BYTES,
        deadlineMs: kind === "read" ? READ_MS : WRITE_MS,
      },
    );
    if (answer.kind === "silence") throw new Error(`the search engine was silent: ${answer.problem}`);
    return answer;
  }
}
