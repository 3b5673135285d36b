import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../context/log.ts";
import { inSpan, traceparent } from "../telemetry/spans.ts";

/** One call to an HTTP API of somebody else. */
export interface VendorCall {
  /** For the log, e.g. `canopy.readPull`; addresses and bodies are never logged. */
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A form or a text is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  /** What the answer's body becomes: parsed JSON when left out. */
  readonly reads?: "json" | "bytes";
  /** Longest answer; 2 MB when left out. */
  readonly mostBytes?: number;
  /** Milliseconds for all tries together; 10 seconds when left out. */
  readonly deadlineMs?: number;
  /** Milliseconds for one try; what is left of the deadline when left out. */
  readonly tryMs?: number;
  /**
   * Whether a second try does no harm: a read, or a write under an idempotency key. Anything else is sent once,
   * because it is unknown what became of a write that was not answered.
   */
  readonly repeatable: boolean;
  /** Statuses that mean "try again"; 429, 502, 503 and 504 when left out. */
  readonly busy?: ReadonlySet<number>;
}

export type VendorAnswer =
  /** Answered, whatever the status; `body` is undefined where it is not JSON, a Uint8Array where bytes are read. */
  | { readonly kind: "answer"; readonly status: number; readonly body: unknown }
  /** No answer in time, or no connection. A write may have arrived. */
  | { readonly kind: "silence"; readonly problem: "timeout" | "unreachable" | "too-large" };

export interface VendorCaller {
  readonly fetch?: typeof fetch;
  /** Left out where the caller reports the problem by itself. */
  readonly log?: Log;
  readonly pause?: (milliseconds: number) => Promise<void>;
}

const DEADLINE_MS = 10_000;
const PAUSES_MS = [200, 800];
/** A vendor that asks for a longer wait gets no further try within this call. */
const LONGEST_WAIT_MS = 5_000;
const MOST_BYTES = 2 * 1024 * 1024;
const BUSY: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/**
 * The one way to call a vendor: one deadline over at most three tries, a limit for the answer, and a log without
 * addresses, bodies or vendor texts. Redirects are refused, because credentials would follow them (decision 0283).
 */
export async function callVendor(caller: VendorCaller, call: VendorCall): Promise<VendorAnswer> {
  const pause = caller.pause ?? sleep;
  const endsAt = performance.now() + (call.deadlineMs ?? DEADLINE_MS);
  for (let attempt = 0; ; attempt += 1) {
    const left = Math.min(endsAt - performance.now(), call.tryMs ?? Number.POSITIVE_INFINITY);
    const { answer, retryAfterMs } = await inVendorSpan(call, () => tryOnce(caller, call, left));
    if (!isBusy(answer, call)) return answer;
    const code = answer.kind === "silence" ? answer.problem : String(answer.status);
    caller.log?.warn("a vendor did not answer as it should", { kind: call.name, code });
    const pauseMs = PAUSES_MS[attempt];
    if (!call.repeatable || pauseMs === undefined || retryAfterMs > LONGEST_WAIT_MS) return answer;
    const wait = Math.max(pauseMs, retryAfterMs);
    if (performance.now() + wait >= endsAt) return answer;
    await pause(wait);
  }
}

function inVendorSpan(
  { name, method }: VendorCall,
  run: () => ReturnType<typeof tryOnce>,
): ReturnType<typeof tryOnce> {
  const attributes = { "http.request.method": method };
  return inSpan({ name, kind: "client", attributes }, async (end) => {
    const result = await run();
    const { answer } = result;
    if (answer.kind === "silence") end({ attributes: { "error.type": answer.problem }, isFailed: true });
    else end({ attributes: { "http.response.status_code": answer.status }, isFailed: answer.status >= 500 });
    return result;
  });
}

function isBusy(answer: VendorAnswer, { busy = BUSY }: VendorCall): boolean {
  return answer.kind === "silence" ? answer.problem !== "too-large" : busy.has(answer.status);
}

async function tryOnce(
  caller: VendorCaller,
  call: VendorCall,
  timeoutMs: number,
): Promise<{ answer: VendorAnswer; retryAfterMs: number }> {
  const { type, body } = encoded(call.body);
  const trace = traceparent();
  try {
    const response = await (caller.fetch ?? fetch)(call.url, {
      method: call.method,
      headers: {
        accept: "application/json",
        ...(trace && { traceparent: trace }),
        ...(type && { "content-type": type }),
        ...call.headers,
      },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs))),
    });
    const bytes = await readAtMost(response, call.mostBytes ?? MOST_BYTES);
    if (bytes === undefined) return { answer: { kind: "silence", problem: "too-large" }, retryAfterMs: 0 };
    const seconds = Number(response.headers.get("retry-after") ?? 0);
    const read = call.reads === "bytes" ? bytes : parsed(bytes.toString("utf8"));
    return {
      answer: { kind: "answer", status: response.status, body: read },
      retryAfterMs: Number.isFinite(seconds) ? seconds * 1000 : 0,
    };
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    return { answer: { kind: "silence", problem: isLate ? "timeout" : "unreachable" }, retryAfterMs: 0 };
  }
}

function encoded(body: unknown): { readonly type?: string; readonly body: string | URLSearchParams | null } {
  if (body === undefined) return { body: null };
  if (typeof body === "string" || body instanceof URLSearchParams) return { body };
  return { type: "application/json", body: JSON.stringify(body) };
}

/** Undefined when the answer is longer. */
async function readAtMost(response: Response, mostBytes: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's page instead of an answer: the status says enough.
    return undefined;
  }
}
