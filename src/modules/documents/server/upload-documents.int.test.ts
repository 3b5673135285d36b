import { readMultipart } from "#platform/server/http/bodies/read-multipart.ts";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jpegSegment, pdfFile, pdfPage } from "#tests/support/test-files.ts";
import {
  freshPng,
  makeTrackerWorld,
  TEST_FILES,
  type TrackerWorld,
  upload,
} from "#tests/support/tracker-world.ts";
import { deleteDocument } from "./delete-document.ts";
import { listDocuments } from "./list-documents.ts";
import { downloadDocument, getThumbnail } from "./read-document.ts";
import { uploadDocuments } from "./upload-documents.ts";

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());

const newDeal = async () => (await world.submittedOrder()).deal.dealId;
const send = (dealId: string, ...files: { name: string; bytes: Uint8Array }[]) =>
  upload(world.ctx, { dealId, type: "DriversLicense", files });
async function collect(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}
async function storedFiles(dealId: string): Promise<string[]> {
  const all = await readdir(world.objects, { recursive: true, withFileTypes: true });
  return all
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((name) => name.includes(dealId));
}

function redPicture(width: number, height: number): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = "#d01010";
  context.fillRect(0, 0, width, height);
  return canvas.toBuffer("image/jpeg");
}

/** The same picture with a note that the camera was held upright. */
function sideways(jpeg: Buffer): Buffer {
  const tiff = Buffer.from("4d4d002a00000008000101120003000000010006000000000000", "hex");
  const note = jpegSegment(0xe1, Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff]));
  return Buffer.concat([jpeg.subarray(0, 2), note, jpeg.subarray(2)]);
}

describe("Uploading a document", () => {
  it("keeps it sealed, and gives back the same bytes", async () => {
    const dealId = await newDeal();
    const bytes = freshPng(200_000);
    const [entry] = await send(dealId, { name: "My license.png", bytes });
    expect(entry).toMatchObject({
      key: "DriversLicense",
      status: "complete",
      statusText: "Submitted",
      fileName: "My license.png",
    });
    const key = { dealId, documentId: entry!.id! };
    expect(await collect((await downloadDocument(world.ctx, key)).bytes)).toEqual(bytes);
    const [file] = await storedFiles(dealId);
    expect((await readFile(file!)).includes(bytes.subarray(100, 200))).toBe(false);
  });

  it.each([
    ["the first page of a PDF", "card.pdf", pdfPage(), { width: 371, height: 480 }],
    ["a picture", "card.jpg", redPicture(1_600, 800), { width: 480, height: 240 }],
    ["a picture taken sideways", "card.jpg", sideways(redPicture(1_600, 800)), { width: 240, height: 480 }],
  ])("shows %s as a small picture, kept sealed beside it (API-13)", async (_what, name, bytes, size) => {
    const dealId = await newDeal();
    const [entry] = await send(dealId, { name, bytes });
    const key = { dealId, documentId: entry!.id! };
    const first = await getThumbnail(world.ctx, key);
    expect(first.contentType).toBe("image/jpeg");
    const drawn = await collect(first.bytes);
    const image = await loadImage(drawn);
    expect({ width: image.width, height: image.height }).toEqual(size);
    const canvas = createCanvas(image.width, image.height);
    canvas.getContext("2d").drawImage(image, 0, 0);
    const middle = canvas.getContext("2d").getImageData(image.width / 2, image.height / 2, 1, 1).data;
    expect(middle[0]).toBeGreaterThan(180);
    expect(middle[1]).toBeLessThan(80);
    expect(await storedFiles(dealId)).toHaveLength(2);
    const kept = { ...world.ctx, thumbnailer: { render: () => Promise.reject(new Error("made again")) } };
    expect(await collect((await getThumbnail(kept, key)).bytes)).toEqual(drawn);
  });

  it("misses a picture quietly where none can be made, and does not try again (DOC-12)", async () => {
    const dealId = await newDeal();
    const [entry] = await send(dealId, { name: "a.pdf", bytes: pdfFile("<< /Type /Catalog >>") });
    const missing = { details: { code: "document.notFound", message: "No data of thumbnails" } };
    const key = { dealId, documentId: entry!.id! };
    await expect(getThumbnail(world.ctx, key)).rejects.toMatchObject(missing);
    const again = { ...world.ctx, thumbnailer: { render: () => Promise.reject(new Error("tried again")) } };
    await expect(getThumbnail(again, key)).rejects.toMatchObject(missing);
    await expect(getThumbnail(world.ctx, { dealId, documentId: "doc_none" })).rejects.toMatchObject(missing);
  });

  it("is one document when the same bytes come twice, also after a dropped connection", async () => {
    const dealId = await newDeal();
    const bytes = freshPng();
    await send(dealId, { name: "a.png", bytes });
    const list = await send(dealId, { name: "b.png", bytes });
    expect(list.filter(({ id }) => id !== null)).toHaveLength(1);
    expect(await storedFiles(dealId)).toHaveLength(1);
  });

  it.each([
    ["a program", "run.exe", TEST_FILES.png],
    ["a page named as a picture", "a.png", Buffer.from("<html></html>")],
    ["an empty file", "a.png", Buffer.alloc(0)],
    ["a PDF over 4 MB", "a.pdf", Buffer.concat([TEST_FILES.pdf, Buffer.alloc(4 * 1024 * 1024)])],
    ["a picture over 25 MB", "a.jpg", Buffer.concat([TEST_FILES.jpg, Buffer.alloc(25 * 1024 * 1024)])],
  ])(
    "refuses %s, together with the good file beside it, and leaves nothing behind",
    async (...[, name, bytes]) => {
      const dealId = await newDeal();
      await expect(send(dealId, { name: "good.png", bytes: freshPng() }, { name, bytes })).rejects.toThrow(
        "upload.refused",
      );
      expect(await storedFiles(dealId)).toEqual([]);
      expect(
        (await listDocuments(world.ctx, { dealId })).every(({ status }) => status === "initialized"),
      ).toBe(true);
    },
  );

  it("refuses a body that is cut off, has no file, or too many", async () => {
    const dealId = await newDeal();
    await expect(send(dealId)).rejects.toThrow("upload.");
    const many = Array.from({ length: 11 }, (_, index) => ({ name: `${index}.png`, bytes: freshPng() }));
    await expect(send(dealId, ...many)).rejects.toThrow("upload.tooMany");
    async function* cut() {
      yield Buffer.from('--b\r\nContent-Disposition: form-data; name="documents"; filename="a.png"\r\n\r\n');
      yield freshPng();
    }
    const parts = readMultipart(cut(), "multipart/form-data; boundary=b");
    const broken = uploadDocuments(world.ctx, { dealId, type: "Other", parts });
    await expect(broken).rejects.toThrow("upload.malformed");
    expect(await storedFiles(dealId)).toEqual([]);
  });

  it("is gone after a delete, bytes and all", async () => {
    const dealId = await newDeal();
    const [entry] = await send(dealId, { name: "a.png", bytes: freshPng() });
    const key = { dealId, documentId: entry!.id! };
    await deleteDocument(world.ctx, key);
    await expect(deleteDocument(world.ctx, key)).rejects.toThrow("document.notFound");
    await expect(downloadDocument(world.ctx, key)).rejects.toThrow("document.notFound");
    expect(await storedFiles(dealId)).toEqual([]);
  });
});
