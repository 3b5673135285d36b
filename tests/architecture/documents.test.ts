import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const root = new URL("../../", import.meta.url).pathname;

function tracked(pattern: string): string[] {
  return execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", pattern], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((path) => path !== "" && existsSync(join(root, path)));
}

describe("the documents", () => {
  test.each(tracked("*.md"))("%s names only files that exist", (document) => {
    const text = readFileSync(join(root, document), "utf8");
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)].map(
      (match) => match[1] ?? "",
    );
    const missing = links.filter((link) => !existsSync(join(root, dirname(document), link)));
    expect(missing).toEqual([]);
  });

  test("every npm command that README names exists", () => {
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
      scripts: Record<string, string>;
    };
    const named = [
      ...readFileSync(join(root, "README.md"), "utf8").matchAll(/npm (?:run )?([a-z][a-z:-]*)/g),
    ];
    for (const [, name = ""] of named) expect(Object.keys(scripts), name).toContain(name);
  });
});

describe("the lock file", () => {
  test("carries no download address", () => {
    expect(readFileSync(join(root, "package-lock.json"), "utf8")).not.toMatch(/"resolved": *"http/);
  });

  test("has at most 40 direct runtime dependencies, each pinned exactly", () => {
    const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
      dependencies: Record<string, string>;
      optionalDependencies: Record<string, string>;
    };
    const all = { ...manifest.dependencies, ...manifest.optionalDependencies };
    expect(Object.keys(all).length).toBeLessThanOrEqual(40);
    for (const version of Object.values(all)) expect(version).toMatch(/^\d/);
  });
});
