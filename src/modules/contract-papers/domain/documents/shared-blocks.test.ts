import { expect, test } from "vitest";
import { endingWith } from "./shared-blocks.ts";

test("A sentence that ends with a company's name has one period, whether or not the name brings its own", () => {
  expect(endingWith("We assign this lease to", "Meridian Auto Finance, Inc.")).toBe(
    "We assign this lease to Meridian Auto Finance, Inc.",
  );
  expect(endingWith("We assign this lease to", "Lakeshore Credit Union")).toBe(
    "We assign this lease to Lakeshore Credit Union.",
  );
});
