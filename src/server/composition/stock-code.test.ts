import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { stockCode, stockSources } from "./stock-code.ts";

let sources = "";
beforeEach(() => {
  sources = mkdtempSync(path.join(tmpdir(), "forecourt-sources-"));
  for (const [file, content] of stockSources()) put(file, content);
});
afterEach(() => rmSync(sources, { recursive: true }));

function put(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(sources, file)), { recursive: true });
  writeFileSync(path.join(sources, file), content);
}

it("is the same wherever the same code lies, whatever a new build changed beside it", () => {
  put("modules/inventory/server/another-use-of-the-table.ts", "export const other = 1;\n");
  put("server/start.ts", "export const build = 2;\n");
  expect(stockCode(sources)).toBe(stockCode());
});

it("changes with every file that takes part: limits, estimates, what is read of a row, and how a stock is written", () => {
  const files = [...stockSources().keys()];
  expect(files).toEqual(
    expect.arrayContaining([
      "modules/inventory/server/stock-item-of-row.ts",
      "modules/inventory/server/stock-repo.ts",
      "modules/search-index/domain/index/dictionary.ts",
      "modules/search-index/domain/packed-cards.ts",
      "modules/tenancy/domain/rooftops/rooftop-override.ts",
      "modules/vehicle-search/server/internal/snapshots/stock-file.ts",
      "modules/worksheet/domain/loans/level-payment.ts",
      "platform/shared/time/zoned-time.ts",
    ]),
  );
  const before = stockCode();
  for (const [file, content] of stockSources()) {
    put(file, `${content}\nexport const changed = true;\n`);
    expect(stockCode(sources), file).not.toBe(before);
    put(file, content);
  }
});

it("follows a file that takes part from now on", () => {
  const [file = "", content = ""] = [...stockSources()][0] ?? [];
  put("platform/shared/new-part.ts", "export const share = 1;\n");
  put(file, `import { share } from "#platform/shared/new-part.ts";\n${content}`);
  const before = stockCode(sources);
  put("platform/shared/new-part.ts", "export const share = 2;\n");
  expect(stockCode(sources)).not.toBe(before);
});
