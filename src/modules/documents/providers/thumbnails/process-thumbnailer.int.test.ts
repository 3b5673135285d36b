import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { pdfFile, pdfPage } from "#tests/support/test-files.ts";
import { processThumbnailer } from "./process-thumbnailer.ts";

/** A small file whose page takes a core many seconds to draw. */
function slowPdf(): Buffer {
  const packed = deflateSync("0 0 m 600 700 l 10 20 300 400 re S\n".repeat(500_000));
  const content = Buffer.concat([
    Buffer.from(`<< /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from("\nendstream"),
  ]);
  const page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>";
  const pages = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";
  return pdfFile("<< /Type /Catalog /Pages 2 0 R >>", pages, page, content);
}

async function* oneChunk(bytes: Uint8Array) {
  yield bytes;
}
const pdf = (account: string, bytes: Buffer) => ({ format: "pdf" as const, account, bytes: oneChunk(bytes) });

/** Longer than any machine takes to start a process. */
const startingMs = 60_000;

test("a file that takes too long to draw has no picture", { timeout: 90_000 }, async () => {
  const slow = slowPdf();
  expect(slow.length).toBeLessThan(100_000);
  const thumbnailer = processThumbnailer({ drawingMs: 500, startingMs });
  expect(await thumbnailer.render(pdf("slow", slow))).toBeUndefined();
});

test("a file whose process could not start in time is tried again later", async () => {
  const thumbnailer = processThumbnailer({ drawingMs: 0, startingMs: 1 });
  await expect(thumbnailer.render(pdf("early", pdfPage()))).rejects.toThrow("thumbnail.busy");
});

test(
  "one account may have a few files waiting, and is told to come back with more",
  { timeout: 90_000 },
  async () => {
    const thumbnailer = processThumbnailer({ mostOfOne: 2, drawingMs: 60_000, startingMs });
    const asked = Array.from({ length: 3 }, () => thumbnailer.render(pdf("many", pdfPage())));
    const ends = await Promise.allSettled(asked);
    expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
    expect(ends[2]).toMatchObject({ reason: { details: { code: "thumbnail.busy", retryAfterSeconds: 5 } } });
  },
);
