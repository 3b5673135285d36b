import { englishText, type Text } from "#platform/shared/texts/text.ts";

/**
 * The language of this document. English is in the code already; the texts of another language are loaded
 * before React compares the page with them.
 */
export async function loadDocumentTexts(path: string): Promise<Text> {
  if (document.documentElement.lang === "en") return englishText;
  const { loadTexts } = await import("./load-texts.ts");
  return loadTexts(path);
}
