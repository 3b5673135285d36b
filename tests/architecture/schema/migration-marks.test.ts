import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const FOLDER = "database/migrations";
/** Files before were applied without a mark, and an applied file never changes. */
const FIRST_MARKED = 430;
const MARK = /^-- (?:compatible-from: \d{4}|breaks: \S.+)$/mu;

/** Names of files that do not say whether an older release works with the schema they leave. */
function unmarked(files: readonly { readonly name: string; readonly sql: string }[]): string[] {
  return files
    .filter(({ name, sql }) => Number(name.slice(0, 4)) >= FIRST_MARKED && !MARK.test(sql))
    .map(({ name }) => name);
}

it("a migration says whether an older release works with the schema it leaves", () => {
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith(".sql"))
    .map((name) => ({ name, sql: readFileSync(`${FOLDER}/${name}`, "utf8") }));
  expect(files.length).toBeGreaterThan(80);
  expect(unmarked(files)).toEqual([]);
});

it("the rule bites", () =>
  expect(
    unmarked([
      { name: "0431-planted.sql", sql: "alter table t add column n int" },
      { name: "0432-planted.sql", sql: "-- compatible-from: 0431\nalter table t add column n int" },
      {
        name: "0433-planted.sql",
        sql: "-- breaks: the column is read by the release before\nalter table t drop n",
      },
      { name: "0434-planted.sql", sql: "-- breaks:\nselect 1" },
    ]),
  ).toEqual(["0431-planted.sql", "0434-planted.sql"]));
