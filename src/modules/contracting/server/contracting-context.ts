import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { PaperContext } from "#modules/tenancy/server/paper-brand.ts";
import type { SigningProvider } from "../providers/signing-provider.ts";

export type ContractingContext = QueueContext & PaperContext & { readonly signingProvider: SigningProvider };
