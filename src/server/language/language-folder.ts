import type { Language } from "#platform/shared/texts/language.ts";

const folders = new URL("../../languages/", import.meta.url);

/** Where a language is described, with its texts where those are not beside the modules. */
export const languageFolder = (language: Language): URL => new URL(`${language}/`, folders);
