import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { declaredTables } from "#tools/journeys.ts";

interface Source {
  readonly path: string;
  readonly text: string;
}

const sources: readonly Source[] = globSync("src/**/*.{ts,tsx}")
  .filter((file) => !/\.test\.tsx?$/u.test(file))
  .map((file) => ({ path: file, text: readFileSync(file, "utf8") }));

/** However a table is written down, and wherever. */
const TABLE =
  /\b(?:const|let) (\w+)\s*(?:: TransitionTable<|=[^;]*?\}\s*(?:as|satisfies) TransitionTable<)/gu;

/** Tables that are not drawn: outside a domain, not exported, or without a comment to stand above the drawing. */
function undrawn(files: readonly Source[]): string[] {
  return files.flatMap(({ path, text }) => {
    const drawn = new Set(/^src\/modules\/[^/]+\/domain\//u.test(path) ? declaredTables(text) : []);
    const all = [...text.matchAll(TABLE)].map(([, name = ""]) => name);
    return all.filter((name) => !drawn.has(name)).map((name) => `${path}: ${name}`);
  });
}

/** Drawn from the table of events that is asked (`qualificationAfter`). */
const ASKED_BY_EVENT = new Set(["qualificationTransitions"]);

/** Tables that no code asks before it moves something. */
function unasked(files: readonly Source[]): string[] {
  const asked = new RegExp(String.raw`\b(?:require|check)Transition\(\s*(\w+)`, "gu");
  const names = new Set(files.flatMap(({ text }) => [...text.matchAll(asked)].map(([, name]) => name)));
  return files
    .flatMap(({ text }) => declaredTables(text))
    .filter((name) => !names.has(name) && !names.has(`${name}Of`) && !ASKED_BY_EVENT.has(name));
}

describe("A table of transitions", () => {
  test("is drawn in docs/journeys", () => expect(undrawn(sources)).toEqual([]));

  test("is asked before anything moves", () => expect(unasked(sources)).toEqual([]));

  test("that nobody draws, and one that nobody asks, is found", () => {
    const domain = "src/modules/planted/domain/planted.ts";
    const table = "TransitionTable<State> = { name: 'planted', start: [], moves: {} };";
    const drawn = { path: domain, text: `/** Planted. */\nexport const planted: ${table}` };
    expect(undrawn([drawn])).toEqual([]);
    const others = [
      { path: domain, text: `export const planted: ${table}` },
      { path: domain, text: `/** Planted. */\nconst planted: ${table}` },
      { path: domain, text: "const planted = { name: 'planted' } satisfies TransitionTable<State>;" },
      { ...drawn, path: "src/modules/planted/server/planted.ts" },
    ];
    for (const other of others) expect(undrawn([other])).toEqual([`${other.path}: planted`]);
    expect(unasked([drawn])).toEqual(["planted"]);
    const use = { path: "src/use.ts", text: "requireTransition(planted, from, to)" };
    expect(unasked([drawn, use])).toEqual([]);
  });
});
