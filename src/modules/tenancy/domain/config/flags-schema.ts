import * as v from "valibot";
import { bool } from "#platform/shared/settings/field-schemas.ts";

const off = v.optional(bool, false);

/** Table K: the retailer's own value of each flag; the datafile (FLG-20) is made of these and the experiments. */
export const FlagsSchema = v.strictObject({
  social_login_google: off,
  social_login_apple: off,
  hide_colored_spans: off,
  inline_compare_icons: off,
  default_tenant: off,
  kbb_widget_badges_srp: off,
  contain_images_srp: off,
  message_banner: v.optional(
    v.picklist(["none", "timer", "no_timer"], "must be none, timer or no_timer"),
    "none",
  ),
  suppress_message_banner: off,
  hide_extra_menus: off,
  enable_guidance_tool: off,
  enhanced_logging: off,
  cart_finance_co_buyer: off,
  cart_gold_resiliency: off,
  c3_toggle: off,
  rooftop_support_settings: v.optional(bool, true),
  skip_insurance_check: off,
  prevent_idv_override_on_doc_upload: off,
  updated_signup_after_pq: off,
  auth_region_failover: off,
});
