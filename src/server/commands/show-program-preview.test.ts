import { expect, test } from "vitest";
import { showProgramPreview } from "./show-program-preview.ts";

test("A preview names who would finance how much, and every rule that fails", () => {
  const failed = ["A", "B", "C", "D"].map((code, at) => ({ code, count: 9 - at }));
  const rows = [
    { lenderId: "lakeshore-union", applicant: "Score 780", vehicles: 200, qualifying: 150, failed },
    { lenderId: "nobody", applicant: "Score 500", vehicles: 0, qualifying: 0, failed: [] },
  ];
  expect(showProgramPreview(rows).split("\n")).toEqual([
    "Lender           Applicant  Would finance      Reasons, most frequent first",
    "lakeshore-union  Score 780  150 of 200 (75 %)  A 9, B 8, C 7, D 6",
    "nobody           Score 500  0 of 0 (0 %)",
    "",
  ]);
});
