import { fillText, formatMessage, type TextParams } from "./format-message.ts";
import { type Language, LOCALES } from "./language.ts";
import type { CompiledMessage, Message } from "./message.ts";
import { compileText } from "#platform/shared/texts/message-compiler.ts";
import { keyOfText } from "./message-key.ts";

export { fillText, type TextParams };

/** Texts of one language by id; those of the old form by their English words. */
export type Dictionary = Readonly<Record<string, string>>;

/** A descriptor after the build, for the browser: its key in the catalogs and its compiled English. */
export type BuiltMessage = readonly [key: string, text: CompiledMessage];

/**
 * Says a text in the reader's language: `t("cart.buy", "Buy this car")`, or `t(row.label)` for a text that a table
 * declares by `msg(id, english)`. `{name}` is filled in; plurals and formats are ICU MessageFormat:
 * `t("cart.size", "{count, plural, one {# car} other {# cars}}", { count })`.
 */
export interface Text {
  (id: string, english: string, params?: TextParams): string;
  (message: Message, params?: TextParams): string;
  /** The old form, by English words. */
  (english: string, params?: TextParams): string;
  readonly language: Language;
  /** Undefined in English. */
  readonly dictionary: Dictionary | undefined;
  readonly find: FindText | undefined;
}

/**
 * What a text is instead of its English.
 * @param id or the browser's own key
 */
export type FindText = (id: string, english: CompiledMessage) => CompiledMessage | undefined;

/** @param find answers a text of the language; undefined for English */
export function textBy(language: Language, find?: FindText, dictionary?: Dictionary): Text {
  const say = (
    first: string | Message | BuiltMessage,
    second?: string | TextParams,
    third?: TextParams,
  ): string => {
    const [id, english, params] = partsOf(first, second, third);
    const found = find?.(id, english) ?? english;
    const compiled = typeof found === "string" ? compileText(found) : found;
    return formatMessage(compiled, params, LOCALES[language]);
  };
  return Object.assign(say, { language, dictionary, find });
}

type Said = readonly [id: string, english: CompiledMessage, params: TextParams | undefined];

function partsOf(
  first: string | Message | BuiltMessage,
  ...[second, third]: [second: string | TextParams | undefined, third: TextParams | undefined]
): Said {
  if (typeof first === "string")
    return typeof second === "string" ? [first, second, third] : [first, first, second];
  const params = second as TextParams | undefined;
  return "id" in first ? [first.id, first.message, params] : [...first, params];
}

/** @param dictionary looked into at every call, so that it may grow; undefined for English */
export function textIn(language: Language, dictionary: Dictionary | undefined): Text {
  if (dictionary === undefined) return textBy(language, undefined);
  return textBy(language, (id, english) => dictionary[id] ?? dictionary[english as string], dictionary);
}

/** Texts in the browser. @param catalog by the keys of the build; may grow */
export function browserText(language: Language, catalog: Readonly<Record<string, CompiledMessage>>): Text {
  return textBy(language, findIn(catalog));
}

/** The same with the retailer's own wordings, by the keys of the build. */
export function rewordedText(t: Text, own: Readonly<Record<string, CompiledMessage>>): Text {
  const find = findIn(own);
  return textBy(t.language, (id, english) => find(id, english) ?? t.find?.(id, english), t.dictionary);
}

function findIn(catalog: Readonly<Record<string, CompiledMessage>>): FindText {
  return (id, english) =>
    catalog[id] ?? (typeof english === "string" ? catalog[keyOfText(english)] : undefined);
}

/** For what may be a text of the product or words that came from elsewhere, such as another error's. */
export function sayMessage(t: Text, message: Message | string, params?: TextParams): string {
  return typeof message === "string" ? t(message, params) : t(message, params);
}

/** What is wrong with single fields, in the reader's language. */
export function saidFields(
  t: Text,
  fields: Readonly<Record<string, Message | string>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, sayMessage(t, message)]));
}

/** The language the texts are written in. */
export const englishText: Text = textIn("en", undefined);

/**
 * For one English word with two meanings: `sayAs(t, "Pickup", "handover")` has the key `Pickup (handover)`, so
 * that the truck keeps its own.
 */
export function sayAs(t: Text, english: string, meaning: string): string {
  return t.dictionary?.[`${english} (${meaning})`] ?? t(english);
}

/**
 * Marks a text that is shown elsewhere through `t`, such as a label in a table, so that its translation is
 * looked for: `{ label: english("orders.step.sign", "Sign Contract") }`. The value is the English text.
 */
/* @__NO_SIDE_EFFECTS__ */
export function english<const T extends string>(id: string, text: T): T;
/* @__NO_SIDE_EFFECTS__ */
export function english<const T extends string>(text: T): T;
export function english(...given: [id: string, text?: string]): string {
  return given[1] ?? given[0];
}
