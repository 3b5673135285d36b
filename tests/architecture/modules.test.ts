import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const OFFERED = /export const (\w+(?:Endpoints|Jobs|Webhooks|AccountKeeper))\b/g;

interface Source {
  readonly path: string;
  readonly text: string;
}

/** Lists a module exports (calls, jobs, webhooks, account hooks) that no other file of that module uses. */
function unregistered(files: readonly Source[]): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(OFFERED)]
      .map((match) => match[1] ?? "")
      .filter(
        (name) => !files.some((other) => other.path !== path && new RegExp(`\\b${name}\\b`).test(other.text)),
      )
      .map((name) => `${path}: ${name}`),
  );
}

/** Folders that a list of modules does not import. */
function unlisted(folders: readonly string[], list: string): string[] {
  return folders.filter((folder) => !list.includes(`"#modules/${folder}/module.ts"`));
}

const folders = readdirSync("src/modules");
const sourcesOf = (folder: string): Source[] =>
  globSync(`src/modules/${folder}/**/*.ts`)
    .filter((path) => !path.endsWith(".test.ts"))
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));

describe("A module registers itself", () => {
  test("each folder has a module.ts, named for the folder", () => {
    expect(folders.filter((folder) => !existsSync(`src/modules/${folder}/module.ts`))).toEqual([]);
    const misnamed = folders.filter(
      (folder) => !readFileSync(`src/modules/${folder}/module.ts`, "utf8").includes(`name: "${folder}"`),
    );
    expect(misnamed).toEqual([]);
  });

  test("the server lists all of them", () => {
    expect(unlisted(folders, readFileSync("src/server/modules.ts", "utf8"))).toEqual([]);
  });

  test.each(folders)("%s leaves no list of calls, jobs or webhooks out", (folder) => {
    expect(unregistered(sourcesOf(folder))).toEqual([]);
  });

  test("a folder that is not listed is found", () => {
    expect(
      unlisted(["orders", "planted"], 'import { ordersModule } from "#modules/orders/module.ts";'),
    ).toEqual(["planted"]);
  });

  test("a list that no module.ts names is found", () => {
    const planted = {
      path: "planted/jobs.ts",
      text: "export const plantedJobs: readonly JobHandler[] = [];",
    };
    const module = { path: "planted/module.ts", text: 'export const plantedModule = { name: "planted" };' };
    expect(unregistered([planted, module])).toEqual(["planted/jobs.ts: plantedJobs"]);
    const mended = { ...module, text: "export const plantedModule = { jobs: plantedJobs };" };
    expect(unregistered([planted, mended])).toEqual([]);
  });
});
