/** A search that takes longer helps nobody. */
const READ_MS = 3_000;
const WRITE_MS = 30_000;
/** What was refused for now; the same again is safe, because every document is written whole. */
const AGAIN = new Set([429, 502, 503, 504]);
const AGAIN_AFTER_MS = [100, 500];

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

  /** @throws Error with the status alone: the cluster's own words may repeat what was asked */
  async json(call: Call): Promise<{ readonly status: number; readonly body: unknown }> {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await this.#send(call);
      const wait = AGAIN_AFTER_MS[attempt];
      if (!AGAIN.has(answer.status) || wait === undefined) return answer;
      await this.#pause(wait);
    }
  }

  async #send({ method, path, body, kind }: Call): Promise<{ status: number; body: unknown }> {
    const answer = await fetch(`${this.#root}${path}`, {
      method,
      headers: {
        "content-type": path.startsWith("/_bulk") ? "application/x-ndjson" : "application/json",
        ...(this.#authorization !== undefined && { authorization: this.#authorization }),
      },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(kind === "read" ? READ_MS : WRITE_MS),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === "" ? null : (JSON.parse(text) as unknown) };
  }
}
