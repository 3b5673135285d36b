import { describe, expect, test } from "vitest";
import { LANGUAGES, inLanguage, otherLanguage, splitLanguage } from "#platform/shared/texts/language.ts";
import { productSources } from "../syntax/syntax-tree.ts";

/** Where all languages are listed. */
const HOME = "src/platform/shared/texts/language.ts";

/** Places that know which other language there is: what a third one would have to change. The list only gets shorter. */
const KNOW_SPANISH = [
  "src/app/language/load-spanish.ts",
  "src/app/render.ts",
  "src/modules/credit/domain/own-words.ts",
  "src/modules/credit/server/internal/consents/consent-words.ts",
  "src/modules/discovery/server/service-worker.ts",
  "src/modules/fulfillment/ui/slot-texts.ts",
  "src/modules/leads/ui/test-drive-fields.tsx",
  "src/modules/tenancy/domain/translate-tenant.ts",
  "src/modules/tenancy/server/wordings/own-texts.ts",
  // A sentence that the law wants in Spanish on an English page.
  "src/modules/vehicle-page/ui/details/buyers-guide.tsx",
];

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

  test("few places know which they are", () => {
    const found = productSources("src")
      .filter(([path]) => path !== HOME && !/-data\.tsx?$/u.test(path))
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
