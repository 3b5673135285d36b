import { pathToFileURL } from "node:url";
import { minifySync, type Plugin } from "vite";

/** Files that hold one script that documents carry in themselves, and the name of its text. */
const SCRIPTS = [
  ["/src/app/document/head-script.ts", "HEAD_SCRIPT"],
  ["/src/rendering/boot-script.ts", "BOOT_SCRIPT"],
] as const;

/** Has documents carry their own scripts with short names: they are texts, which the bundler leaves as they are. */
export function shortScripts(): Plugin {
  return {
    name: "forecourt:short-scripts",
    apply: "build",
    async transform(_code, id) {
      const [file = ""] = id.split("?");
      const name = SCRIPTS.find(([path]) => file.endsWith(path))?.[1];
      if (name === undefined) return null;
      const { [name]: script } = (await import(pathToFileURL(file).href)) as Record<string, string>;
      if (script === undefined) throw new Error(`${file} holds no ${name}`);
      return { code: `export const ${name} = ${JSON.stringify(short(script))};`, map: null };
    },
  };
}

/**
 * @param script whose own names nobody else knows
 * @throws when it is none
 */
export function short(script: string): string {
  const { code, errors } = minifySync("script.js", script, { module: false, mangle: true, compress: true });
  if (errors.length > 0) throw new Error(`a script of a document cannot be read: ${errors[0]?.message}`);
  return code.trim();
}
