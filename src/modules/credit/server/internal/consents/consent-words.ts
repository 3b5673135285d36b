import { hash } from "node:crypto";
import { fillText } from "#modules/tenancy/domain/fill-text.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { languageOf, textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { oncePer } from "#platform/shared/once-per.ts";
import { LANGUAGES } from "#platform/shared/texts/language.ts";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import type { ApplicantView, ApplicationView } from "../../../domain/application-view.ts";
import type { ConsentWordings } from "../../../domain/consent-settings-schema.ts";
import {
  CONSENT_TEXTS,
  type ConsentCode,
  type ConsentWords,
  PHONE_AGREEMENT,
} from "../../../domain/consents.ts";
import { consentTemplates, ownWords } from "../../../domain/own-words.ts";

/** Versions of retailers' own words begin here; ours are counted by hand. */
const OWN_FROM = 1_000;

type Worded = ConsentCode | "PHONE_CONTACT";

/** Of one retailer's words, which every view of an application asks for again. */
const versionsOf = oncePer((_words: ConsentWordings) => new Map<Worded, number>());

/** Of the words of one consent; a change of a retailer's words, in any language, is another version in all of them. */
export function consentVersion(tenant: TenantConfig, code: Worded): number {
  const { wordings } = tenant.config.creditApp;
  const versions = versionsOf(wordings);
  const version = versions.get(code) ?? versionIn(wordings, code);
  versions.set(code, version);
  return version;
}

function versionIn(wordings: ConsentWordings, code: Worded): number {
  const own = LANGUAGES.map((language) => ownWords(wordings, { code, language }));
  if (own.every((words) => Object.keys(words).length === 0))
    return (code === "PHONE_CONTACT" ? PHONE_AGREEMENT : CONSENT_TEXTS[code]).version;
  return OWN_FROM + Number.parseInt(sha256(JSON.stringify([code, own])).slice(0, 7), 16);
}

/** The words as this reader meets them. */
export function shownWords(tenant: TenantConfig, code: ConsentCode): ConsentWords {
  const { title, text, agreement } = consentTemplates(code, ownOf(tenant, code), textOf(tenant));
  return { title, text: filled(tenant, text), agreement: filled(tenant, agreement) };
}

/** What stands beside an applicant's number, as this reader meets it. */
export function shownPhoneAgreement(tenant: TenantConfig): string {
  const { agreement = textOf(tenant)(PHONE_AGREEMENT.agreement) } = ownOf(tenant, "PHONE_CONTACT");
  return filled(tenant, agreement);
}

/** One consent of one person for the page that asks for it. */
export function consentView(
  tenant: TenantConfig,
  { code, isGiven }: { readonly code: ConsentCode; readonly isGiven: boolean },
): ApplicantView["consents"][number] {
  return { code, version: consentVersion(tenant, code), isGiven, own: ownOf(tenant, code) };
}

export function phoneConsentView(tenant: TenantConfig): ApplicationView["phoneConsent"] {
  const { agreement = null } = ownOf(tenant, "PHONE_CONTACT");
  return { version: consentVersion(tenant, "PHONE_CONTACT"), agreement };
}

/** Of everything that stood beside the box. */
export function wordsHash(version: number, { title, text, agreement }: ConsentWords): string {
  return sha256(JSON.stringify([version, title, text, agreement]));
}

const ownOf = (tenant: TenantConfig, code: Worded) =>
  ownWords(tenant.config.creditApp.wordings, { code, language: languageOf(tenant) });

const filled = ({ brandName, support }: TenantConfig, text: string): string =>
  fillText(text, { brand: brandName, phone: formatPhone(support.phone) });

const sha256 = (text: string): string => hash("sha256", text);
