import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const TESTS = /\.(test|int\.test|contract\.test)\.tsx?$/;

/** One hash over the names and contents of files and folders (tests left out). Missing paths count as such. */
export function folderHash(base: string, paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of paths.flatMap((entry) => filesOf(base, entry)).sort()) {
    const content = readFileSync(path.join(base, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

function filesOf(base: string, entry: string): string[] {
  const full = path.join(base, entry);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [entry];
  return readdirSync(full, { withFileTypes: true }).flatMap((child) => {
    const name = path.join(entry, child.name);
    if (child.isDirectory()) return filesOf(base, name);
    return child.isFile() && !TESTS.test(child.name) ? [name] : [];
  });
}
