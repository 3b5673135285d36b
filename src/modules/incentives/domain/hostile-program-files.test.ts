import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { draws } from "#tests/support/draws.ts";
import { checkPrograms } from "./check-programs.ts";
import type { ReachedVehicle } from "./eligible-programs.ts";
import { readProgramFile } from "./read-program-file.ts";

const MODELS = Array.from({ length: 300 }, (_, at) => `Model ${at}`);
const STOCK: readonly ReachedVehicle[] = MODELS.map(
  (model) => ({ make: "Honda", model, trim: "EX", year: 2027, condition: "new" }) as const,
);

const row = (rest: object = {}) => ({
  number: "A",
  kind: "customer-cash",
  title: "Cash",
  maker: "Honda",
  models: ["Model 1"],
  from: "2026-11-01",
  to: "2026-12-31",
  amount: 1_500,
  ...rest,
});

/** As the import does it. */
function read(text: string) {
  const file = readProgramFile(text);
  return file.kind === "unreadable"
    ? { programs: [], faults: [file.message] }
    : checkPrograms(file.rows, STOCK);
}

const FIELDS = [
  ...Object.keys(row()),
  "rates",
  "trims",
  "zips",
  "excludes",
  "proof",
  "__proto__",
  "constructor",
];
const NEAR_DAYS = fc.constantFrom("2026-11-01", "2026-12-31", "2026-02-30", "2027-01-01", "0000-00-00", "");
const mutant = fc
  .tuple(fc.constantFrom(...FIELDS), fc.oneof(fc.jsonValue({ noUnicodeString: false }), NEAR_DAYS))
  .map(([field, value]) => row({ [field]: value }));

describe("A hostile file of programs", () => {
  test("of any bytes is refused in words, and never more than that", () => {
    const anyBytes = fc.uint8Array({ maxLength: 400 }).map((bytes) => new TextDecoder().decode(bytes));
    const nearCsv = fc
      .array(fc.constantFrom("number", ",", '"', "\n", "\r", "|", ":", "36:1.9", "A", "\0", "$1,5"), {
        maxLength: 60,
      })
      .map((parts) => `number,kind\n${parts.join("")}`);
    fc.assert(
      fc.property(fc.oneof(anyBytes, nearCsv, fc.json()), (text) => {
        const { programs, faults } = read(text);
        expect(programs.length === 0 || faults.length > 0).toBe(true);
      }),
      { numRuns: draws(2_000) },
    );
  });

  test("with rows that are wrong in any field is refused, or holds what a database and a deal can take", () => {
    fc.assert(
      fc.property(fc.array(mutant, { minLength: 1, maxLength: 4 }), (rows) => {
        const { programs, faults } = read(JSON.stringify(rows));
        if (faults.length > 0) return;
        for (const program of programs) {
          expect(JSON.stringify(program)).not.toMatch(/\\u(?:0000|d[89a-f]..)/iu);
          expect(program.from <= program.to).toBe(true);
          expect(Number.isSafeInteger(program.amountCents) && (program.amountCents ?? 0) > 0).toBe(true);
        }
      }),
      { numRuns: draws(2_000) },
    );
  });

  test.each([
    ["a NUL in its title", JSON.stringify([row({ title: "Cash\0" })])],
    ["half of a character in its title", '[{"number":"A","title":"\\ud800"}]'],
    ["a quote that is never closed", 'number,kind,title\nA,customer-cash,"Cash\nB,customer-cash,Other'],
    ["a field named twice", "number,kind,amount,amount\nA,customer-cash,5,50000"],
    ["a prototype", '[{"__proto__":{"number":"A"}}]'],
  ])("with %s is refused", (_, text) => {
    expect(read(text).faults).not.toEqual([]);
  });

  test("of 2,000 programs that never meet is checked while nobody waits long, and so is a line of commas", () => {
    const rows = Array.from({ length: 2_000 }, (_, at) => {
      const year = 1_990 + Math.floor(at / 300);
      return row({ number: `N${at}`, models: [MODELS[at % 300]], fromYear: year, toYear: year });
    });
    expect(read(JSON.stringify(rows)).faults).toEqual([]);
    expect(read(`number${",".repeat(400_000)}\nA`).faults).not.toEqual([]);
  }, 60_000);

  test("of 2,000 programs that all meet says enough of what is wrong, and not all of it", () => {
    const rows = Array.from({ length: 2_000 }, (_, at) => row({ number: `N${at}` }));
    expect(read(JSON.stringify(rows)).faults).toHaveLength(200);
  });
});
