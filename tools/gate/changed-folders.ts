import { execFileSync } from "node:child_process";
import { root } from "../start/run-command.ts";

/** Modules and rooms whose code differs from the main branch, committed or not, e.g. `src/modules/orders/`. */
export function changedFolders(): readonly string[] {
  return foldersOf([
    ...git(["diff", "--name-only", baseOf()]),
    ...git(["ls-files", "--others", "--exclude-standard"]),
  ]);
}

/** What every call of the product must do, whatever module it is of: the tests stand together and not beside the calls. */
const TESTS_OF_ALL_CALLS = ["isolation", "isolation-open", "openapi"].map(
  (name) => `tests/api/${name}.int.test.ts`,
);
/** Where modules say their calls and how a stranger asks for them, and what the tests of all calls are made of. */
const SAYS_CALLS =
  /^src\/(?:modules\/(?:[^/]+\/)+(?:http|[^/]+-http|[^/]+-endpoints|isolation-rows|module)|modules\/[^/]+\/http\/.+|server\/modules)\.ts$|^tests\/api\/(?:isolation|calls)-[^/]+(?<!\.test)\.ts$/u;

/** The folders whose tests prove what these files do; words and pages have no integration tests. */
export function foldersOf(files: readonly string[]): readonly string[] {
  const folders = files.flatMap((file) => {
    if (file.startsWith("database/migrations/")) return ["src/platform/server/database/"];
    if (/^tests\/.*\.int\.test\.ts$/u.test(file)) return [file];
    const folder =
      /^src\/(?:modules\/[^/]+|platform\/server(?:\/[^/]+)?|server(?:\/[^/]+)?)\//u.exec(file) ?? [];
    return SAYS_CALLS.test(file) ? [...folder, ...TESTS_OF_ALL_CALLS] : folder;
  });
  return [...new Set(folders)].toSorted();
}

/** Where this branch left the main branch; the last commit on the main branch itself. */
function baseOf(): string {
  for (const main of ["origin/main", "main"]) {
    const [base] = git(["merge-base", "HEAD", main]);
    if (base !== undefined && base !== git(["rev-parse", "HEAD"])[0]) return base;
  }
  return "HEAD";
}

/** Lines; none when Git refuses, as in a copy without a repository. */
function git(args: readonly string[]): string[] {
  try {
    const text = execFileSync("git", args, {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return text.split("\n").filter((line) => line !== "");
  } catch {
    return [];
  }
}
