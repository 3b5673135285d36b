import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { ProtectionAdministrator } from "../providers/rating-port.ts";

/** What talking to the administrator about an order's plans needs. */
export type PlansContext = QueueContext & { readonly protectionAdministrator: ProtectionAdministrator };
