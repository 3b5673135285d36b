import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { consentTexts, identityMessages, signUpReasons } from "#modules/accounts/messages.ts";
import { screenMessages } from "#modules/sign-in/screen-messages.ts";
import { SPANISH } from "#tests/support/spanish.ts";
import { authTexts } from "./auth-texts.ts";

/** Where the words of the auth pages are: their screens, the kit and the rules of their fields. */
const PLACES = ["src/modules/sign-in/ui/*.tsx", "src/modules/sign-in/ui/screens/*.tsx"];
const SHARED = ["src/platform/shared/fields/{email,password,person-name,phone,verification-code}.ts"];

const said = (patterns: readonly string[]): string[] =>
  patterns
    .flatMap((pattern) => globSync(pattern))
    .flatMap((file) => [
      ...readFileSync(file, "utf8").matchAll(/(?:\bt|\benglish)\(\s*"((?:[^"\\]|\\.)+)"/gu),
    ])
    .map(([, text = ""]) => text);

describe("The texts that a Spanish auth page brings along", () => {
  const texts = authTexts(SPANISH) ?? {};

  it("are all that its screens, refusals and fields can say", () => {
    const literals = said([...PLACES, ...SHARED, "src/design-system/{alert-bar,error-summary,field-*}.tsx"]);
    expect(literals.length).toBeGreaterThan(30);
    const { version: _, ...consents } = consentTexts;
    const keyed = [screenMessages, identityMessages, consents, signUpReasons].flatMap((each) =>
      Object.values(each),
    );
    const missing = [...literals, ...keyed].filter((english) => texts[english] === undefined);
    expect(missing).toEqual([]);
  });

  it("are the words of the whole site, and none in English", () => {
    for (const [english, spanish] of Object.entries(texts)) expect(spanish).toBe(SPANISH[english]);
    expect(authTexts(undefined)).toBeNull();
  });
});
