import { randomBytes } from "node:crypto";
import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import {
  freshPng,
  jpegFile,
  jpegSegment,
  pdfPage,
  pngChunk,
  pngFile,
  TEST_FILES,
} from "#tests/support/test-files.ts";
import type { DocumentsContext } from "../documents-context.ts";
import { HOSTILE_FILES } from "#tests/support/hostile-files-data.ts";
import { receiveFile } from "./receive-file.ts";
import { openStream } from "./sealed-stream.ts";

const keys = {
  tenantId: "t",
  currentVersion: 1,
  sealing: new Map([[1, randomBytes(32)]]),
  ssn: { tenantId: "ssn", currentVersion: 1, sealing: new Map() },
  index: randomBytes(32),
};

/** Keeps what was put to its end, as the real stores do. */
function makeStore() {
  const kept = new Map<string, Buffer>();
  const put = async (key: string, bytes: AsyncIterable<Uint8Array>) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of bytes) chunks.push(chunk);
    kept.set(key, Buffer.concat(chunks));
  };
  return { kept, ctx: { keys, objectStore: { put } } as unknown as DocumentsContext };
}

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function send(name: string, bytes: Buffer, pieceSize = 16_384) {
  const { kept, ctx } = makeStore();
  const place = { id: "doc", objectKey: "documents/t/o/doc", fileName: name };
  try {
    const file = await receiveFile(ctx, { ...place, chunks: inPieces(bytes, pieceSize) });
    const opened: Uint8Array[] = [];
    const sealed = inPieces(kept.get(place.objectKey)!, 65_536);
    for await (const chunk of openStream({ keys, aad: place.objectKey }, sealed)) opened.push(chunk);
    return { file, stored: Buffer.concat(opened), kept };
  } catch (error) {
    return { error: error as { details: { code: string; message: string } }, kept };
  }
}

describe("A file nobody should open", () => {
  it("is tried in at least 40 ways", () => expect(HOSTILE_FILES.length).toBeGreaterThanOrEqual(40));

  it.each(HOSTILE_FILES)("is refused before it is stored: %s", async (_what, name, bytes, reason) => {
    const { documentsMessages } = await import("../../messages.ts");
    const { error, kept } = await send(name, bytes);
    expect(error?.details).toMatchObject({ code: "upload.refused", message: documentsMessages[reason] });
    expect(kept.size).toBe(0);
  });
});

describe("A file that is what it says", () => {
  const photo = createCanvas(640, 480);
  photo.getContext("2d").fillRect(10, 10, 300, 200);
  it.each([
    ["a PDF", "a.pdf", TEST_FILES.pdf],
    ["a PDF with packed text", "a.pdf", pdfPage("<< /Producer (JavaScript quarterly) >>")],
    ["a PNG", "A.PNG", freshPng(100_000)],
    [
      "a JPEG",
      "a.jpg",
      jpegFile(jpegSegment(0xe0, Buffer.from("JFIF\0\x01\x01\0\0\x01\0\x01\0\0", "latin1"))),
    ],
    ["a drawn PNG", "a.png", photo.toBuffer("image/png")],
    ["a drawn JPEG", "a.jpg", photo.toBuffer("image/jpeg")],
  ])("is stored as it was sent: %s", async (_what, name, bytes) => {
    for (const size of [1, 7, 1_024, 65_536]) {
      if (bytes.length / size > 2_000) continue;
      const { stored, file, error } = await send(name, bytes, size);
      expect(error).toBeUndefined();
      expect(stored!.equals(bytes)).toBe(true);
      expect(file!.sizeBytes).toBe(bytes.length);
    }
  });

  it.each([
    ["a smaller picture", Buffer.concat([Buffer.alloc(3), jpegFile()])],
    ["a video", Buffer.from("\0\0\0\x18ftypmp42 and so on", "latin1")],
    ["a phone's notes", Buffer.from("\0\0\x01\x0a\x0e\0\0\0Image_UTC_Data1700000000000SEFT", "latin1")],
    ["padding", Buffer.alloc(64)],
  ])("loses what a phone put behind it: %s", async (_what, trailer) => {
    for (const size of [1, 16_384]) {
      const { stored } = await send("a.jpg", Buffer.concat([jpegFile(), trailer]), size);
      expect(stored!.equals(jpegFile())).toBe(true);
    }
  });

  it.each([
    [
      "a picture's place",
      "a.jpg",
      jpegFile(jpegSegment(0xe1, Buffer.from("Exif\0\0 30.2 N 97.7 W"))),
      jpegFile(),
    ],
    [
      "a picture's history",
      "a.png",
      pngFile(pngChunk("iTXt", Buffer.from("XML:com.adobe.xmp\0"))),
      pngFile(),
    ],
  ])("is stored without %s", async (_what, name, bytes, kept) => {
    for (const size of [1, 16_384]) {
      const { stored, file } = await send(name, bytes, size);
      expect(stored!.equals(kept)).toBe(true);
      expect(file!.sizeBytes).toBe(kept.length);
    }
  });
});
