import type { LanguageDescriptor } from "#languages/language-descriptor.ts";

/** French, as somebody would begin it; no visitor is offered it. */
export const french = {
  name: "Français",
  locale: "fr-US",
  hasNamedMonths: true,
  setting: "french",
  hasOwnTexts: true,
} as const satisfies LanguageDescriptor;
