import type { FlagKey } from "#modules/experiments/domain/flag-catalog-data.ts";

/** What each flag does, in a few words. The compiler checks that none is missing. */
export const FLAG_NAMES: Readonly<Record<FlagKey, string>> = {
  social_login_google: "Sign in with Google",
  social_login_apple: "Sign in with Apple",
  hide_colored_spans: "No marker under headlines",
  inline_compare_icons: "Compare button on every card",
  default_tenant: "Unknown hosts open this store",
  kbb_widget_badges_srp: "Kelley Blue Book badges on cards",
  contain_images_srp: "Whole pictures on cards",
  message_banner: "Banner above the first tracker steps",
  suppress_message_banner: "Hold that banner back",
  hide_extra_menus: "Short menu",
  enable_guidance_tool: "Guided help",
  enhanced_logging: "More detailed logs",
  cart_finance_co_buyer: "Apply with a co-buyer",
  cart_gold_resiliency: "Keep the cart during outages",
  c3_toggle: "Hide payment and delivery by setting",
  rooftop_support_settings: "Support by dealership",
  skip_insurance_check: "No insurance step",
  prevent_idv_override_on_doc_upload: "Uploads never replace the ID check",
  updated_signup_after_pq: "New sign-up after pre-qualifying",
  auth_region_failover: "Sign in through the second region",
};
