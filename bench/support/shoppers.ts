import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** One shopper's connection: calls with JSON, kept alive. Time-outs reject. */
export class Shopper {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #url: URL;

  constructor(url: string) {
    this.#url = new URL(url);
  }

  /** @param call.token access token */
  call(
    method: string,
    path: string,
    call: { token?: string; body?: unknown; timeoutMs?: number } = {},
  ): Promise<Answer> {
    const text = call.body === undefined ? "" : JSON.stringify(call.body);
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          host: this.#url.hostname,
          port: this.#url.port,
          method,
          path,
          agent: this.#agent,
          headers: {
            ...(call.token !== undefined && { authorization: `Bearer ${call.token}` }),
            ...(text !== "" && {
              "content-type": "application/json",
              "content-length": Buffer.byteLength(text),
            }),
          },
        },
        (response) => {
          let body = "";
          response.setEncoding("utf8").on("data", (part: string) => (body += part));
          response.on("end", () => {
            const isJson = response.headers["content-type"]?.includes("json") === true;
            resolve({ status: response.statusCode ?? 0, body: isJson ? parsed(body) : body });
          });
        },
      );
      sent.setTimeout(call.timeoutMs ?? 10_000, () => sent.destroy(new Error(`${path} timed out`)));
      sent.on("error", reject);
      sent.end(text);
    });
  }

  close(): void {
    this.#agent.destroy();
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
