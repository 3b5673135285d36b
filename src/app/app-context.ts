import { createContext } from "react-router";
import type { InventoryContext } from "#modules/inventory/server/inventory-context.ts";
import type { LeadsContext } from "#modules/leads/server/leads-context.ts";

/**
 * What every loader and action gets from the process shell: the request context of the resolved
 * retailer, and its theme as one `:root` rule. Anonymous: pages never see the signed-in account.
 */
export type AppLoadContext = InventoryContext &
  LeadsContext & {
    /** CSS custom properties of the tenant, light and dark, ready to be put into a style element. */
    readonly themeCss: string;
    /** The sandbox desk and the gallery exist. */
    readonly sandbox: boolean;
  };

/** Key of the load context; compared by identity, so it lives inside the server bundle. */
export const appContext = createContext<AppLoadContext>();
