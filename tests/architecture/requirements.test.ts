import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { requirementIndex, requirements, tables, unknownCitations } from "#tools/requirements.ts";

const root = new URL("../../", import.meta.url).pathname;

/** Our own text files; this one plants what must not be cited. */
function ownFiles(): string[] {
  const patterns = ["*.ts", "*.tsx", "*.mjs", "*.sql", "*.md"];
  return execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...patterns], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((path) => path !== "" && path !== "tests/architecture/requirements.test.ts")
    .filter((path) => existsSync(join(root, path)));
}

/** What the texts call documents that a clone doesn't have. */
const ABSENT_DOCUMENTS =
  /\bresearch (?:table )?\d|\bstack\.md\b|\b(?:finance|mission|aesthetics)[- ]anchors\b|\bthe seeds\b|\bof the catalog\b/i;

describe("the requirements", () => {
  test("are all in their index; `node tools/requirements.ts` writes it again", () => {
    const { written, drawn } = requirementIndex();
    expect(written).toBe(drawn);
  });

  test("have one line an id, and every id once", () => {
    const ids = requirements().map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(450);
    expect(ids.length).toBe(new Set(ids).size);
    expect(tables()).toEqual("A B C D E F G H I J K L M N".split(" "));
  });

  test.each([
    ["a number that is not there", "TRK-99", ["TRK-99"]],
    ["an area that is not there", "CREDIT-01", ["CREDIT-01"]],
    ["an open point that is not there", "OP-57", ["OP-57"]],
    ["a formula that is not there", "B-9", ["B-9"]],
    ["a table that is not there", "tables C to Q", ["table Q"]],
    ["nothing, when all are there", "TRK-10, OP-06, B-8, tables C to J, UTF-16", []],
  ])("the check finds %s", (_what, text, found) => {
    expect(unknownCitations(text)).toEqual(found);
  });

  test("exist wherever they are cited", () => {
    const text = ownFiles().map((path) => readFileSync(join(root, path), "utf8"));
    expect(unknownCitations(text.join("\n"))).toEqual([]);
  });

  test.each(["(research 1.1)", "stack.md, Search", "finance-anchors", "the seeds' words"])(
    "the check of absent documents finds %s",
    (text) => expect(text).toMatch(ABSENT_DOCUMENTS),
  );

  test("no text points to a document that a clone doesn't have", () => {
    const found = ownFiles().filter((path) => ABSENT_DOCUMENTS.test(readFileSync(join(root, path), "utf8")));
    expect(found).toEqual([]);
  });
});
