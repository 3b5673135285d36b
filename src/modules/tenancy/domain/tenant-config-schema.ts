import * as v from "valibot";
import { type Language, LANGUAGES } from "#platform/shared/texts/language.ts";
import type { Dictionary } from "#platform/shared/texts/text.ts";
import { BrandSchema } from "./config/brand-schema.ts";
import { SupportHoursSchema } from "./config/support-hours-schema.ts";
import {
  bool,
  email,
  imageUrl,
  line,
  phone,
  prose,
  webUrl,
  webUrlOrPath,
} from "#platform/shared/settings/field-schemas.ts";
import { inOtherLanguages } from "#platform/shared/settings/other-languages.ts";
import { FlagsSchema } from "./config/flags-schema.ts";
import { secretReference } from "#platform/shared/settings/secret-reference-schema.ts";
import { PagesSchema, RedirectsSchema } from "./config/pages-schema.ts";
import { EnvironmentSchema, ProvidersSchema } from "./config/providers-schema.ts";
import { RooftopOverridesSchema } from "./config/rooftop-overrides-schema.ts";
import { tenantOfModules } from "./config/settings-of-modules.ts";
import { SettingsSchema } from "./config/settings-schema.ts";

/** `payments.invoice`, or `es.payments.invoice` for its Spanish. */
const WORDING_KEY = new RegExp(
  String.raw`^(?:(?:${LANGUAGES.slice(1).join("|")})\.)?[a-z][a-z0-9-]*\.[a-z0-9-]+$`,
  "u",
);

const url = v.optional(v.nullable(webUrl), null);

/**
 * One retailer (TEN-01 to TEN-15). Names are those of the requirements; unknown keys are refused; what is
 * left out gets the required default. Money is in US dollars and rates in percent, as retailers write
 * them: pricing turns both into exact integers.
 */
export const TenantConfigSchema = v.strictObject({
  id: v.pipe(line, v.regex(/^[a-z0-9][a-z0-9-]{0,62}$/, "must be lower-case letters, digits and dashes")),
  name: line,
  brandName: line,
  legalName: line,
  legalNameShort: line,
  /** Shown in the browser's title bar. */
  title: line,
  support: v.strictObject({
    /** Ten digits. */
    phone,
    /** As people remember it, e.g. `512-SUNLANE`. */
    phoneAbbreviated: line,
    email,
    hours: v.optional(SupportHoursSchema, {}),
  }),
  contactPhones: v.optional(v.array(v.strictObject({ label: line, phone })), []),
  contactUsEmail: email,
  social: v.optional(
    v.strictObject({ facebook: url, instagram: url, x: url, youtube: url, tiktok: url, linkedin: url }),
    {},
  ),
  logo: v.optional(
    v.strictObject({
      url: v.optional(v.nullable(imageUrl), null),
      darkUrl: v.optional(v.nullable(imageUrl), null),
      alt: v.optional(line),
    }),
    {},
  ),
  faviconUrl: v.optional(v.nullable(imageUrl), null),
  buyInStoreUrl: url,
  privacyPolicyUrl: v.optional(v.nullable(webUrlOrPath), "/privacy-policy"),
  termsUseUrl: v.optional(v.nullable(webUrlOrPath), "/terms-of-use"),
  urls: v.optional(v.array(webUrl), []),
  privacyContacts: v.optional(
    v.array(
      v.strictObject({
        name: line,
        email: v.optional(email),
        phone: v.optional(phone),
        address: v.optional(prose),
      }),
    ),
    [],
  ),
  /** RWD-03; null hides the outside accessibility service. */
  accessibilitySiteHash: v.optional(v.nullable(line), null),
  isDemo: v.optional(bool, false),
  brand: BrandSchema,
  config: v.optional(SettingsSchema, {}),
  environment: v.optional(EnvironmentSchema, {}),
  providers: v.optional(ProvidersSchema, {}),
  flags: v.optional(FlagsSchema, {}),
  redirects: v.optional(RedirectsSchema, {}),
  pages: v.optional(PagesSchema, {}),
  /** Where the secrets are with which a sender signs its webhooks, by sender; several while one is replaced. */
  webhookSecrets: v.optional(
    v.record(
      v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,40}$/u, "must be the name of a sender")),
      v.pipe(v.array(secretReference), v.minLength(1, "must name a secret"), v.maxLength(5)),
    ),
    {},
  ),
  ...tenantOfModules,
  rooftopOverrides: v.optional(RooftopOverridesSchema, []),
  /** What the retailer's own pages, titles and labels say in other languages (`spanish`), by what they say in English. */
  ...inOtherLanguages(v.optional(v.record(prose, prose), {})),
  /** Any text of the product in the retailer's words, by the text's id (`texts/ids.json` of its module); `es.<id>` is the Spanish one, and so for each language. */
  wordings: v.optional(
    v.record(v.pipe(v.string(), v.regex(WORDING_KEY, "must be the id of a text")), prose),
    {},
  ),
  /** Shopper texts that replace the product's own, by message key. `es.<key>` replaces the Spanish one. */
  messages: v.optional(
    v.record(
      v.pipe(v.string(), v.regex(/^[a-zA-Z][\w-]*(\.[\w-]+)+$/, "must be a message key like cart.title")),
      prose,
    ),
    {},
  ),
});

/** A checked configuration with every default filled in. */
export type TenantConfig = v.InferOutput<typeof TenantConfigSchema> & {
  /** The product's texts in the language of this configuration; absent in English, never stored (`translate-tenant.ts`). */
  readonly texts?: Dictionary | undefined;
  /** Their language, beside `texts`. */
  readonly readsIn?: Language | undefined;
  /** `wordings` by language and by the English text they replace; absent without any, never stored. */
  readonly ownTexts?: Readonly<Record<Language, Dictionary>> | undefined;
};
/** What a retailer has to write. */
export type TenantConfigInput = v.InferInput<typeof TenantConfigSchema>;
export type TenantSettings = TenantConfig["config"];
export type TenantFlags = TenantConfig["flags"];
