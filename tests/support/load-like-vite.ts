import { globSync, readFileSync } from "node:fs";
import { createRequire, type LoadFnOutput, registerHooks } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { transformSync } from "@swc/core";

/**
 * Node loads what is tested by itself (0782); here is what it lacks of Vite: `.tsx`, addresses of fonts, and
 * `import.meta.env` and `import.meta.glob` as in the code that Vite builds for the server.
 */
const FONT = ".woff2";
const OF_VITE = /\bimport\.meta\.(?:env|glob)\b/u;
const NAME = "whatViteOffers";
/** On the first line, so that every other keeps its number. */
const PROLOGUE = `Object.assign(import.meta, globalThis.${NAME});`;

const root = process.cwd();
const require = createRequire(import.meta.url);

Reflect.set(globalThis, NAME, {
  env: { SSR: true, DEV: true, PROD: false, MODE: "test", BASE_URL: "/" },
  glob,
});

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith("file:")) return nextLoad(url, context);
    const file = fileURLToPath(url);
    if (file.endsWith(FONT)) return moduleOf(`export default ${JSON.stringify(addressOf(file))};`);
    if (file.includes("/node_modules/")) return nextLoad(url, context);
    const loaded = file.endsWith(".tsx") ? moduleOf(withoutTypes(file)) : nextLoad(url, context);
    const source = textOf(loaded.source);
    return OF_VITE.test(source) ? { ...loaded, source: PROLOGUE + source } : loaded;
  },
});

const moduleOf = (source: string) => ({ format: "module", source, shortCircuit: true }) as const;

const textOf = (source: LoadFnOutput["source"]): string =>
  typeof source === "string" ? source : Buffer.from((source ?? []) as Uint8Array).toString();

const addressOf = (file: string): string => `/${path.relative(root, file)}`;

function withoutTypes(filename: string): string {
  const { code } = transformSync(readFileSync(filename, "utf8"), {
    filename,
    swcrc: false,
    sourceMaps: "inline",
    jsc: {
      target: "es2024",
      parser: { syntax: "typescript", tsx: true },
      transform: { react: { runtime: "automatic" } },
    },
  });
  return code;
}

/** Modules below the checkout by their addresses there; patterns begin with `/`, or with `!/` for what is left out. */
function glob(patterns: string | readonly string[], { eager = false } = {}): Record<string, unknown> {
  const all = [patterns].flat();
  const left = all.filter((pattern) => pattern.startsWith("!")).map((pattern) => pattern.slice(1));
  const wanted = all.filter((pattern) => pattern.startsWith("/")).map((pattern) => pattern.slice(1));
  const files = globSync(wanted, { cwd: root })
    .map((file) => `/${file}`)
    .filter((file) => !left.some((pattern) => path.matchesGlob(file, pattern)))
    .toSorted();
  const loadAt = (file: string): unknown => {
    const place = path.join(root, file);
    return eager ? require(place) : () => import(place);
  };
  return Object.fromEntries(files.map((file) => [file, loadAt(file)]));
}
