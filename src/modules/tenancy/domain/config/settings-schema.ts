import * as v from "valibot";
import { AnalyticsSchema } from "./analytics-schema.ts";
import { ConsumerSchema } from "./consumer-schema.ts";
import { ContentSchema } from "./content-schema.ts";
import { ContractingSchema } from "./contracting-schema.ts";
import { DealersSchema, LeadLimitsSchema } from "./dealers-schema.ts";
import { DeliverySchema } from "./delivery-schema.ts";
import { bool, line, prose, whole } from "#platform/shared/settings/field-schemas.ts";
import { InventorySchema } from "./inventory-schema.ts";
import { PaymentSchema } from "./payment-schema.ts";
import { PromoCodesSchema } from "./promo-codes-schema.ts";
import { configOfModules } from "./settings-of-modules.ts";
import { VehiclePageSchema } from "./vehicle-page-schema.ts";

/** TEN-08. */
const CreditAppSchema = v.strictObject({
  enabled: v.optional(bool, true),
  jointApplications: v.optional(bool, true),
  termsVersion: v.optional(whole(1, 9999), 1),
});

const TradeInSchema = v.strictObject({
  enabled: v.optional(bool, true),
  dealerId: v.optional(v.nullable(line), null),
  accountId: v.optional(v.nullable(line), null),
});

const ContentSettingsSchema = v.strictObject({
  defaultSortSrp: v.optional(line, "Price (High to Low)"),
  consumerSiteDefaultCreditTerm: v.optional(whole(6, 120), 48),
  vdpContentSource: v.optional(v.picklist(["feed", "tenant"], "must be feed or tenant"), "feed"),
});

const AccessibilitySchema = v.strictObject({
  statement: v.optional(v.nullable(prose), null),
  widget: v.optional(bool, false),
});

/** How often people may try before they wait: stricter than the product's limits, never looser (OP-22). */
const SignInLimitsSchema = v.strictObject({
  /** Wrong passwords in a row that lock an account. */
  wrongPasswords: v.optional(whole(3, 5), 5),
  /** Wrong tries that burn a code. */
  codeAttempts: v.optional(whole(2, 5), 5),
  /** Codes sent within the window of their purpose. */
  codeRequests: v.optional(whole(2, 5), 5),
});

/** Horizons and sizes that the requirements leave to the retailer. */
const LimitsSchema = v.strictObject({
  /** Oldest residency start and greatest age (OP-16). */
  maximumYearsAgo: v.optional(whole(1, 150), 100),
  /** Vehicles that may be compared at once. */
  maximumCompared: v.optional(whole(2, 6), 4),
  /** Area codes of a state that is not served (VAL-08). */
  excludedAreaCodes: v.optional(
    v.array(v.pipe(v.string(), v.regex(/^[2-9]\d{2}$/, "must be an area code"))),
    [],
  ),
  signIn: v.optional(SignInLimitsSchema, {}),
  leads: v.optional(LeadLimitsSchema, {}),
});

/** Everything below `config` in the requirements (TEN-04 to TEN-08) and what the settled points add. */
export const SettingsSchema = v.strictObject({
  language: v.optional(v.pipe(line, v.regex(/^[a-z]{2}(-[A-Z]{2})?$/, "must be a language like en")), "en"),
  consumer: v.optional(ConsumerSchema, {}),
  contracting: v.optional(ContractingSchema, {}),
  inventory: v.optional(InventorySchema, {}),
  payment: v.optional(PaymentSchema, {}),
  promoCodes: v.optional(PromoCodesSchema, []),
  delivery: v.optional(DeliverySchema, {}),
  dealers: v.optional(DealersSchema, {}),
  creditApp: v.optional(CreditAppSchema, {}),
  tradeIn: v.optional(TradeInSchema, {}),
  contentSettings: v.optional(ContentSettingsSchema, {}),
  accessibility: v.optional(AccessibilitySchema, {}),
  analytics: v.optional(AnalyticsSchema, {}),
  limits: v.optional(LimitsSchema, {}),
  content: v.optional(ContentSchema, {}),
  vehiclePage: v.optional(VehiclePageSchema, {}),
  ...configOfModules,
});
