import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "#platform/shared/app-error.ts";
import { callVendor, type VendorCall } from "#platform/server/vendor-calls/call-vendor.ts";

export interface VendorCallOptions {
  readonly fetch?: typeof fetch;
  /** Of one try; 8 s when left out. */
  readonly timeoutMs?: number;
  /** Before each further try, for tests. */
  readonly backoffMs?: number;
}

const TIMEOUT_MS = 8_000;
const TRIES = 3;
const PAUSES_MS = 2_000;
/** 409: another call with this key is running. 500: the key makes a further try the same effect. */
const BUSY: ReadonlySet<number> = new Set([409, 425, 429, 500, 502, 503, 504]);

/**
 * A call to a vendor that handles money. Every call is repeatable: writes must carry an idempotency key.
 * @returns status and parsed JSON; `body` is undefined for anything else
 * @throws AppError provider-unavailable when nothing was answered: whether it took effect is unknown
 */
export async function callPaymentVendor(
  call: Pick<VendorCall, "name" | "method" | "url" | "headers" | "body">,
  { fetch, timeoutMs = TIMEOUT_MS, backoffMs }: VendorCallOptions,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const caller = {
    ...(fetch && { fetch }),
    ...(backoffMs !== undefined && { pause: () => sleep(backoffMs) }),
  };
  const limits = { tryMs: timeoutMs, deadlineMs: TRIES * timeoutMs + PAUSES_MS };
  const answer = await callVendor(caller, { ...call, ...limits, busy: BUSY, repeatable: true });
  if (answer.kind === "silence") throw unavailable("unreachable");
  if (BUSY.has(answer.status)) throw unavailable(String(answer.status));
  return answer;
}

/** The one error for a vendor that cannot be asked; `why` is for logs. */
export function unavailable(why: string): AppError {
  return new AppError("provider-unavailable", {
    code: `payment.gatewayUnavailable.${why}`,
    message: "We couldn't reach the payment service. Please try again in a moment.",
  });
}
