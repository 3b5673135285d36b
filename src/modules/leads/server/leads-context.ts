import type { InventoryContext } from "#modules/inventory/server/inventory-context.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";

/** What messages to dealers need. */
export type LeadsContext = QueueContext &
  InventoryContext & {
    /** The sandbox desk exists: callers on the machine itself are not limited (decision 0032). */
    readonly sandbox: boolean;
    /** 555-0100 to 555-0199 pass as phone numbers (OP-30). */
    readonly allowsTestNumbers: boolean;
  };

/** What follows them up, without a caller. */
export type LeadKeepingContext = QueueContext;
