import type { RequestContext } from "#platform/server/request-context.ts";
import type { SandboxScenario } from "#platform/shared/sandbox-scenario.ts";
import type { CANCELLING_ERRORS } from "../domain/signing-status.ts";

/** Why a package can't be signed any more (SIGN-08). */
export type SigningRefusal = (typeof CANCELLING_ERRORS)[number];

export type SignAnswer =
  | { readonly kind: "signed" }
  | { readonly kind: "refused"; readonly code: SigningRefusal };

/** Keeps the packages that are signed and vouches for the signatures. */
export interface SigningProvider {
  /** How to reach every outcome of an embedded provider; a vendor has none. */
  readonly scenarios?: readonly SandboxScenario[];
  /** A new package around one exact document. */
  createPackage(
    ctx: RequestContext,
    input: { readonly documentHash: string; readonly expiresAt: Date },
  ): Promise<{ readonly ref: string }>;
  /** Signing the same document twice is one signature. */
  sign(
    ctx: RequestContext,
    input: { readonly ref: string; readonly documentHash: string },
  ): Promise<SignAnswer>;
  /** Ending a package that is over changes nothing. */
  cancel(ctx: RequestContext, ref: string): Promise<void>;
}
