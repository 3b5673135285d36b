import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { __unstable__loadDesignSystem as loadDesignSystem } from "tailwindcss";

const root = new URL("../../../", import.meta.url).pathname;
const require = createRequire(import.meta.url);

export interface CompiledCss {
  /** The rules of each class, in their order; null for one that Tailwind does not know. */
  readonly rulesOf: (classes: readonly string[]) => readonly (string | null)[];
  /** Classes that our own style sheets select. */
  readonly ownClasses: ReadonlySet<string>;
  /** Our own style sheets, as `[path, text]`. */
  readonly sheets: readonly (readonly [path: string, text: string])[];
}

/** The product's style sheet as Tailwind reads it. */
export async function compiledCss(): Promise<CompiledCss> {
  const sheets: [string, string][] = [];
  const read = (path: string): string => {
    const text = readFileSync(path, "utf8");
    if (!path.includes("node_modules")) sheets.push([path.slice(root.length), text]);
    return text;
  };
  const entry = join(root, "src/app/app.css");
  const system = await loadDesignSystem(read(entry), {
    base: dirname(entry),
    loadStylesheet: async (id, base) => {
      const path = id.startsWith(".") ? join(base, id) : require.resolve(id);
      return { path, base: dirname(path), content: read(path) };
    },
  });
  const selected = sheets.flatMap(([, text]) =>
    [...text.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name = ""]) => name),
  );
  return {
    rulesOf: (classes) => system.candidatesToCss([...classes]),
    ownClasses: new Set(selected),
    sheets,
  };
}
