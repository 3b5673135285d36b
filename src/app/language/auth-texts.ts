import type { Language } from "#platform/shared/texts/language.ts";
import { type BrowserTexts, browserTexts, catalogOf } from "./catalogs.ts";

/** Catalogs whose texts these pages show. */
const OWN = /^(?:app|identity|accounts\.messages|signIn|platform|designSystem)\./u;

/** Texts of these pages that other screens share; `auth-texts.test.ts` says which are missing. */
const SHARED: ReadonlySet<string> = new Set([
  "common.account",
  "common.yourOrders",
  "common.yourDocuments",
  "common.savedSearches",
  "common.profile",
  "common.email",
  "common.hide",
  "common.createAccount",
  "common.firstName",
  "common.lastName",
  "common.phoneNumber",
  "common.termsUse",
  "common.useAnotherEmail",
  "common.sandboxDesk",
  "common.signIn",
  "common.pleaseCheckTheseAnswers",
  "common.signingNeedsJavaScriptBrowsingCars",
]);

/**
 * The texts of the auth pages in another language, which go into their document: as scripts the catalogs of all pages
 * would weigh more than these pages may. Null in English. Only for loaders.
 */
export function authTexts(language: Language): BrowserTexts | null {
  if (language === "en") return null;
  const english = catalogOf("en");
  // Bodies of mails have paragraphs; nothing on these pages has.
  return browserTexts(
    language,
    (id) => (OWN.test(id) || SHARED.has(id)) && english[id]?.includes("\n") === false,
  );
}
