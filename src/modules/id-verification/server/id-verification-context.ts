import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { IdCaptureProvider } from "../providers/id-capture-provider.ts";

export type IdVerificationContext = QueueContext & {
  readonly idCaptureProvider: IdCaptureProvider;
  /** OP-30: 555-01xx numbers pass; true only while the sandbox is on. */
  readonly allowsTestNumbers: boolean;
};
