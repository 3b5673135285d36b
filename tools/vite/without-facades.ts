import type { Plugin } from "vite";

/** A file that says nothing but where something is: `export{t as Card}from"./cards.js"`. */
const FACADE = /^export\{([^{}]+)\}from"\.\/([^"/]+)";?\s*$/;
const LATE = /\bimport\(([`"'])\.\/([^`"'/]+)\1\)/g;

/**
 * Has late code ask for the file that holds it. The bundler gives each late part that is kept together with others a file
 * of its own, whose only line names the shared file: one request and one trip more for every part.
 */
export function withoutFacades(): Plugin {
  return {
    name: "forecourt:without-facades",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle(_options, bundle) {
      const facades = new Map<string, Facade>();
      for (const [path, file] of Object.entries(bundle)) {
        if (file.type !== "chunk" || !file.isDynamicEntry || file.isEntry) continue;
        const facade = readFacade(file.code);
        if (facade === undefined) continue;
        facades.set(nameOf(path), facade);
        delete bundle[path];
      }
      for (const file of Object.values(bundle))
        if (file.type === "chunk") file.code = askDirectly(file.code, facades);
    },
  };
}

export interface Facade {
  /** The file that holds the part. */
  readonly from: string;
  /** The part's names there, by the names that others know. */
  readonly names: Readonly<Record<string, string>>;
}

/** What a file of that one line says; undefined for any other. */
export function readFacade(code: string): Facade | undefined {
  const [, list, from] = FACADE.exec(code) ?? [];
  if (list === undefined || from === undefined) return undefined;
  const pairs = list.split(",").map((pair) => pair.split(" as "));
  return { from, names: Object.fromEntries(pairs.map(([there = "", name = there]) => [name, there])) };
}

/** The code whose late imports go past those files. */
export function askDirectly(code: string, facades: ReadonlyMap<string, Facade>): string {
  return code.replaceAll(LATE, (whole: string, _quote: string, file: string) => {
    const facade = facades.get(file);
    if (facade === undefined) return whole;
    const parts = Object.entries(facade.names).map(([name, there]) => `${name}:e.${there}`);
    return `import(\`./${facade.from}\`).then(e=>({${parts.join(",")}}))`;
  });
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
