import type { TenantKeys } from "#platform/server/field-encryption.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { MessageTransports } from "../providers/message-transports.ts";

/** What writing a message needs. */
export type QueueContext = TenantContext & { readonly keys: TenantKeys };

/** What delivering messages needs. */
export type MessagingContext = QueueContext & { readonly messageTransports: MessageTransports };
