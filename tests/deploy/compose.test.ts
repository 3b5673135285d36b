import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const compose = readFileSync("deploy/compose.yaml", "utf8");

it("compose gives the stores no variable that a server does not read", () => {
  const stores = /\n {2}stores:\n(?: {4}.*\n)*? {4}environment:\n(?<variables>(?: {6}.*\n)+)/.exec(compose);
  const names = [...(stores?.groups?.["variables"] ?? "").matchAll(/^ {6}([A-Z_]+):/gm)].map(
    ([, name]) => name,
  );
  expect(names).toContain("DATABASE_URL");
  const known = readFileSync("src/platform/server/config/config.ts", "utf8");
  // The bucket's client reads its own.
  const unknown = names.filter((name) => !name?.startsWith("AWS_") && !known.includes(`\n  ${name}: `));
  expect(unknown).toEqual([]);
});

it("everything that compose asks for without a default stands in the example to copy", () => {
  const example = readFileSync("deploy/example.env", "utf8");
  const asked = [...compose.matchAll(/\$\{([A-Z_]+)(?::\?[^}]*)?\}/g)].map(([, name]) => name);
  expect(asked).toContain("MASTER_KEY_PREVIOUS");
  expect(asked.filter((name) => !example.includes(`\n${name}=`))).toEqual([]);
});
