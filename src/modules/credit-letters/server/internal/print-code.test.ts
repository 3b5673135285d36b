import { expect, test } from "vitest";
import { pdfPages } from "#tests/support/pdf-text.ts";
import { CODE_PLACE, drawDemonstration } from "./draw-demonstration.ts";
import { printCode } from "./print-code.ts";

const paper = () =>
  drawDemonstration({ brand: "North Motors", color: "#0a5fd2", madeAt: "2026-06-10T15:00:00.000Z" });

test("everybody's sample shows their own code, and no other part of the paper changes", async () => {
  const drawn = await paper();
  for (const code of ["ABC234", "ZZ9YX7"]) {
    const printed = printCode(drawn, code);
    const [text = ""] = await pdfPages(Buffer.from(printed));
    expect(text).toContain(code);
    expect(text).toContain("Sample notice");
    expect(text).toContain("Type this code on the page where you opened this file:");
    expect(text).not.toContain(CODE_PLACE);
    expect(printed.byteLength).toBe(drawn.byteLength);
  }
  const [own = ""] = await pdfPages(Buffer.from(drawn));
  expect(own).toContain(CODE_PLACE);
});

test("the code is read aloud as a paragraph of the page", async () => {
  const file = Buffer.from(printCode(await paper(), "ABC234")).toString("latin1");
  expect(file.match(/\/S \/P\n/gu)).toHaveLength(3);
});

test("a code of another length is never half printed", async () => {
  const drawn = await paper();
  expect(() => printCode(drawn, "ABC2345")).toThrow("no place");
  expect(() => printCode(printCode(drawn, "ABC234"), "ZZ9YX7")).toThrow("no place");
});
