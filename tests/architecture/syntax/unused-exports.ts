import { parseSync } from "vite";

export interface ExportedName {
  readonly path: string;
  readonly name: string;
  /** Where `export` stands in the text. */
  readonly start: number;
}

/** What React Router reads from routes and the root, without an import of ours. */
const ASKED_BY_FRAMEWORKS = /^src\/app\/(?:routes\/|routes\.ts$|root\.tsx$|entry\.|render\.ts$)/;

/** `tools/journeys.ts` finds tables of transitions by their type and draws them. */
const isDrawn = (source: string, name: string): boolean =>
  source.includes(`\nexport const ${name}: TransitionTable<`);

/**
 * Exports of product files that no other file names, tests included: they only make the surface look wider.
 * @param sources every file that may import, as `[path, text]`
 */
export function unusedExports(sources: readonly (readonly [path: string, source: string])[]): ExportedName[] {
  const namedIn = new Map<string, number>();
  for (const [, source] of sources)
    for (const word of new Set(source.match(/[\w$]+/g))) namedIn.set(word, (namedIn.get(word) ?? 0) + 1);
  return (
    sources
      // A file that adds to another module's types must be a module itself.
      .filter(([, source]) => !/^declare module/m.test(source))
      .filter(
        ([path]) => path.startsWith("src/") && !ASKED_BY_FRAMEWORKS.test(path) && !path.includes(".test."),
      )
      .flatMap(([path, source]) =>
        parseSync(path, source).module.staticExports.flatMap(({ start, entries }) =>
          entries.flatMap(({ exportName: { name } }) =>
            name && namedIn.get(name) === 1 && !isDrawn(source, name) ? [{ path, name, start }] : [],
          ),
        ),
      )
  );
}
