import type { CodeRequest, Miss } from "#modules/accounts/server/codes/email-code.ts";
import {
  type PoolAnswer,
  type PoolCodeSent,
  type PoolError,
  poolOk,
  poolRefuses,
} from "../../ports/identity-pool.ts";

/** What the pool says of a request for a code. */
export function answerOfRequest(request: CodeRequest): PoolAnswer<PoolCodeSent> {
  if (request.kind === "sent") return poolOk(request.sent);
  const code = {
    "too-soon": "TOO_SOON",
    exceeded: "REQUESTS_EXCEEDED",
    burned: "ATTEMPTS_EXCEEDED",
  } as const;
  return poolRefuses(code[request.kind], { retryAfterSeconds: request.waitSeconds });
}

/** What the pool says of a code that was not right. */
export function refusalOfMiss(miss: Miss): { readonly ok: false; readonly error: PoolError } {
  switch (miss.kind) {
    case "wrong":
      return poolRefuses("WRONG_CODE");
    case "one-left":
      return poolRefuses("WRONG_CODE", { attemptsLeft: 1 });
    case "expired":
      return poolRefuses("CODE_EXPIRED");
    case "burned":
      return poolRefuses("ATTEMPTS_EXCEEDED", { retryAfterSeconds: miss.waitSeconds });
  }
}
