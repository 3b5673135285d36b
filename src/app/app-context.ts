import { createContext } from "react-router";
import type { DemoStore } from "./demo-bar/demo-bar-html.ts";
import type { Brand } from "#modules/tenancy/domain/config/brand-schema.ts";
import type { VehicleSearchContext } from "#modules/vehicle-search/server/search-context.ts";
import type { LeadsContext } from "#modules/leads/server/leads-context.ts";
import type { privacyPages } from "#modules/privacy-requests/server/privacy-pages.ts";
import type { PrivacyRequestsContext } from "#modules/privacy-requests/server/privacy-requests-context.ts";
import type { StepsContext } from "#modules/order-steps/server/step-source.ts";
import type { takeLeadForm } from "#modules/leads/server/take-lead-form.ts";

/**
 * What every loader and action gets from the process shell: the request context of the resolved
 * retailer, and its theme as one `:root` rule. Anonymous: pages never see the signed-in account.
 */
export type AppLoadContext = VehicleSearchContext &
  LeadsContext &
  PrivacyRequestsContext &
  StepsContext & {
    /** CSS custom properties of the tenant, light and dark, ready to be put into a style element. */
    readonly themeCss: string;
    /** Writes belong to the process, not to the bundle that draws pages: a form without script is handed over. */
    readonly takeLeadForm: typeof takeLeadForm;
    readonly privacyPages: typeof privacyPages;
    /** The sandbox desk and the gallery exist. */
    readonly sandbox: boolean;
    /** The demo stores of this process; absent for live retailers. */
    readonly demoStores?: () => readonly DemoStore[];
    /** Kits that the gallery shows, by name; absent for live retailers. */
    readonly demoKits?: () => readonly { readonly name: string; readonly brand: Brand }[];
  };

/** Key of the load context; compared by identity, so it lives inside the server bundle. */
export const appContext = createContext<AppLoadContext>();
