import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AppError } from "#platform/shared/app-error.ts";
import { readMultipart } from "./read-multipart.ts";

const BOUNDARY = "----forecourt7MA4YWxk";
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

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
  for await (const part of readMultipart(inChunks(body, chunkSize), TYPE)) {
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

  it("with more parts than any form has is refused", async () => {
    const parts = Array.from({ length: 1_100 }, () => ({ name: "x", bytes: Buffer.from("1") }));
    await expect(readAll(bodyOf(parts), 4_096)).rejects.toThrow("upload.malformed");
  });

  it("keeps letters of other languages in file names", async () => {
    const [part] = await readAll(
      bodyOf([{ name: "documents", fileName: "Führerschein Muñoz.png", bytes: Buffer.from("x") }]),
      7,
    );
    expect(part?.fileName).toBe("Führerschein Muñoz.png");
  });

  it("never lets a file name leave its folder", async () => {
    const [part] = await readAll(
      bodyOf([{ name: "documents", fileName: "../../etc/passwd", bytes: Buffer.from("x") }]),
      64,
    );
    expect(part?.fileName).toBe("passwd");
  });
});

describe("The type of a body", () => {
  const read = async (type: string | null) => {
    const body = bodyOf([{ name: "documents", bytes: Buffer.from("x") }]);
    const names: string[] = [];
    for await (const part of readMultipart(inChunks(body, 64), type)) names.push(part.name);
    return names;
  };

  it.each([[TYPE], [`Multipart/Form-Data; charset=utf-8; boundary="${BOUNDARY}"`]])(
    "%s is read",
    async (type) => {
      expect(await read(type)).toEqual(["documents"]);
    },
  );

  it.each([
    [null],
    ["application/json"],
    ["application/x-www-form-urlencoded"],
    ["multipart/form-data"],
    ["multipart/mixed; boundary=abc"],
  ])("%s is refused", async (type) => {
    await expect(read(type)).rejects.toThrow("upload.notMultipart");
  });
});

describe("A body that fails on its way", () => {
  const body = bodyOf([{ name: "documents", fileName: "x.png", bytes: Buffer.alloc(100_000, 7) }]);

  async function* failing(error: Error) {
    yield body.subarray(0, body.length - 30);
    throw error;
  }

  it.each([
    ["a broken connection", new Error("gone"), "upload.malformed"],
    [
      "the limit of bodies",
      new AppError("too-large", { code: "body.tooLarge", message: "Too large." }),
      "body.tooLarge",
    ],
  ])("by %s ends the part that is being read, and the reading", async (_name, error, code) => {
    const read = async () => {
      for await (const { chunks } of readMultipart(failing(error), TYPE)) for await (const _ of chunks);
    };
    await expect(read()).rejects.toThrow(code);
  });

  it("is not read further when the caller has seen enough", async () => {
    let taken = 0;
    async function* counted() {
      for await (const chunk of inChunks(body, 1_000)) {
        taken += 1;
        yield chunk;
      }
    }
    for await (const { chunks } of readMultipart(counted(), TYPE)) {
      for await (const _ of chunks) break;
      break;
    }
    expect(taken).toBeLessThan(90);
  });
});
