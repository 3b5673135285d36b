import type { RequestContext } from "#platform/server/context/request-context.ts";
import { callVendor, type VendorCall } from "#platform/server/vendor-calls/call-vendor.ts";
import { failureOfStatus, type ProviderFailure } from "#platform/server/vendor-calls/provider-failure.ts";
import type { AccessTokens } from "./access-tokens.ts";

type AutofiAnswer = { readonly kind: "ok"; readonly body: unknown } | ProviderFailure;

/** One call with a token, and once more with a fresh one when it is refused. Every call is repeatable. */
export async function callAutofi(
  ctx: RequestContext,
  tokens: AccessTokens,
  call: Omit<VendorCall, "headers" | "repeatable">,
): Promise<AutofiAnswer> {
  for (let attempt = 0; ; attempt += 1) {
    const granted = await tokens.get(ctx);
    if (granted.kind === "failure") return granted;
    const headers = { authorization: `Bearer ${granted.token}` };
    const answer = await callVendor({ log: ctx.log }, { ...call, headers, repeatable: true });
    if (answer.kind === "silence") return silent(answer.problem);
    if (answer.status === 200) return { kind: "ok", body: answer.body };
    if (answer.status !== 401 || attempt > 0) return failureOfStatus("autofi", answer.status);
    tokens.forget();
  }
}

function silent(problem: "timeout" | "unreachable" | "too-large"): ProviderFailure {
  const reason = problem === "timeout" ? "timeout" : "unavailable";
  return { kind: "failure", reason, vendorCode: `autofi-${problem}` };
}
