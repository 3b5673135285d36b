import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { SigningProvider } from "../providers/signing-provider.ts";

export type ContractingContext = QueueContext & { readonly signingProvider: SigningProvider };
