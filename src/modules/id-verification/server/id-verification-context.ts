import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { IdCaptureProvider } from "../providers/id-capture-provider.ts";

export type IdVerificationContext = QueueContext & { readonly idCaptureProvider: IdCaptureProvider };
