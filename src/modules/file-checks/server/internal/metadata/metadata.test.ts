import { createCanvas, loadImage } from "@napi-rs/canvas";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jpegFile, jpegSegment, pngChunk, pngFile } from "#tests/support/test-files.ts";
import { exifOrientation, orientationOnly } from "./exif-orientation.ts";
import { JpegMetadata } from "./jpeg-metadata.ts";
import type { MetadataFilter } from "./metadata-filter.ts";
import { PngMetadata } from "./png-metadata.ts";

const latin1 = (text: string) => Buffer.from(text, "latin1");
const SECRET = "30.2672 N 97.7431 W";

/** A TIFF block with a place, and how the camera was held where given. */
function tiff(order: "II" | "MM", orientation?: number): Buffer {
  const short = (value: number) => {
    const bytes = Buffer.alloc(2);
    if (order === "II") bytes.writeUInt16LE(value);
    else bytes.writeUInt16BE(value);
    return bytes;
  };
  const long = (value: number) => {
    const bytes = Buffer.alloc(4);
    if (order === "II") bytes.writeUInt32LE(value);
    else bytes.writeUInt32BE(value);
    return bytes;
  };
  const entry = (tag: number, type: number, value: Buffer) =>
    Buffer.concat([short(tag), short(type), long(1), value]);
  const entries = [
    entry(0x010f, 2, latin1(`${SECRET.slice(0, 4)}`)),
    ...(orientation === undefined ? [] : [entry(0x0112, 3, Buffer.concat([short(orientation), short(0)]))]),
  ];
  const all = [latin1(order), short(42), long(8), short(entries.length), ...entries, long(0), latin1(SECRET)];
  return Buffer.concat(all);
}

function passed(filter: MetadataFilter, file: Buffer, pieceSize = 16_384): Buffer {
  const kept: Uint8Array[] = [];
  for (let at = 0; at < file.length; at += pieceSize)
    kept.push(...filter.take(file.subarray(at, at + pieceSize)).map((piece) => Buffer.from(piece)));
  return Buffer.concat(kept);
}
const jpeg = (file: Buffer, size?: number) => passed(new JpegMetadata(), file, size);
const png = (file: Buffer, size?: number) => passed(new PngMetadata(), file, size);

const drawing = createCanvas(64, 48);
const context = drawing.getContext("2d");
context.fillStyle = "#c03050";
context.fillRect(5, 5, 30, 20);
context.fillStyle = "#3050c0";
context.arc(40, 30, 12, 0, 6);
context.fill();

/** A picture's file with further segments behind its start. */
const withSegments = (file: Buffer, segments: readonly Buffer[]) =>
  Buffer.concat([file.subarray(0, 2), ...segments, file.subarray(2)]);
/** A PNG with further chunks behind its first one. */
const withChunks = (file: Buffer, chunks: readonly Buffer[]) =>
  Buffer.concat([file.subarray(0, 33), ...chunks, file.subarray(33)]);

