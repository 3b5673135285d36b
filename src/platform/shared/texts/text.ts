import { LOCALES, type Language } from "./language.ts";
import { pluralForm } from "./plural-form.ts";

/** Values for the placeholders of a text. */
export type TextParams = Readonly<Record<string, string | number>>;

/** English texts and what they are in another language. */
export type Dictionary = Readonly<Record<string, string>>;

/**
 * Says an English text in the reader's language: `t("Buy this car")`. `{name}` is filled in;
 * `{count:car|cars}` takes the form that the language has for the number (`pluralForm`), so
 * `t("{count} {count:car|cars}", { count })`.
 */
export interface Text {
  (english: string, params?: TextParams): string;
  readonly language: Language;
  /** Undefined in English. */
  readonly dictionary: Dictionary | undefined;
}

const PLACEHOLDER = /\{(\w+)(?::([^{}]*))?\}\.?/gu;

/**
 * Fills placeholders. An unknown name stays as it is written, so that a missing value is seen
 * in review and never shows as "undefined". Values are not filled again.
 */
export function fillText(text: string, params: TextParams, language: Language = "en"): string {
  return text.replace(PLACEHOLDER, (whole, name: string, forms: string | undefined) => {
    if (!Object.hasOwn(params, name)) return whole;
    const value = params[name];
    const point = whole.endsWith(".") ? "." : "";
    if (forms === undefined) {
      const said = String(value);
      // "6 a.m." ends a sentence by its own point.
      return said.endsWith(".") ? said : said + point;
    }
    return pluralForm(LOCALES[language], forms, value) + point;
  });
}

/** @param dictionary looked into at every call, so that it may grow; undefined for English */
export function textIn(language: Language, dictionary: Dictionary | undefined): Text {
  const say = (english: string, params?: TextParams): string => {
    const own = dictionary?.[english];
    // What a language does not say yet is English, with the forms of English.
    return params === undefined ? (own ?? english) : fillText(own ?? english, params, own ? language : "en");
  };
  return Object.assign(say, { language, dictionary });
}

/** The same texts with a retailer's own wordings, by the English they replace, before them. */
export function reworded(t: Text, own: Dictionary | null | undefined): Text {
  // A prototype and no copy: the texts of a page may still grow.
  return own ? textIn(t.language, Object.assign(Object.create(t.dictionary ?? null), own) as Dictionary) : t;
}

/** The language the texts are written in. */
export const englishText: Text = textIn("en", undefined);

/**
 * For one English word with two meanings: `textInContext(t, "Pickup", "handover")` has the key `Pickup (handover)`, so
 * that the truck keeps its own.
 */
export function textInContext(t: Text, english: string, meaning: string): string {
  return t.dictionary?.[`${english} (${meaning})`] ?? t(english);
}

/**
 * Marks a text that is shown elsewhere through `t`, such as a label in a table, so that its translation is
 * looked for: `{ label: english("Sign Contract") }`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function english<const T extends string>(text: T): T {
  return text;
}
