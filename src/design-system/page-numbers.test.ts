import { describe, expect, test } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

describe("page numbers", () => {
  test("show every page of a short list", () => {
    expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
  });
  test("leave a gap on both sides of a page in the middle", () => {
    expect(pageNumbers(50, 100)).toEqual([1, null, 49, 50, 51, null, 100]);
  });
  test("never hide a single page behind a gap", () => {
    expect(pageNumbers(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9]);
  });
  test("are one number for one page", () => {
    expect(pageNumbers(1, 1)).toEqual([1]);
  });
});
