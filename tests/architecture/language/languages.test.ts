import { describe, expect, test } from "vitest";
import { LANGUAGES, inLanguage, otherLanguage, splitLanguage } from "#platform/shared/texts/language.ts";
import { productSources } from "../syntax/syntax-tree.ts";

/** Where all languages are described. */
const HOME = "src/languages/";

/** Places that know which other language there is: a sentence that the law wants in Spanish on an English page. */
const KNOW_SPANISH = ["src/modules/vehicle-page/ui/details/buyers-guide.tsx"];

const namesSpanish = (source: string): boolean =>
  source
    .replaceAll(/\/\*.*?\*\//gsu, "")
    .split("\n")
    .some((line) => !/^\s*\/\//u.test(line) && /["'`](?:es|es-US|es\.)["'`]|["'`^]\\?\/es\b/u.test(line));

describe("Languages are listed in one place", () => {
  test.each([
    `if (language === "es") ask();`,
    `new Intl.DateTimeFormat("es-US")`,
    `const prefix = /^\\/es(?=$)/u;`,
    `if (address.startsWith("/es")) go();`,
    `<p lang="es">`,
  ])("the fence bites on %s", (planted) => {
    expect(namesSpanish(planted)).toBe(true);
  });

  test.each([`import { es } from "./texts/es-data.ts";`, `const yes = "yes";`])(
    "and lets %s pass",
    (fine) => {
      expect(namesSpanish(fine)).toBe(false);
    },
  );

  test("one place knows which they are, and why", () => {
    const found = productSources("src")
      .filter(([path]) => !path.startsWith(HOME) && !/-data\.tsx?$/u.test(path))
      .filter(([, source]) => namesSpanish(source))
      .map(([path]) => path);
    expect(found.toSorted()).toEqual(KNOW_SPANISH);
  });

  test("addresses and the switch between languages follow from the list", () => {
    for (const language of LANGUAGES) {
      const address = inLanguage(language, "/search?q=a");
      expect(splitLanguage(address)).toEqual({ language, path: "/search?q=a" });
      expect(LANGUAGES).toContain(otherLanguage(language));
      expect(otherLanguage(language)).not.toBe(language);
    }
  });
});
