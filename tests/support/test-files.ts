import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";

/** What virus scanners are tried with. Put together here, so that no scanner finds this source. */
export const EICAR = Buffer.from(
  ["X5O!P%@AP[4\\PZX54(P^)7CC)7}", "$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!", "$H+H*"].join(""),
);

/** One chunk of a PNG, with its length and checksum. */
export function pngChunk(type: string, data: Uint8Array = Buffer.alloc(0)): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

export const PNG_SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

/** First chunk of an 8-bit grey picture. */
export function pngHeader(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.writeUInt8(8, 8);
  return pngChunk("IHDR", data);
}

/** One grey pixel, packed. */
export const PNG_PIXEL = Buffer.from("789c636000000002000148afa471", "hex");

/** A picture of one pixel, with further chunks in front of its data. */
export function pngFile(...extra: readonly Buffer[]): Buffer {
  return Buffer.concat([
    PNG_SIGNATURE,
    pngHeader(1, 1),
    ...extra,
    pngChunk("IDAT", PNG_PIXEL),
    pngChunk("IEND"),
  ]);
}

/** Grey pixels of about so many bytes, different each time, so that no upload is a repeat. */
export function freshPng(length = 64): Buffer {
  const side = Math.ceil(Math.sqrt(length));
  const rows = Array.from({ length: side }, () => Buffer.concat([Buffer.of(0), randomBytes(side)]));
  const data = pngChunk("IDAT", deflateSync(Buffer.concat(rows), { level: 0 }));
  return Buffer.concat([PNG_SIGNATURE, pngHeader(side, side), data, pngChunk("IEND")]);
}

/** A grey JPEG of 8 by 8 pixels, with further segments behind its start. */
export function jpegFile(...extra: readonly Buffer[]): Buffer {
  const table = jpegSegment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)]));
  const frame = jpegSegment(0xc0, Buffer.from([8, 0, 8, 0, 8, 1, 1, 0x11, 0]));
  const codes = (kind: number) =>
    jpegSegment(0xc4, Buffer.concat([Buffer.from([kind, 1]), Buffer.alloc(15), Buffer.from([0])]));
  const scan = jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0]));
  const pixels = Buffer.from([0x3f, 0xff, 0xd9]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...extra,
    table,
    frame,
    codes(0),
    codes(0x10),
    scan,
    pixels,
  ]);
}

export function jpegSegment(marker: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** A PDF of these objects (without their numbers), the first of which is its catalog. */
export function pdfFile(...objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const places: number[] = [];
  let at = parts[0]!.length;
  objects.forEach((object, index) => {
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from("\nendobj\n"),
    ]);
    places.push(at);
    at += part.length;
    parts.push(part);
  });
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table)]);
}

const CATALOG = "<< /Type /Catalog /Pages 2 0 R >>";
const PAGES = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";
const PAGE = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>";
const DRAWING = "0.8 0.1 0.1 rg 100 300 400 400 re f";

/** One page with a square on it, with further objects behind. */
export function pdfPage(...extra: readonly (string | Buffer)[]): Buffer {
  const content = `<< /Length ${DRAWING.length} >>\nstream\n${DRAWING}\nendstream`;
  return pdfFile(CATALOG, PAGES, PAGE, content, ...extra);
}

/** Small files that are what they say. */
export const TEST_FILES = { pdf: pdfPage(), png: pngFile(), jpg: jpegFile() };
