/** What the test of a made-up language asks of the product. */
export * as language from "#platform/shared/texts/language.ts";
export { TEXTS } from "#server/language/texts.ts";
export { TranslatedTenants } from "#server/language/translated-tenants.ts";
export { languageOf, textOf } from "#modules/tenancy/domain/translate-tenant.ts";
export { parseTenantConfig } from "#modules/tenancy/domain/parse-tenant-config.ts";
export { ownTexts, replacedBy } from "#modules/tenancy/server/wordings/own-texts.ts";
export { ownWords } from "#modules/credit/domain/own-words.ts";
export { pageXml } from "#modules/discovery/domain/sitemap-xml.ts";
export { wholeDateText } from "#platform/shared/texts/whole-date.ts";
export { hourText } from "#modules/fulfillment/ui/slot-texts.ts";
export { ALLOWED } from "#modules/analytics/domain/allowed-data.ts";
export { serviceWorkerText } from "#modules/discovery/server/service-worker-text.ts";
export { testTenantConfig } from "#tests/support/test-tenant-config.ts";
