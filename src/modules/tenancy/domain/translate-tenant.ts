import { type InOtherLanguages, saidIn } from "#platform/shared/settings/other-languages.ts";
import { type Language, LANGUAGES } from "#platform/shared/texts/language.ts";
import { type Dictionary, englishText, reworded, type Text, textIn } from "#platform/shared/texts/text.ts";
import type { TenantConfig } from "./tenant-config-schema.ts";

/**
 * A retailer's configuration as a visitor of another language meets it: the product's texts of that language, the
 * retailer's own pages where it has them in that language, and of its wordings those under `es.<key>`. Wordings
 * in the other language do not count.
 */
export function translateTenant(config: TenantConfig, language: Language, texts: Dictionary): TenantConfig {
  if (language === LANGUAGES[0]) return config;
  const prefix = `${language}.`;
  const messages = Object.entries(config.messages).flatMap(([key, text]) =>
    key.startsWith(prefix) ? [[key.slice(prefix.length), text] as const] : [],
  );
  const own = saidIn<Dictionary>(config, language) ?? {};
  const { content, accessibility } = config.config;
  return {
    ...config,
    title: own[config.title] ?? config.title,
    pages: translated(config.pages, own),
    rooftopOverrides: translated(config.rooftopOverrides, own),
    contactPhones: translated(config.contactPhones, own),
    privacyContacts: translated(config.privacyContacts, own),
    config: {
      ...config.config,
      language,
      content: translated(content, own),
      accessibility: translated(accessibility, own),
    },
    messages: Object.fromEntries(messages),
    // Without the retailer's own pages: the browser has the product's texts and wordings, and both must say the same.
    readsIn: language,
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
export function inRetailersWords<T>(config: Reader & InOtherLanguages<Dictionary>, value: T): T {
  const own = saidIn(config, languageOf(config));
  return own === undefined ? value : translated(value, own);
}

/** What a configuration that translateTenant made says of its reader. */
type Reader = Pick<TenantConfig, "texts" | "readsIn">;

/** The language of a configuration that translateTenant made; English for one as it is stored. */
export function languageOf({ readsIn }: Pick<Reader, "readsIn">): Language {
  return readsIn ?? LANGUAGES[0];
}

/** `t` for code of the server: `const t = textOf(ctx.tenant)`. */
export function textOf({ texts, readsIn, ownTexts }: Reader & Pick<TenantConfig, "ownTexts">): Text {
  return readsIn === undefined ? reworded(englishText, ownTexts?.en) : textIn(readsIn, texts);
}
