import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { PartyRole } from "#modules/orders/domain/order-party.ts";
import type { CapturedPicture, IdCaptureProvider } from "../providers/id-capture-provider.ts";

/** What became of pictures that were looked at as documents are. */
type PicturesCheck =
  /** Without the notes of cameras. */
  | { readonly kind: "sound"; readonly pictures: readonly CapturedPicture[] }
  | { readonly kind: "refused"; readonly side: CapturedPicture["side"]; readonly message: string };

/** Looks at a captured license and files it as the document the deal asks for; the documents module stands behind it. */
export interface LicenseFiler {
  /** Whether these bytes are whole and harmless pictures. */
  check(pictures: readonly CapturedPicture[]): Promise<PicturesCheck>;
  /** False when the pictures were not taken as a document; the buyer is then asked for one as before. */
  keep(
    ctx: QueueContext,
    license: {
      readonly order: Order;
      readonly person: PartyRole;
      readonly pictures: readonly CapturedPicture[];
    },
  ): Promise<boolean>;
}

export type IdVerificationContext = QueueContext & {
  readonly idCaptureProvider: IdCaptureProvider;
  readonly licenseFiler: LicenseFiler;
  /** OP-30: 555-01xx numbers pass; true only while the sandbox is on. */
  readonly allowsTestNumbers: boolean;
};
