import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { draws } from "#tests/support/draws.ts";
import { splitSeparatedRows, type FileEnd } from "./split-separated-rows.ts";

async function* inChunks(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function rowsOf(text: string, { delimiter = ",", size = 1_000 } = {}) {
  const end: FileEnd = { reason: undefined, isOpen: false };
  const rows: (readonly string[])[] = [];
  for await (const row of splitSeparatedRows(inChunks(text, size), delimiter, end)) rows.push(row);
  return { rows, end };
}

describe("separated values", () => {
  test.each([
    [
      "line ends of all kinds",
      "a,b\r\nc,d\re,f\n",
      [
        ["a", "b"],
        ["c", "d"],
        ["e", "f"],
      ],
    ],
    [
      "quoted separators and quotes",
      'a,b\n"x,y","say ""hi"""\n',
      [
        ["a", "b"],
        ["x,y", 'say "hi"'],
      ],
    ],
    [
      "a quoted line end",
      'a,b\n"one\ntwo",c\n',
      [
        ["a", "b"],
        ["one\ntwo", "c"],
      ],
    ],
    [
      "empty cells and lines",
      "a,b\n\n,\n",
      [
        ["a", "b"],
        ["", ""],
      ],
    ],
    [
      "quotes within a cell",
      'a,b\n5" wheels,c\n',
      [
        ["a", "b"],
        ['5" wheels', "c"],
      ],
    ],
    [
      "a row that is one cell short",
      "a,b,c\n1,2\n3,4,5\n",
      [
        ["a", "b", "c"],
        ["1", "2"],
        ["3", "4", "5"],
      ],
    ],
  ])("%s", async (_, text, rows) => {
    for (const size of [1, 2, 3, 1_000]) expect((await rowsOf(text, { size })).rows).toEqual(rows);
  });

  test.each([
    ["a quote that opens a cell and never closes", 'a\tb\n"5-door\tred\nwagon\tblue\n', ['"5-door', "red"]],
    ["a quote that another cell seems to close", 'a\tb\n"5-door\t"red"\nwagon\tblue\n', ['"5-door', '"red"']],
    ["a quote that a later row seems to close", 'a\tb\n"5-door\tred\n"wagon"\tblue\n', ['"5-door', "red"]],
  ])("%s costs no row", async (_, text, row) => {
    const { rows } = await rowsOf(text, { delimiter: "\t" });
    expect(rows).toHaveLength(3);
    expect(rows[1]).toEqual(row);
    expect(rows[2]?.[1]).toBe("blue");
  });

  test("a file of stray quotes is read to its end", async () => {
    const lines = Array.from({ length: 500 }, (_, index) => `"car ${index},red`);
    const { rows } = await rowsOf(`name,color\n${lines.join("\n")}\n`);
    expect(rows).toHaveLength(501);
    expect(rows[500]).toEqual(['"car 499', "red"]);
  });

  test("says whether the last line ends", async () => {
    expect((await rowsOf("a,b\n1,2\n")).end.isOpen).toBe(false);
    expect((await rowsOf("a,b\r1,2\r")).end.isOpen).toBe(false);
    expect((await rowsOf("a,b\n1,2")).end).toEqual({ reason: undefined, isOpen: true });
    expect((await rowsOf("a,b\n1,2")).rows[1]).toEqual(["1", "2"]);
  });

  test("does not swallow a file without line ends", async () => {
    const { rows, end } = await rowsOf("x".repeat(3_000_000), { size: 65_536 });
    expect(rows).toEqual([]);
    expect(end.reason).toBe("a line is longer than 1 MiB");
  });

  test("reads every well-formed file as the CSV library does, however it is cut into chunks", async () => {
    const cell = fc.string({ unit: fc.constantFrom("a", "7", '"', ",", "\n", " ", "é") });
    const table = fc
      .integer({ min: 2, max: 4 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }));
    await fc.assert(
      fc.asyncProperty(table, fc.integer({ min: 1, max: 9 }), async (cells, size) => {
        const text = cells
          .map((row) => `${row.map((value) => `"${value.replaceAll('"', '""')}"`).join(",")}\r\n`)
          .join("");
        const expected: string[][] = parse(text, { skip_empty_lines: true });
        expect((await rowsOf(text, { size })).rows).toEqual(expected);
      }),
      { numRuns: draws(500) },
    );
  });
});
