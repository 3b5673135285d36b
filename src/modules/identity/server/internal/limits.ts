import { CLIENT_ADDRESS_HEADER } from "#platform/server/http/client-address.ts";
import { hitRateLimit, type RateLimit } from "#platform/server/rate-limit.ts";
import type { IdentityContext } from "../identity-context.ts";
import { identityError } from "./identity-error.ts";

type Limit = Omit<RateLimit, "key">;

/** Limits per network address; those per account live in domain/lockout.ts and domain/code-rules.ts. */
export const ADDRESS_LIMITS = {
  signUp: [
    { bucket: "identity.signUp.hour", limit: 5, windowSeconds: 3600 },
    { bucket: "identity.signUp.day", limit: 20, windowSeconds: 86_400 },
  ],
  confirm: [{ bucket: "identity.confirm", limit: 30, windowSeconds: 60 }],
  resend: [{ bucket: "identity.resend", limit: 30, windowSeconds: 60 }],
  signIn: [{ bucket: "identity.signIn", limit: 60, windowSeconds: 60 }],
  signInFailure: [{ bucket: "identity.signInFailure", limit: 20, windowSeconds: 300 }],
  emailAvailability: [{ bucket: "identity.emailAvailability", limit: 30, windowSeconds: 60 }],
} as const satisfies Record<string, readonly Limit[]>;

/**
 * Counts a call of this address and refuses it beyond the limit. With the sandbox on, callers on the
 * machine itself are not limited: they are its developer and its tests (decision 0032).
 * @throws AppError `limited`
 */
export async function limitAddress(
  ctx: IdentityContext,
  request: Request,
  action: keyof typeof ADDRESS_LIMITS,
): Promise<void> {
  const address = request.headers.get(CLIENT_ADDRESS_HEADER);
  if (address === null || (ctx.identity.sandbox && isLoopback(address))) return;
  for (const limit of ADDRESS_LIMITS[action]) {
    const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, { ...limit, key: `address|${address}` });
    if (!allowed) throw identityError("limited", "identity.tooManyRequests", { retryAfterSeconds });
  }
}

function isLoopback(address: string): boolean {
  return address === "::1" || /^(?:::ffff:)?127\./u.test(address);
}
