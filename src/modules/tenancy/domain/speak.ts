import type { Language } from "#platform/shared/language.ts";
import { type Dictionary, englishText, type Text, textIn } from "#platform/shared/text.ts";
import type { TenantConfig } from "./tenant-config-schema.ts";

/**
 * A retailer's configuration as a visitor of another language meets it: the product's texts of that language,
 * and of the retailer's own wordings those under `es.<key>`. Wordings in the other language do not count.
 */
export function speak(config: TenantConfig, language: Language, texts: Dictionary): TenantConfig {
  if (language === "en") return config;
  const prefix = `${language}.`;
  const own = Object.entries(config.messages).flatMap(([key, text]) =>
    key.startsWith(prefix) ? [[key.slice(prefix.length), text] as const] : [],
  );
  return { ...config, config: { ...config.config, language }, messages: Object.fromEntries(own), texts };
}

/** The language of a configuration that `speak` made; English for one as it is stored. */
export function languageOf(config: Pick<TenantConfig, "texts">): Language {
  return config.texts === undefined ? "en" : "es";
}

/** `t` for code of the server: `const t = textOf(ctx.tenant)`. */
export function textOf(config: Pick<TenantConfig, "texts">): Text {
  return config.texts === undefined ? englishText : textIn("es", config.texts);
}
