import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { HEAD_SCRIPT } from "#app/document/head-script.ts";
import { BOOT_SCRIPT } from "#rendering/boot-script.ts";
import { short } from "./short-scripts.ts";

test("a script with short names does the same", () => {
  const script =
    "(()=>{const answer=[],remember=word=>{answer.push(word)};remember(place.name);place.told=answer})()";
  const place = { name: "here", told: [] as string[] };
  runInNewContext(short(script), { place });
  expect([...place.told]).toEqual(["here"]);
  expect(short(script).length).toBeLessThan(script.length);
});

test.each([
  ["head", HEAD_SCRIPT],
  ["boot", BOOT_SCRIPT],
])("the %s script stays one script that ends no element", (_name, script) => {
  expect(short(script)).not.toContain("</");
  expect(short(script)).not.toContain("\n");
  expect(short(script).length).toBeLessThan(script.length);
});

test("what is no script stops the build", () => {
  expect(() => short("const = 1")).toThrow("cannot be read");
});
