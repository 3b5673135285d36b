import type { TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { Language } from "#platform/shared/texts/language.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { DrawnFile } from "../domain/message-template.ts";
import type { Delivery, OutgoingMessage } from "../providers/message-transport.ts";
import type { MessageTransports } from "../providers/message-transports.ts";

/** Who reads which language. */
interface Readers {
  /** What the account of an address chose; undefined when there is none. */
  languageOf(
    trx: TenantTransaction,
    owner: { readonly tenantId: string; readonly keys: TenantKeys },
    to: string,
  ): Promise<Language | undefined>;
  /** The same retailer in another language. */
  translateTenant(tenant: TenantConfig, language: Language): TenantConfig;
}

/** Papers that messages carry, by who draws them. They throw when there is no such paper, or when it has to wait. */
export type Drawings = Readonly<
  Record<DrawnFile["drawnBy"], (ctx: QueueContext, paperId: string) => Promise<Uint8Array>>
>;

/** What writing a message needs. Without `readers` everybody is written to in the language of the caller. */
export type QueueContext = TenantContext & { readonly keys: TenantKeys; readonly readers?: Readers };

/** What opening the files of a message needs. */
export type FilesContext = QueueContext & { readonly drawings?: Drawings };

/** Brings messages to browsers that asked for them. */
export interface PushCarrier {
  deliver(ctx: QueueContext, message: OutgoingMessage): Promise<Delivery>;
}

/** What delivering messages needs. Without `pushCarrier` nothing goes to browsers. */
export type MessagingContext = FilesContext & {
  readonly messageTransports: MessageTransports;
  readonly pushCarrier?: PushCarrier;
};
