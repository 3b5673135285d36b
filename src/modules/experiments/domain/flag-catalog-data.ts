import type { TenantFlags } from "#modules/tenancy/domain/tenant-config-schema.ts";

export type FlagKey = keyof TenantFlags;

/**
 * `page`: the document carries it and styles show it before the first paint; `service`: the browser asks the flag
 * service when it needs it; `server`: decided where nobody can force it, the browser only reads it.
 */
type FlagSurface = "page" | "service" | "server";

interface FlagEntry {
  readonly surface: FlagSurface;
  /** Opens a gate: may be forced only outside production (OP-11). */
  readonly isGate?: true;
  /** What is on the page when a visitor has met the flag; absent for flags that are met by being asked for. */
  readonly metAt?: string;
}

/** Table K: every flag, where it is decided and how a visitor meets it. The compiler checks that none is missing. */
export const FLAG_CATALOG: Readonly<Record<FlagKey, FlagEntry>> = {
  social_login_google: { surface: "page" },
  social_login_apple: { surface: "page" },
  hide_colored_spans: { surface: "page", metAt: ".colored" },
  inline_compare_icons: { surface: "page", metAt: ".vehicle-card > .compare-button" },
  default_tenant: { surface: "server" },
  kbb_widget_badges_srp: { surface: "page", metAt: ".kbb-badge" },
  contain_images_srp: { surface: "page", metAt: ".card-stage img" },
  message_banner: { surface: "service" },
  suppress_message_banner: { surface: "service" },
  hide_extra_menus: { surface: "page", metAt: ".extra-menu" },
  enable_guidance_tool: { surface: "service" },
  enhanced_logging: { surface: "service" },
  cart_finance_co_buyer: { surface: "server" },
  cart_gold_resiliency: { surface: "page" },
  c3_toggle: { surface: "service" },
  rooftop_support_settings: { surface: "page" },
  skip_insurance_check: { surface: "server", isGate: true },
  prevent_idv_override_on_doc_upload: { surface: "server", isGate: true },
  updated_signup_after_pq: { surface: "server" },
  auth_region_failover: { surface: "server", isGate: true },
};

/** Flags that documents carry, in the order of table K. */
export const PAGE_FLAGS = (Object.keys(FLAG_CATALOG) as FlagKey[]).filter(
  (key) => FLAG_CATALOG[key].surface === "page",
);

export const isFlagKey = (text: string): text is FlagKey => Object.hasOwn(FLAG_CATALOG, text);
