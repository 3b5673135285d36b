import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { environmentSecrets, SecretMissing } from "./secret-reference.ts";

test("a secret is read from a variable that starts with SECRET_", () => {
  expect(environmentSecrets({ SECRET_POOL: "hush\n" })("env:SECRET_POOL")).toBe("hush");
});

test("a secret is read from a file of the secrets folder", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "secrets-"));
  try {
    writeFileSync(path.join(folder, "pool"), "quiet\n");
    expect(environmentSecrets({ SECRETS_DIR: folder })("file:pool")).toBe("quiet");
    expect(() => environmentSecrets({ SECRETS_DIR: folder })("file:absent")).toThrow(SecretMissing);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  "env:MASTER_KEY",
  "env:DATABASE_URL",
  "env:SECRET_",
  "file:../outside",
  "file:/etc/passwd",
  "plain-secret",
  "",
])("%j names no secret", (reference) => {
  const read = environmentSecrets({ MASTER_KEY: "x", DATABASE_URL: "y" });
  expect(() => read(reference)).toThrow(SecretMissing);
});

test("a missing secret is named, an empty one is missing", () => {
  expect(() => environmentSecrets({ SECRET_POOL: " " })("env:SECRET_POOL")).toThrow(
    "env:SECRET_POOL is not set",
  );
});