const JPEG_NOTES: readonly (readonly [string, Buffer])[] = [
  ["EXIF with a place", jpegSegment(0xe1, Buffer.concat([latin1("Exif\0\0"), tiff("MM")]))],
  ["XMP", jpegSegment(0xe1, latin1(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${SECRET}</x:xmpmeta>`))],
  ["more XMP", jpegSegment(0xe1, latin1(`http://ns.adobe.com/xmp/extension/\0${SECRET}`))],
  ["IPTC", jpegSegment(0xed, latin1(`Photoshop 3.0\x008BIM\x04\x04${SECRET}`))],
  ["a comment", jpegSegment(0xfe, latin1(SECRET))],
  ["further pictures", jpegSegment(0xe2, latin1(`MPF\0${SECRET}`))],
  ["a small picture", jpegSegment(0xe0, latin1(`JFXX\0\x10${SECRET}`))],
  ["a maker's own", jpegSegment(0xe5, latin1(SECRET))],
  ["provenance", jpegSegment(0xeb, latin1(`JP\0\x01${SECRET}`))],
  ["something that calls itself Adobe's", jpegSegment(0xee, latin1(`Adobe\0${SECRET}`))],
  ["nothing", jpegSegment(0xe9, Buffer.alloc(0))],
];

describe("Notes in a JPEG", () => {
  const photo = drawing.toBuffer("image/jpeg");

  it.each(JPEG_NOTES)("go, and the rest stays to the byte: %s", (_what, note) => {
    for (const size of [1, 3, 100, 65_536])
      expect(jpeg(withSegments(photo, [note]), size)).toEqual(jpeg(photo));
    const file = jpegFile(note);
    expect(jpeg(file)).toEqual(jpegFile());
  });

  it("go wherever they stand and however the file arrives, and the pixels are the same", async () => {
    const anyNote = fc.oneof(
      fc.constantFrom(...JPEG_NOTES.map(([, note]) => note)),
      fc
        .tuple(fc.integer({ min: 0xe0, max: 0xef }), fc.uint8Array({ maxLength: 300 }))
        .filter(([marker]) => marker !== 0xee)
        .map(([marker, data]) => jpegSegment(marker, Buffer.concat([latin1(SECRET), data]))),
    );
    const before = await pixelsOf(photo);
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyNote, { maxLength: 6 }),
        fc.integer({ min: 1, max: 900 }),
        async (notes, size) => {
          const stripped = jpeg(withSegments(photo, notes), size);
          expect(stripped.includes(SECRET)).toBe(false);
          expect(notesOf(stripped)).toEqual(notesOf(jpeg(photo)));
          expect(await pixelsOf(stripped)).toEqual(before);
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([
    ["the picture's own head", jpegSegment(0xe0, latin1("JFIF\0\x01\x01\0\0\x01\0\x01\0\0"))],
    ["Adobe's color transform", jpegSegment(0xee, latin1("Adobe\0\x64\0\0\0\0\x01"))],
    ["a color profile", jpegSegment(0xe2, latin1("ICC_PROFILE\0\x01\x01and its numbers"))],
  ])("stay where they decide how pixels look: %s", (_what, segment) => {
    expect(jpeg(jpegFile(segment))).toEqual(jpegFile(segment));
  });

  it.each([2, 3, 6, 8])("leave how the camera was held behind (%i), for viewers to turn it", async (held) => {
    for (const order of ["II", "MM"] as const) {
      const exif = jpegSegment(0xe1, Buffer.concat([latin1("Exif\0\0"), tiff(order, held)]));
      const turned = withSegments(photo, [exif]);
      const stripped = jpeg(turned, 5);
      expect(stripped.includes(SECRET)).toBe(false);
      expect(await pixelsOf(stripped)).toEqual(await pixelsOf(turned));
      const only = jpegSegment(0xe1, Buffer.concat([latin1("Exif\0\0"), orientationOnly(held)]));
      expect(stripped).toEqual(withSegments(jpeg(photo), [only]));
    }
  });

  it("lose a small picture inside the picture's own head", () => {
    const head = jpegSegment(0xe0, latin1(`JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01abc${SECRET}`));
    const bare = jpegSegment(0xe0, latin1("JFIF\0\x01\x01\0\0\x01\0\x01\0\0"));
    expect(jpeg(jpegFile(head))).toEqual(jpegFile(bare));
  });
});

describe("Notes in a PNG", () => {
  const picture = drawing.toBuffer("image/png");
  const notes = ["tEXt", "zTXt", "iTXt", "tIME", "eXIf", "teSt", "caBX"].map((type) =>
    pngChunk(type, type === "eXIf" ? tiff("II") : latin1(`Comment\0${SECRET}`)),
  );

  it("go, and the rest stays to the byte, however the file arrives", async () => {
    const before = await pixelsOf(picture);
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(notes), fc.integer({ min: 1, max: 900 }), async (some, size) => {
        const stripped = png(withChunks(picture, some), size);
        expect(stripped).toEqual(png(picture));
        expect(stripped.includes(SECRET)).toBe(false);
        expect(await pixelsOf(stripped)).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });

  it("stay where they decide how pixels look", () => {
    for (const type of ["gAMA", "sRGB", "iCCP", "tRNS", "pHYs", "cICP"]) {
      const file = pngFile(pngChunk(type, latin1("1234")));
      expect(png(file)).toEqual(file);
    }
  });

  it("leave how the camera was held behind", () => {
    const file = pngFile(pngChunk("eXIf", tiff("II", 6)));
    for (const size of [1, 7, 4_096])
      expect(png(file, size)).toEqual(pngFile(pngChunk("eXIf", orientationOnly(6))));
  });
});

describe("How a camera was held", () => {
  it("is read from sound notes, and upright in anything else", () => {
    expect([6, 8, 9, 0].map((held) => exifOrientation(tiff("II", held)))).toEqual([6, 8, 1, 1]);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.constantFrom("II*\0", "MM\0*", ""), (bytes, head) => {
        const held = exifOrientation(Buffer.concat([latin1(head), bytes]));
        expect(held >= 1 && held <= 8).toBe(true);
      }),
    );
  });
});

/** Which segments a JPEG has in front of its pixels. */
function notesOf(file: Buffer): readonly string[] {
  const found: string[] = [];
  for (let at = 2; file[at] === 0xff && file[at + 1] !== 0xda; at += 2 + file.readUInt16BE(at + 2))
    found.push(file[at + 1]!.toString(16));
  return found;
}

async function pixelsOf(file: Buffer): Promise<string> {
  const image = await loadImage(file);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return `${image.width} ${image.height} ${Buffer.from(data).toString("base64")}`;
}
