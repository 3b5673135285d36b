import * as v from "valibot";
import { whole } from "#platform/shared/settings/field-schemas.ts";

/** How often people may try before they wait: stricter than the product's limits, never looser (OP-22). */
const SignInLimitsSchema = v.strictObject({
  /** Wrong passwords in a row that lock an account. */
  wrongPasswords: v.optional(whole(3, 5), 5),
  /** Wrong tries that burn a code. */
  codeAttempts: v.optional(whole(2, 5), 5),
  /** Codes sent within the window of their purpose. */
  codeRequests: v.optional(whole(2, 5), 5),
});

/** How patient signing in is. */
export const signInSettings = { limits: { signIn: v.optional(SignInLimitsSchema, {}) } };
