import { msg } from "#platform/shared/texts/message.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "#platform/shared/app-error.ts";

export interface VendorCall {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface VendorAnswer {
  readonly status: number;
  /** Parsed JSON; undefined for anything else. */
  readonly body: unknown;
}

export interface VendorCallOptions {
  readonly fetch?: typeof fetch;
  /** Of one try; 8 s when left out. */
  readonly timeoutMs?: number;
  /** Before the first further try; doubled for each one after. 250 ms when left out. */
  readonly backoffMs?: number;
}

const TRIES = 3;
const TIMEOUT_MS = 8_000;
/** Longest wait a vendor may ask for within one call. */
const LONGEST_WAIT_MS = 2_000;
const AGAIN: ReadonlySet<number> = new Set([409, 425, 429, 500, 502, 503, 504]);

/**
 * One call to a vendor: a deadline for each try, and further tries of the very same call. Writes must carry an
 * idempotency key, so that a further try is the same effect. Redirects are refused, because keys travel along.
 * @throws AppError provider-unavailable when nothing was answered: whether it took effect is unknown
 */
export async function callVendor(call: VendorCall, options: VendorCallOptions): Promise<VendorAnswer> {
  let last: VendorAnswer | undefined;
  for (let turn = 0; turn < TRIES; turn += 1) {
    const { answer, waitMs } = await tryOnce(call, options);
    if (answer !== undefined && !AGAIN.has(answer.status)) return answer;
    last = answer;
    if (turn < TRIES - 1) await sleep(waitMs ?? (options.backoffMs ?? 250) * 2 ** turn);
  }
  throw unavailable(last === undefined ? "unreachable" : String(last.status));
}

async function tryOnce(
  call: VendorCall,
  options: VendorCallOptions,
): Promise<{ readonly answer?: VendorAnswer; readonly waitMs?: number }> {
  try {
    const response = await (options.fetch ?? fetch)(call.url, {
      method: call.method,
      headers: { accept: "application/json", ...call.headers },
      ...(call.body !== undefined && { body: call.body }),
      redirect: "error",
      signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
    });
    const text = await response.text();
    const after = Number(response.headers.get("retry-after") ?? Number.NaN) * 1000;
    return {
      answer: { status: response.status, body: jsonOf(text) },
      ...(Number.isFinite(after) && { waitMs: Math.min(Math.max(after, 0), LONGEST_WAIT_MS) }),
    };
  } catch (error) {
    // Refused, cut off or too late: `fetch` says all of it by throwing; what it says may hold addresses.
    if (
      error instanceof TypeError ||
      (error instanceof Error && /^(?:Timeout|Abort)Error$/u.test(error.name))
    )
      return {};
    throw error;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The one error for a vendor that cannot be asked; `why` is for logs. */
export function unavailable(why: string): AppError {
  return new AppError("provider-unavailable", {
    code: `payment.gatewayUnavailable.${why}`,
    message: msg(
      "payments.callVendor.couldntReachPaymentServicePlease",
      "We couldn't reach the payment service. Please try again in a moment.",
    ),
  });
}
