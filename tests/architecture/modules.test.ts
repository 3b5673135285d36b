import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { ConsumerSchema } from "#modules/tenancy/domain/config/consumer-schema.ts";
import { EnvironmentSchema, ProvidersSchema } from "#modules/tenancy/domain/config/providers-schema.ts";
import { LimitsSchema, SettingsSchema } from "#modules/tenancy/domain/config/settings-schema.ts";
import { MODULES } from "#server/modules.ts";
import { STEP_MODULES } from "#server/steps.ts";
import { TenantConfigSchema } from "#modules/tenancy/domain/tenant-config-schema.ts";

const OFFERED = /export const (\w+(?:Endpoints|Jobs|Webhooks|AccountHook))\b/g;

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

/** Where each part of a module's settings stands in a retailer's configuration. */
const COMPOSED = {
  tenant: TenantConfigSchema.entries,
  config: SettingsSchema.entries,
  consumer: ConsumerSchema.entries,
  limits: LimitsSchema.entries,
  providers: ProvidersSchema.entries,
  environment: EnvironmentSchema.entries,
} as const;
type Place = keyof typeof COMPOSED;
type Declared = Readonly<Record<Place, object>>;

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
    const lists = ["modules", "steps"].map((name) => readFileSync(`src/server/${name}.ts`, "utf8"));
    expect(unlisted(folders, lists.join("\n"))).toEqual([]);
  });

  test("the module map names all of them, and no other", () => {
    const map = JSON.parse(readFileSync("module-map.json", "utf8")) as object;
    expect(Object.keys(map).toSorted()).toEqual(folders.toSorted());
  });

  test("those with a step are in the list of steps, and of every module", () => {
    expect(MODULES.filter((module) => module.step !== undefined)).toEqual(STEP_MODULES);
  });

  test.each(folders)("%s leaves no list of calls, jobs or webhooks out", (folder) => {
    expect(unregistered(sourcesOf(folder))).toEqual([]);
  });

  test.each(folders)("%s names all its texts", (folder) => {
    const texts = globSync(`src/modules/${folder}/texts/es-*data.ts`).map((path) => basename(path));
    const list = readFileSync(`src/modules/${folder}/module.ts`, "utf8");
    expect(texts.filter((file) => !list.includes(`"./texts/${file}"`))).toEqual([]);
  });

  test("a module with settings names them in its module.ts", () => {
    const silent = folders.filter(
      (folder) =>
        existsSync(`src/modules/${folder}/domain/settings-schema.ts`) &&
        !readFileSync(`src/modules/${folder}/module.ts`, "utf8").includes("  settings: "),
    );
    expect(silent).toEqual([]);
  });

  test.each(folders.filter((folder) => existsSync(`src/modules/${folder}/domain/settings-schema.ts`)))(
    "what %s lets a retailer set is part of the configuration",
    async (folder) => {
      const exported = Object.entries(
        (await import(`../../src/modules/${folder}/domain/settings-schema.ts`)) as Record<string, Declared>,
      );
      const settings = exported.filter(([name]) => name.endsWith("Settings")).map(([, value]) => value);
      expect(settings).toHaveLength(1);
      for (const [place, entries] of Object.entries(settings[0]!))
        for (const [name, schema] of Object.entries(entries))
          expect((COMPOSED[place as Place] as Record<string, unknown>)[name], name).toBe(schema);
    },
  );

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
