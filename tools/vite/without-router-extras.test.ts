import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import settings from "../../react-router.config.ts";
import { EXTRAS, UNUSED, withBodies } from "./without-router-extras.ts";

const exported = (source: string) =>
  /export \{([^}]*)\};/
    .exec(source)?.[1]
    ?.split(",")
    .map((name) => name.trim());

test.each(Object.entries(EXTRAS))(
  "what is left of %s has the names that the router's own has",
  async (end, left) => {
    const own = readFileSync(join(import.meta.dirname, "../../node_modules", end), "utf8");
    const stub = (await import(`data:text/javascript,${encodeURIComponent(left)}`)) as object;
    expect(Object.keys(stub).toSorted()).toEqual(exported(own)?.toSorted());
  },
);

test("the settings turn off what is left out", () => {
  expect(settings.routeDiscovery).toEqual({ mode: "initial" });
});

const root = join(import.meta.dirname, "../..");

test.each(Object.entries(UNUSED))("%s has each of the functions that are left out, once", (end, bodies) => {
  const own = readFileSync(join(root, "node_modules", end), "utf8");
  const left = withBodies(own, bodies);
  expect(() => parseAst(left)).not.toThrow();
  expect(left.length).toBeLessThan(own.length);
});

test("a function's body is replaced wherever it is declared, and only its body", () => {
  const code = "function outer() { async function late(a) { return { a }; } return late; }";
  expect(withBodies(code, { late: "return 1;" })).toBe(
    "function outer() { async function late(a) { return 1; } return late; }",
  );
});

test("a router that names its functions in another way stops the build", () => {
  expect(() => withBodies("const gone = () => 1;", { gone: "" })).toThrow("no function gone");
  expect(() => withBodies("function a() { function a() {} }", { a: "" })).toThrow("two functions a");
});

test("no page comes to what is left out", () => {
  const uses =
    /\b(?:useFetchers?|useBlocker|usePrompt|unstable_usePrompt|PrefetchPageLinks)\b|\bprefetch=|navigate=\{false\}|export (?:const|function) links\b|<Links\b/u;
  const files = globSync("src/**/*.{ts,tsx}", { cwd: root }).filter((file) =>
    uses.test(readFileSync(join(root, file), "utf8")),
  );
  expect(files).toEqual([]);
});
