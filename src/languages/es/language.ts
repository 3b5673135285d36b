import type { LanguageDescriptor } from "../language-descriptor.ts";

export const spanish = {
  name: "Español",
  locale: "es-US",
  hasNamedMonths: true,
  setting: "spanish",
} as const satisfies LanguageDescriptor;
