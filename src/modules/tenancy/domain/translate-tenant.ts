import type { Language } from "#platform/shared/texts/language.ts";
import { type Dictionary, englishText, reworded, type Text, textIn } from "#platform/shared/texts/text.ts";
import type { TenantConfig } from "./tenant-config-schema.ts";

/**
 * A retailer's configuration as a visitor of another language meets it: the product's texts of that language, the
 * retailer's own pages where it has them in that language, and of its wordings those under `es.<key>`. Wordings
 * in the other language do not count.
 */
export function translateTenant(config: TenantConfig, language: Language, texts: Dictionary): TenantConfig {
  if (language === "en") return config;
  const prefix = `${language}.`;
  const messages = Object.entries(config.messages).flatMap(([key, text]) =>
    key.startsWith(prefix) ? [[key.slice(prefix.length), text] as const] : [],
  );
  const { spanish } = config;
  const { content, accessibility } = config.config;
  return {
    ...config,
    title: spanish[config.title] ?? config.title,
    pages: translated(config.pages, spanish),
    rooftopOverrides: translated(config.rooftopOverrides, spanish),
    contactPhones: translated(config.contactPhones, spanish),
    privacyContacts: translated(config.privacyContacts, spanish),
    config: {
      ...config.config,
      language,
      content: translated(content, spanish),
      accessibility: translated(accessibility, spanish),
    },
    messages: Object.fromEntries(messages),
    // Without the retailer's own pages: the browser has the product's texts and wordings, and both must say the same.
    texts: config.ownTexts === undefined ? texts : withOwn(texts, config.ownTexts[language]),
  };
}

function withOwn(texts: Dictionary, own: Dictionary): Dictionary {
  return Object.assign(Object.create(null) as Dictionary, texts, own);
}

/** The same with every text exchanged that has another; names of properties stay. */
function translated<T>(value: T, own: Dictionary): T {
  if (typeof value === "string") return (Object.hasOwn(own, value) ? own[value] : value) as T;
  if (Array.isArray(value)) return value.map((each: unknown) => translated(each, own)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, translated(each, own)])) as T;
}

/** What a retailer wrote outside its pages, such as the names of its products, as a visitor of this language reads it. */
export function inRetailersWords<T>(config: Pick<TenantConfig, "texts" | "spanish">, value: T): T {
  return config.texts === undefined ? value : translated(value, config.spanish);
}

/** The language of a configuration that translateTenant made; English for one as it is stored. */
export function languageOf(config: Pick<TenantConfig, "texts">): Language {
  return config.texts === undefined ? "en" : "es";
}

/** `t` for code of the server: `const t = textOf(ctx.tenant)`. */
export function textOf({ texts, ownTexts }: Pick<TenantConfig, "texts" | "ownTexts">): Text {
  return texts === undefined ? reworded(englishText, ownTexts?.en) : textIn("es", texts);
}
