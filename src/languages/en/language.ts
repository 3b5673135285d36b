import type { LanguageDescriptor } from "../language-descriptor.ts";

/** What the product's texts are written in. */
export const english = { name: "English", locale: "en-US" } as const satisfies LanguageDescriptor;
