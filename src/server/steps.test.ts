import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { STEPS as BROWSER_STEPS } from "#app/steps.ts";
import { STEPS } from "./steps.ts";

const ids = STEPS.map(({ step }) => step.id);

it("The browser has the server's steps, in the same order", () => {
  expect(BROWSER_STEPS.map(({ id }) => id)).toEqual(ids);
});

it("Steps are the ones of TRK-06, and that of a trade-in", () => {
  expect(ids).toEqual([
    "VERIFY_INSURANCE",
    "VERIFY_ID",
    "UPLOAD_DOCUMENTS",
    "SIGN_CONTRACT",
    "PAYMENT_DETAILS",
    "SCHEDULE_DELIVERY",
    "TRADE_IN",
  ]);
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
