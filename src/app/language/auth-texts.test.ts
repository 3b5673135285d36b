import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sourceTexts } from "#tools/texts/source-texts.ts";
import { authTexts } from "./auth-texts.ts";
import { browserTexts } from "./catalogs.ts";

/** Where the words of the auth pages are: their screens, the kit and the rules of their fields. */
const PLACES = [
  "src/modules/sign-in/ui/*.tsx",
  "src/modules/sign-in/ui/screens/*.tsx",
  "src/modules/{accounts,sign-in}/{messages,screen-messages}.ts",
  "src/platform/shared/fields/{email,password,person-name,verification-code}.ts",
  "src/platform/shared/fields/phone/phone.ts",
  "src/design-system/{alert-bar,error-summary,field-*}.tsx",
];

const ids = PLACES.flatMap((pattern) => globSync(pattern)).flatMap((file) =>
  sourceTexts(file, readFileSync(file, "utf8")).map(({ id }) => id),
);

describe("The texts that a Spanish auth page brings along", () => {
  const texts = authTexts("es") ?? {};

  it("are all that its screens, refusals and fields can say", () => {
    expect(ids.length).toBeGreaterThan(100);
    const missing = ids.filter((id) => {
      const [key = ""] = Object.keys(browserTexts("es", (each) => each === id));
      return texts[key] === undefined;
    });
    expect(missing).toEqual([]);
  });

  it("are none in English", () => {
    expect(authTexts("en")).toBeNull();
  });
});
