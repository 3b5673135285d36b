import type { ColumnFacts, Tables } from "./read-table-types.ts";

/**
 * What TypeScript believes of the tables and PostgreSQL does not, one line each. Words are compared where both name
 * them: a union of literals in TypeScript, a list in a check constraint.
 */
export function differences(typed: Tables, actual: Tables): string[] {
  return [...typed].flatMap(([table, columns]) => {
    const own = actual.get(table);
    if (own === undefined) return [`${table} is no table`];
    const missing = [...own.keys()].filter((column) => !columns.has(column));
    return [
      ...missing.map((column) => `${table}.${column} has no type`),
      ...[...columns].flatMap(([column, facts]) =>
        differencesOf(facts, own.get(column)).map((line) => `${table}.${column} ${line}`),
      ),
    ];
  });
}

function differencesOf(typed: ColumnFacts, actual: ColumnFacts | undefined): string[] {
  if (actual === undefined) return ["is no column"];
  const lines: string[] = [];
  if (typed.class !== actual.class) lines.push(`is ${actual.class}, not ${typed.class}`);
  if (actual.isNullable !== null && typed.isNullable !== actual.isNullable)
    lines.push(actual.isNullable ? "may be null" : "is never null");
  if (typed.hasDefault && !actual.hasDefault && actual.isNullable === false) lines.push("has no default");
  if (typed.words && actual.words && typed.words.join(" ") !== actual.words.join(" "))
    lines.push(`holds ${actual.words.join(", ")}, not ${typed.words.join(", ")}`);
  return lines;
}
