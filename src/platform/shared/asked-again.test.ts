import { expect, test } from "vitest";
import { AskedAgain } from "./asked-again.ts";

test("a question is asked again from its second time on", () => {
  const asked = new AskedAgain();
  expect([asked.ask("a"), asked.ask("b"), asked.ask("a"), asked.ask("a")]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test("of very many questions only the latest are remembered", () => {
  const asked = new AskedAgain();
  asked.ask("first");
  for (let number = 0; number < 10_000; number += 1) asked.ask(String(number));
  expect(asked.ask("first")).toBe(true);
  for (let number = 10_000; number < 30_000; number += 1) asked.ask(String(number));
  expect(asked.ask("first")).toBe(false);
  expect(asked.ask("29999")).toBe(true);
});

test("a very long question is never asked again", () => {
  const asked = new AskedAgain();
  asked.ask("a".repeat(1_001));
  expect(asked.ask("a".repeat(1_001))).toBe(false);
});
