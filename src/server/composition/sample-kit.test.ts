import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { SAMPLE_KIT } from "./sample-kit-data.ts";

it("The gallery's sample kit is the one that the guide gives to copy", () => {
  const guide = readFileSync("docs/branding.md", "utf8");
  const given = /```json\n([\s\S]*?)```/.exec(guide)?.[1] ?? "";
  expect(SAMPLE_KIT).toEqual(JSON.parse(given));
});
