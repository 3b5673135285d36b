import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { packTree } from "./packed-tree.ts";
import { readStockFile, writeStockFile } from "./stock-file.ts";

let folder = "";
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "forecourt-stock-file-"))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A stock of some thousand lines, so that writing it takes several turns. */
const stockOf = (value: number) => packTree({ lines: Array.from({ length: 40_000 }, () => value) });
const file = () => path.join(folder, "store.stock");

function write(value: number, signal = new AbortController().signal): Promise<void> {
  return writeStockFile(file(), { head: { value }, packed: stockOf(value), signal });
}

describe("the file of a stock", () => {
  it("is whole when two processes of the same number write it at once, as in two containers", async () => {
    await Promise.all([write(1), write(2)]);
    const read = await readStockFile<{ value: number }>(file(), () => undefined);
    expect(read?.packed).toEqual(stockOf(read?.head.value ?? 0));
    expect(readdirSync(folder)).toEqual(["store.stock"]);
  });

  it("stays as it was when writing the next one is cut short, and leaves nothing beside it", async () => {
    await write(1);
    const cut = new AbortController();
    const writing = write(2, cut.signal);
    setImmediate(() => cut.abort());
    await expect(writing).rejects.toThrow("aborted");
    expect((await readStockFile(file(), () => undefined))?.head).toEqual({ value: 1 });
    expect(readdirSync(folder)).toEqual(["store.stock"]);
  });
});
