import type { Log } from "../context/log.ts";

/** One call to a vendor's HTTP API. Bodies are JSON both ways. */
export interface VendorCall {
  /** For the log, e.g. `canopy.readPull`; addresses and bodies are never logged. */
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Milliseconds for all tries together; 10 seconds when left out. */
  readonly deadlineMs?: number;
  /**
   * Whether a second try does no harm: a read, or a write under an idempotency key. Anything else is sent once,
   * because nobody knows what became of a write that was not answered.
   */
  readonly repeatable: boolean;
}

export type VendorAnswer =
  /** Answered, whatever the status; `body` is undefined where it is not JSON. */
  | { readonly kind: "answer"; readonly status: number; readonly body: unknown }
  /** Nobody answered in time, or nobody is there. A write may have arrived. */
  | { readonly kind: "silence"; readonly problem: "timeout" | "unreachable" | "too-large" };

export interface VendorCaller {
  readonly fetch?: typeof fetch;
  readonly log: Log;
  readonly pause?: (milliseconds: number) => Promise<void>;
}

const DEADLINE_MS = 10_000;
const PAUSES_MS = [200, 800];
const MOST_BYTES = 2 * 1024 * 1024;
const BUSY = new Set([429, 502, 503, 504]);

/** Calls with one deadline over all tries; redirects are refused, because credentials would follow them. */
export async function callVendor(caller: VendorCaller, call: VendorCall): Promise<VendorAnswer> {
  const pause = caller.pause ?? ((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)));
  const deadlineMs = call.deadlineMs ?? DEADLINE_MS;
  const endsAt = performance.now() + deadlineMs;
  for (let attempt = 0; ; attempt += 1) {
    const left = endsAt - performance.now();
    const { answer, retryAfterMs } = await tryOnce(caller, call, left);
    const isBusy = answer.kind === "silence" ? answer.problem !== "too-large" : BUSY.has(answer.status);
    if (isBusy) logProblem(caller.log, call.name, answer);
    const wait = Math.max(PAUSES_MS[attempt] ?? Number.POSITIVE_INFINITY, retryAfterMs);
    if (!isBusy || !call.repeatable || performance.now() + wait >= endsAt) return answer;
    await pause(wait);
  }
}

async function tryOnce(
  caller: VendorCaller,
  call: VendorCall,
  timeoutMs: number,
): Promise<{ answer: VendorAnswer; retryAfterMs: number }> {
  try {
    const response = await (caller.fetch ?? fetch)(call.url, {
      method: call.method,
      headers: {
        accept: "application/json",
        ...(call.body !== undefined && { "content-type": "application/json" }),
        ...call.headers,
      },
      body: call.body === undefined ? null : JSON.stringify(call.body),
      redirect: "error",
      signal: AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs))),
    });
    const text = await readAtMost(response);
    if (text === undefined) return { answer: { kind: "silence", problem: "too-large" }, retryAfterMs: 0 };
    const seconds = Number(response.headers.get("retry-after") ?? 0);
    const answer = { kind: "answer", status: response.status, body: parsed(text) } as const;
    return { answer, retryAfterMs: Number.isFinite(seconds) ? seconds * 1000 : 0 };
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    return { answer: { kind: "silence", problem: isLate ? "timeout" : "unreachable" }, retryAfterMs: 0 };
  }
}

/** Undefined when the answer does not end in time to be reasonable. */
async function readAtMost(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's page instead of an answer: the status says enough.
    return undefined;
  }
}

function logProblem(log: Log, name: string, answer: VendorAnswer): void {
  const code = answer.kind === "silence" ? answer.problem : String(answer.status);
  log.warn("a vendor did not answer as it should", { kind: name, code });
}
