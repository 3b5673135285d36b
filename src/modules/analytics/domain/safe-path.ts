import { splitLanguage } from "#platform/shared/texts/language.ts";

/**
 * The route of an address, in one language: `/es/vehicles/2021-kia-soul` is `/vehicles/:id`.
 * @param words all that a route may say
 */
export function safePath(address: string, words: readonly string[]): string {
  const segments = splitLanguage(address)
    .path.replace(/[?#].*/su, "")
    .split("/")
    .filter(Boolean)
    .slice(0, 8);
  return `/${segments.map((segment) => (words.includes(segment) ? segment : ":id")).join("/")}`;
}
