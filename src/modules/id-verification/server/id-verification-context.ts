import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { CapturedPicture, IdCaptureProvider } from "../providers/id-capture-provider.ts";

/** Files a captured licence as the document the deal asks for; the documents module stands behind it. */
export interface LicenceKeeper {
  /** False when the pictures were not taken as a document; the buyer is then asked for one as before. */
  keep(
    ctx: QueueContext,
    licence: { readonly order: Order; readonly pictures: readonly CapturedPicture[] },
  ): Promise<boolean>;
}

export type IdVerificationContext = QueueContext & {
  readonly idCaptureProvider: IdCaptureProvider;
  readonly licenceKeeper: LicenceKeeper;
  /** OP-30: 555-01xx numbers pass; true only while the sandbox is on. */
  readonly allowsTestNumbers: boolean;
};
