import type { CodeLimits } from "#modules/accounts/domain/limits-data.ts";

/** OP-22 for codes to a new address, counted per account: like those of a sign-up. */
export const EMAIL_CHANGE_LIMITS: CodeLimits = {
  codeSeconds: 600,
  attempts: 5,
  burnedSeconds: 1800,
  requests: 5,
  windowSeconds: 1800,
  requestsPerDay: 15,
  resendSeconds: [30],
};
