import type { IdentityContext } from "./identity-context.ts";

/** What the sign-in screens have to know of the retailer's pool. */
export interface SignInOptions {
  /** False: one "continue" button to the pool's own pages. */
  readonly embeddedForms: boolean;
  readonly passcode: boolean;
  /** Digits of a passcode. */
  readonly passcodeLength: number;
  /** False: "We can't create accounts right now" (AUTH-23). */
  readonly canSignUp: boolean;
  readonly canReset: boolean;
}

/** Which ways in work right now. */
export async function readSignInOptions(ctx: IdentityContext): Promise<SignInOptions> {
  const pool = await ctx.identity.pools.of(ctx);
  const facts = await pool.capabilities(ctx);
  const { embeddedForms, emailOtp, otpCodeLength, canSignUp, canReset } = facts;
  return { embeddedForms, passcode: emailOtp, passcodeLength: otpCodeLength, canSignUp, canReset };
}
