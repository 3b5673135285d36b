import { expect, test, vi } from "vitest";
import { oncePer } from "./once-per.ts";

test("A thing is made once for each key, and anew for an equal one", () => {
  const make = vi.fn(({ name }: { name: string }) => ({ greeting: `Hi ${name}` }));
  const greetingOf = oncePer(make);
  const key = { name: "Ann" };
  expect(greetingOf(key)).toBe(greetingOf(key));
  expect(greetingOf({ name: "Ann" })).not.toBe(greetingOf(key));
  expect(make).toHaveBeenCalledTimes(2);
});
