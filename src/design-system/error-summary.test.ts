import { expect, test } from "vitest";
import { hasNews } from "./error-summary.tsx";

const name = { firstName: "Enter your first name." };
const both = { ...name, zipCode: "Enter a 5-digit US zip code." };

test.each([
  ["the first errors are news", {}, both, true],
  ["another error is news", name, both, true],
  ["other words for the same field are news", name, { firstName: "Use letters only." }, true],
  ["what was said already is no news", both, { ...both }, false],
  ["a corrected field is no news: whoever types keeps the focus", both, name, false],
  ["neither is the last one", name, {}, false],
])("%s", (_case, before, now, isNews) => {
  expect(hasNews(before, now)).toBe(isNews);
});
