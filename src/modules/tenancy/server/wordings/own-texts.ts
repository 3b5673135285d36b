import { type Language, LANGUAGES } from "#platform/shared/texts/language.ts";
import type { Dictionary } from "#platform/shared/texts/text.ts";
import type { TenantConfig } from "../../domain/tenant-config-schema.ts";
import { TEXT_IDS } from "./text-ids.ts";

/** Which text a wording replaces, and for readers of which language. */
interface Replaced {
  readonly language: Language;
  /** Undefined where no text has this id. */
  readonly english: string | undefined;
}

/** @param key `payments.invoice`, or `es.payments.invoice` for its Spanish */
export function replacedBy(key: string): Replaced {
  const other = LANGUAGES.slice(1).find((each) => key.startsWith(`${each}.`));
  const language = other ?? LANGUAGES[0];
  const id = other === undefined ? key : key.slice(other.length + 1);
  return { language, english: Object.hasOwn(TEXT_IDS, id) ? TEXT_IDS[id] : undefined };
}

/**
 * A retailer's wordings by the English text that each replaces; undefined without any. One whose text is gone since it
 * was imported says nothing.
 */
export function ownTexts(
  wordings: TenantConfig["wordings"],
): Readonly<Record<Language, Dictionary>> | undefined {
  const own = Object.fromEntries(LANGUAGES.map((language) => [language, emptyTexts()])) as Record<
    Language,
    Record<string, string>
  >;
  for (const [key, text] of Object.entries(wordings)) {
    const { language, english } = replacedBy(key);
    if (english !== undefined) own[language][english] = text;
  }
  return Object.keys(wordings).length === 0 ? undefined : own;
}

/** Texts are looked up by what people send, so nothing is inherited. */
function emptyTexts(): Record<string, string> {
  return Object.create(null) as Record<string, string>;
}
