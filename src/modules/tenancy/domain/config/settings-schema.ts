import * as v from "valibot";
import { ConsumerSchema } from "./consumer-schema.ts";
import { bool, line, prose, whole } from "#platform/shared/settings/field-schemas.ts";
import { configOfModules, limitsOfModules } from "./settings-of-modules.ts";

const ContentSettingsSchema = v.strictObject({
  defaultSortSrp: v.optional(line, "Price (High to Low)"),
  consumerSiteDefaultCreditTerm: v.optional(whole(6, 120), 48),
  vdpContentSource: v.optional(v.picklist(["feed", "tenant"], "must be feed or tenant"), "feed"),
});

const AccessibilitySchema = v.strictObject({
  statement: v.optional(v.nullable(prose), null),
  widget: v.optional(bool, false),
});

/** Horizons and sizes that the requirements leave to the retailer. */
export const LimitsSchema = v.strictObject({
  /** Oldest residency start and greatest age (OP-16). */
  maximumYearsAgo: v.optional(whole(1, 150), 100),
  /** Area codes of a state that is not served (VAL-08). */
  excludedAreaCodes: v.optional(
    v.array(v.pipe(v.string(), v.regex(/^[2-9]\d{2}$/, "must be an area code"))),
    [],
  ),
  ...limitsOfModules,
});

/** Everything below `config` in the requirements (TEN-04 to TEN-08) and what the settled points add. */
export const SettingsSchema = v.strictObject({
  language: v.optional(v.pipe(line, v.regex(/^[a-z]{2}(-[A-Z]{2})?$/, "must be a language like en")), "en"),
  consumer: v.optional(ConsumerSchema, {}),
  contentSettings: v.optional(ContentSettingsSchema, {}),
  accessibility: v.optional(AccessibilitySchema, {}),
  limits: v.optional(LimitsSchema, {}),
  ...configOfModules,
});
