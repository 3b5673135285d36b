import { registerHooks } from "node:module";

/** Marks the modules of a product that speaks one language more; files of a worker share those without it. */
const MARK = "?made-up-language";
const REPLACED: readonly (readonly [suffix: string, by: string])[] = [
  ["/src/languages/spoken.ts", "./spoken.ts"],
  ["/src/server/language/language-folder.ts", "./language-folder.ts"],
];

/** Loads the product once more, with the line and the folder that a language is (0697). */
export async function loadProduct(): Promise<typeof import("./product.ts")> {
  const hooks = registerHooks({
    resolve(specifier, context, nextResolve) {
      const found = nextResolve(specifier, context);
      if (!context.parentURL?.endsWith(MARK) || !isOwn(found.url)) return found;
      const [, by] = REPLACED.find(([suffix]) => found.url.endsWith(suffix)) ?? [];
      const url = by === undefined ? found.url : new URL(by, import.meta.url).href;
      return { ...found, url: url + MARK };
    },
  });
  try {
    return (await import(
      new URL(`product.ts${MARK}`, import.meta.url).href
    )) as typeof import("./product.ts");
  } finally {
    hooks.deregister();
  }
}

const isOwn = (url: string): boolean =>
  url.startsWith("file:") && !url.includes("/node_modules/") && !url.includes("?");
