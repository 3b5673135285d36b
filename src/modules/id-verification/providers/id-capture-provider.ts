import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { ProviderFailure } from "#platform/server/vendor-calls/provider-failure.ts";
import type { SandboxScenario } from "#platform/shared/sandbox-scenario.ts";

/** One side of the license as the phone took it. */
export interface CapturedPicture {
  readonly side: "front" | "back";
  readonly format: "jpg" | "png";
  readonly bytes: Uint8Array;
}

/** What our own phone page hands in. */
export interface IdCapture {
  /** Our opaque name of this capture; a provider checks one capture by this name, however often it is asked. */
  readonly verificationRef: string;
  readonly documentNumber: string;
  /** Two letters; the license's own state. */
  readonly issuingState: string;
  readonly pictures: readonly CapturedPicture[];
}

export type CaptureOutcome = "SUCCESSFUL" | "FAILED" | "INCOMPLETE";

interface CaptureRequest {
  /** Our opaque name of this capture; comes back with the provider's record. Also the idempotency key. */
  readonly verificationRef: string;
  /** The provider's earlier capture under this name, to be gone on with. */
  readonly captureRef: string | null;
  /** Our page the phone comes back to. */
  readonly returnUrl: string;
}

export type CaptureStart =
  /** Our own page takes the pictures and hands them to `evaluate`. */
  | { readonly kind: "own-page" }
  /** The provider's page takes them; `url` works once. */
  | { readonly kind: "hosted"; readonly captureRef: string; readonly url: string };

/** What a provider knows of a capture. */
export interface CaptureReading {
  readonly kind: "capture";
  readonly captureRef: string;
  readonly verificationRef: string | null;
  /** `null` while the buyer or the provider is still at it. */
  readonly outcome: CaptureOutcome | null;
  /** Two letters, where the provider read them off the license or the address. */
  readonly states: readonly string[];
}

/** A capture that is over. */
export type CheckedCapture = CaptureReading & { readonly outcome: CaptureOutcome };

/** Checks whether a captured license is real and the buyer's own. */
export interface IdCaptureProvider {
  /** How to reach every outcome of an embedded provider; a vendor has none. */
  readonly scenarios?: readonly SandboxScenario[];
  /** Whether the phone leaves for the provider's pages. */
  readonly isHosted: boolean;
  start(ctx: RequestContext, request: CaptureRequest): Promise<CaptureStart | ProviderFailure>;
  /** For captures of our own page. */
  evaluate?(ctx: RequestContext, capture: IdCapture): Promise<CheckedCapture | ProviderFailure>;
  /** How a capture stands; `unknown` for one it never made. */
  read?(
    ctx: RequestContext,
    captureRef: string,
  ): Promise<CaptureReading | { readonly kind: "unknown" } | ProviderFailure>;
  /** Ends a capture that goes on, so that its page takes no pictures anymore. One that is over stays as it is. */
  end?(ctx: RequestContext, captureRef: string): Promise<"done" | ProviderFailure>;
  /** Has the provider forget pictures and biometrics (OP-19). */
  redact?(ctx: RequestContext, captureRef: string): Promise<"done" | ProviderFailure>;
}
