import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { decisionIndex, decisions } from "#tools/decision-index.ts";
import { architecture } from "#tools/module-graph.ts";
import { providersDocument } from "#tools/vendors.ts";

const root = new URL("../../", import.meta.url).pathname;

function tracked(pattern: string): string[] {
  return execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", pattern], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((path) => path !== "" && existsSync(join(root, path)));
}

/** What may follow `npm` without being a command of ours. */
const NO_SCRIPTS = new Set(["ci", "commands"]);

/** Links of a document to files that are not there. */
function missingLinks(document: string, text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)]
    .map((match) => match[1] ?? "")
    .filter((link) => !existsSync(join(root, dirname(document), link)));
}

/** Files that a document names in its words and that are not there. */
function missingFiles(text: string): string[] {
  return [
    ...text.matchAll(/`(?:node )?((?:src|tests|tools|bench|database|docs)\/[\w./-]+|[\w-]+\.(?:json|mjs))`/g),
  ]
    .map(([, path = ""]) => path)
    .filter((path) => !existsSync(join(root, path)));
}

describe("the documents", () => {
  test("links and names that lead nowhere are found", () => {
    const text = "[here](README.md), [gone](docs/planted.md), `src/planted.ts` and `package.json`";
    expect(missingLinks("README.md", text)).toEqual(["docs/planted.md"]);
    expect(missingFiles(text)).toEqual(["src/planted.ts"]);
  });

  test.each(tracked("*.md"))("%s names only files that exist", (document) => {
    expect(missingLinks(document, readFileSync(join(root, document), "utf8"))).toEqual([]);
  });

  test.each(["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"])(
    "%s names only commands that exist",
    (document) => {
      const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
        scripts: Record<string, string>;
      };
      const text = readFileSync(join(root, document), "utf8");
      const named = [...text.matchAll(/npm (?:run )?([a-z][a-z:-]*)/g)].map(([, name = ""]) => name);
      expect(named.filter((name) => !NO_SCRIPTS.has(name) && !(name in scripts))).toEqual([]);
      const benches = [...text.matchAll(/npm run bench -- ([a-z-]+)/g)].map(([, name = ""]) => name);
      expect(benches.filter((name) => !existsSync(join(root, "bench", `${name}.ts`)))).toEqual([]);
    },
  );

  // A decision may name what was there when it was taken.
  const current = tracked("*.md").filter(
    (path) => !path.startsWith("docs/decisions/") && path !== "CHANGELOG.md",
  );
  test.each(current)("%s names files in its words that exist", (document) => {
    expect(missingFiles(readFileSync(join(root, document), "utf8"))).toEqual([]);
  });
});

describe("ARCHITECTURE.md", () => {
  const { written, drawn } = architecture();
  const moduleMap = JSON.parse(readFileSync(join(root, "module-map.json"), "utf8")) as object;

  test("lists and draws the modules as they are; `node tools/module-graph.ts` does it again", () => {
    expect(written).toBe(drawn);
  });

  test("says of every module what it owns (the quoted line of its README), and of no other", () => {
    const rows = [...written.matchAll(/^\| \[([a-z-]+)\]\(src\/modules\/\1\/README\.md\) \| \S/gm)];
    expect(rows.map(([, name = ""]) => name).toSorted()).toEqual(Object.keys(moduleMap).toSorted());
  });
});

describe("docs/providers.md", () => {
  test("lists every adapter that has a README; `node tools/vendors.ts` writes the list again", () => {
    const { written, drawn } = providersDocument();
    expect(written).toBe(drawn);
    expect(drawn).toContain("(../src/modules/signing-services/providers/docusign/README.md)");
  });
});

describe("the decisions", () => {
  test("are all in their index; `node tools/decision-index.ts` writes it again", () => {
    const { written, drawn } = decisionIndex();
    expect(written).toBe(drawn);
  });

  test("have a number of their own and a title that begins with it", () => {
    expect(decisions().filter(({ title }) => title === "")).toEqual([]);
    const numbers = decisions().map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test("exist wherever they are cited", () => {
    const known = new Set(decisions().map(({ number }) => number));
    const cited = [...tracked("*.md"), ...tracked("*.ts"), ...tracked("*.tsx"), ...tracked("*.mjs")].flatMap(
      (path) =>
        [...readFileSync(join(root, path), "utf8").matchAll(/\b[Dd]ecisions? (\d{4})\b/g)].map(
          ([, number]) => ({ path, number: Number(number) }),
        ),
    );
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter(({ number }) => !known.has(number))).toEqual([]);
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
