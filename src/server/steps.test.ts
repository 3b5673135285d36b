import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { STEPS as BROWSER_STEPS } from "#app/steps.ts";
import { REQUIRED_STEPS } from "#tests/support/required-steps.ts";
import { STEPS } from "./steps.ts";

const ids = STEPS.map(({ step }) => step.id);

it("The browser has the server's steps, in the same order", () => {
  expect(BROWSER_STEPS.map(({ id }) => id)).toEqual(ids);
});

it("The steps that the requirements name are there, in their order (TRK-06)", () => {
  expect(ids.filter((id) => REQUIRED_STEPS.includes(id))).toEqual(REQUIRED_STEPS);
});

it("Every step that a module declares is in the list", async () => {
  const root = new URL("../modules/", import.meta.url).pathname;
  const files = globSync("*/server/*-step-source.ts", { cwd: root });
  const modules = await Promise.all(
    files.map(async (file) => (await import(`${root}${file}`)) as Record<string, unknown>),
  );
  expect(modules.flatMap((one) => Object.values(one)).filter((one) => !STEPS.includes(one as never))).toEqual(
    [],
  );
  expect(files).toHaveLength(STEPS.length);
});

it("Steps do not share a name, a place in the history, or an address", () => {
  const names = STEPS.flatMap(({ step: { id, history, place } }) => [
    `id ${id}`,
    `history ${history.subject}`,
    `address ${"route" in place ? place.route : place.segment}`,
  ]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
