import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { alertFingerprint } from "#modules/analytics/domain/alert-fingerprint.ts";
import { SPANISH } from "#server/language/spanish.ts";
import { knownAlertTexts } from "#server/known-alert-texts.ts";

const root = new URL("../../../", import.meta.url).pathname;
const files = globSync("src/{modules/*,app/errors}/*messages.ts", { cwd: root });

test.each(files)("Analytics knows every alert of %s", async (file) => {
  const catalogs = Object.entries((await import(`${root}${file}`)) as Record<string, unknown>).filter(
    ([name]) => name.endsWith("Messages"),
  );
  const texts = catalogs.flatMap(([, catalog]) => Object.values(catalog as Record<string, string>));
  expect(texts.filter((text) => knownAlertTexts.get(alertFingerprint(text)) === undefined)).toEqual([]);
});

test("Analytics knows alerts that are said in place, in both languages", () => {
  for (const text of ["We couldn't load your cart", "This is your car."])
    for (const said of [text, SPANISH[text]!])
      expect(knownAlertTexts.get(alertFingerprint(said)), said).toBe(said);
});
