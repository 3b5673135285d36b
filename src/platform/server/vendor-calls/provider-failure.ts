import { AppError } from "#platform/shared/app-error.ts";

/** Why a provider could not do what it was asked. Never a vendor's own words. */
export interface ProviderFailure {
  readonly kind: "failure";
  readonly reason: "unavailable" | "timeout" | "rate-limited" | "misconfigured" | "refused" | "unreadable";
  /** A short code for the log. */
  readonly vendorCode: string;
}

/** What a status that was not expected means for us. */
export function failureOfStatus(vendor: string, status: number): ProviderFailure {
  const vendorCode = `${vendor}-${status}`;
  if (status === 429) return { kind: "failure", reason: "rate-limited", vendorCode };
  if (status === 401 || status === 403) return { kind: "failure", reason: "misconfigured", vendorCode };
  if (status >= 500) return { kind: "failure", reason: "unavailable", vendorCode };
  return { kind: "failure", reason: "refused", vendorCode };
}

/** The surprise a failed provider is to a use case; `message` is what the shopper reads. */
export function providerUnavailable(code: string, message: string): AppError {
  return new AppError("provider-unavailable", { code, message, retryAfterSeconds: 30 });
}
