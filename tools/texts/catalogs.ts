import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type SourceText, sourceTexts } from "./source-texts.ts";

/** Texts by id. */
export type Texts = Readonly<Record<string, string>>;

const root = new URL("../../", import.meta.url).pathname;

/** Words that arrive as data, such as colors and features; no source file says them. */
export const TERMS = "terms";

/** Every text in the product's source files. */
export function productTexts(): SourceText[] {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "src"];
  return execFileSync("git", args, { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter(
      (path) =>
        /\.tsx?$/u.test(path) && !/\.test\.tsx?$|\.d\.ts$/u.test(path) && existsSync(join(root, path)),
    )
    .flatMap((path) => sourceTexts(path, readFileSync(join(root, path), "utf8")));
}

/** The catalogs of a language by name, such as `checkout`. */
export function catalogsOf(language: string): ReadonlyMap<string, Texts> {
  const folder = join(root, "src/languages", language);
  const files = globSync("*.json", { cwd: folder }).toSorted();
  return new Map(
    files.map((file) => [
      basename(file, ".json"),
      JSON.parse(readFileSync(join(folder, file), "utf8")) as Texts,
    ]),
  );
}

/** Languages that the product is translated to. */
export function translatedLanguages(): string[] {
  return globSync("*/", { cwd: join(root, "src/languages") })
    .map((name) => name.replace(/\/$/u, ""))
    .filter((name) => name !== "en");
}

/** The catalog of a new text: that of its module. */
export function catalogNameOf({ path, id }: Pick<SourceText, "path" | "id">): string {
  if (id.startsWith("common.")) return "common";
  const [, folder, module] = /^src\/([^/]+)\/([^/]+)/u.exec(path) ?? [];
  return folder === "modules" ? (module ?? "app") : (folder ?? "app");
}
