import { es as identity } from "#modules/sign-in/texts/es-data.ts";
import type { Dictionary } from "#platform/shared/texts/text.ts";
import { es as app } from "../texts/es-data.ts";

/** Texts of these pages whose Spanish another module has; `auth-texts.test.ts` says which are missing. */
const SHARED: readonly string[] = [
  "Account",
  "Continue",
  "Email",
  "Email me a passcode",
  "Enter the 6-digit passcode to continue.",
  "Enter your email to continue.",
  "First name",
  "Last name",
  "Something went wrong. Please wait {wait} before trying again.",
  "Too many attempts. Please try again in 30 minutes.",
  "Too many passcode requests. Please try again in 30 minutes.",
  "Use another email",
  "Your documents",
  "sandbox desk",
  "terms of use",
];

/** Bodies of mails have paragraphs; nothing on these pages has. */
const KEYS = [...Object.keys(app), ...Object.keys(identity), ...SHARED].filter(
  (english) => !english.includes("\n"),
);

/**
 * The Spanish of the auth pages, which goes into their document: as scripts the catalogs of all pages would
 * weigh more than these pages may. Null in English. Only for loaders.
 */
export function authTexts(translated: Dictionary | undefined): Dictionary | null {
  if (translated === undefined) return null;
  return Object.fromEntries(KEYS.map((english) => [english, translated[english] ?? english]));
}
