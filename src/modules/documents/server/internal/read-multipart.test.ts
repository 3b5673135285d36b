import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { multipartBoundary, readMultipart } from "./read-multipart.ts";

const BOUNDARY = "----forecourt7MA4YWxk";

function bodyOf(parts: readonly { name: string; fileName?: string; bytes: Uint8Array }[]): Buffer {
  const pieces = parts.flatMap(({ name, fileName, bytes }) => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`),
    Buffer.from(fileName === undefined ? "" : `; filename="${fileName}"\r\nContent-Type: image/png`),
    Buffer.from("\r\n\r\n"),
    Buffer.from(bytes),
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

async function* inChunks(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function readAll(body: Buffer, chunkSize: number) {
  const parts: { name: string; fileName: string | null; bytes: Buffer }[] = [];
  for await (const part of readMultipart(inChunks(body, chunkSize), BOUNDARY)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of part.chunks) chunks.push(chunk);
    parts.push({ name: part.name, fileName: part.fileName, bytes: Buffer.concat(chunks) });
  }
  return parts;
}

describe("A multipart body", () => {
  it("gives back what was put in, wherever the network cuts it", async () => {
    const part = fc.record({ bytes: fc.uint8Array({ maxLength: 400 }), isFile: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 4 }),
        fc.integer({ min: 1, max: 97 }),
        async (parts, size) => {
          const sent = parts.map(({ bytes, isFile }) => ({
            name: "documents",
            bytes,
            ...(isFile && { fileName: "a b.png" }),
          }));
          const read = await readAll(bodyOf(sent), size);
          expect(read).toEqual(
            sent.map(({ bytes, fileName }) => ({
              name: "documents",
              fileName: fileName ?? null,
              bytes: Buffer.from(bytes),
            })),
          );
        },
      ),
    );
  });

  it("keeps bytes that almost look like the boundary", async () => {
    const bytes = Buffer.from(`\r\n--${BOUNDARY.slice(0, -1)}\r\n--\r\n`);
    expect((await readAll(bodyOf([{ name: "documents", fileName: "x.png", bytes }]), 3))[0]?.bytes).toEqual(
      bytes,
    );
  });

  it.each([
    ["cut off in a file", (body: Buffer) => body.subarray(0, body.length - 30)],
    ["cut off in a header", (body: Buffer) => body.subarray(0, 60)],
    ["empty", () => Buffer.alloc(0)],
    ["something else", () => Buffer.from("{}")],
  ])("that is %s is refused", async (_name, spoil) => {
    const body = spoil(bodyOf([{ name: "documents", fileName: "x.png", bytes: Buffer.alloc(100, 7) }]));
    await expect(readAll(body, 16)).rejects.toThrow("upload.malformed");
  });

  it("never lets a file name leave its folder", async () => {
    const [part] = await readAll(
      bodyOf([{ name: "documents", fileName: "../../etc/passwd", bytes: Buffer.from("x") }]),
      64,
    );
    expect(part?.fileName).toBe("passwd");
  });
});

describe("The boundary", () => {
  it.each([
    ["multipart/form-data; boundary=abc", "abc"],
    ['Multipart/Form-Data; charset=utf-8; boundary="a b"', "a b"],
  ])("of %s is %s", (contentType, boundary) => {
    expect(multipartBoundary(contentType)).toBe(boundary);
  });

  it.each([[null], ["application/json"], ["multipart/form-data"]])("of %s is refused", (contentType) => {
    expect(() => multipartBoundary(contentType)).toThrow("upload.notMultipart");
  });
});
