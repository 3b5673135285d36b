import {
  type InOtherLanguages,
  saidIn,
  withoutOtherLanguages,
} from "#platform/shared/settings/other-languages.ts";
import type { Language } from "#platform/shared/texts/language.ts";
import type { ConsentWordings } from "./consent-settings-schema.ts";
import { CONSENT_TEXTS, type ConsentCode, type ConsentWords } from "./consents.ts";

type Reworded = Partial<ConsentWords>;

/** What the retailer says instead of our words, for readers of one language; its English words where it has no others. */
export function ownWords(
  wordings: ConsentWordings,
  { code, language }: { readonly code: ConsentCode | "PHONE_CONTACT"; readonly language: Language },
): Reworded {
  if (code === "WISCONSIN_NOTICE") return {};
  const own: InOtherLanguages<Reworded> = wordings[code];
  return withoutUndefined({
    ...withoutOtherLanguages(own),
    ...withoutUndefined(saidIn(own, language) ?? {}),
  });
}

/** The words around one box as templates: the retailer's, else ours as `say` says them. */
export function consentTemplates(
  code: ConsentCode,
  own: Reworded,
  say: (english: string) => string,
): ConsentWords {
  const { title, text, agreement } = CONSENT_TEXTS[code];
  return { title: say(title), text: say(text), agreement: say(agreement), ...own };
}

function withoutUndefined(words: Record<string, unknown>): Reworded {
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
}
