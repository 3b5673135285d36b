import { crc32 } from "node:zlib";
import { exifOrientation, orientationOnly } from "./exif-orientation.ts";
import type { MetadataFilter } from "./metadata-filter.ts";

const SIGNATURE_LENGTH = 8;
const HEADER_LENGTH = 8;
const CHECKSUM_LENGTH = 4;
/** EXIF beyond this holds more than how a camera was held. */
const MOST_EXIF = 64 * 1024;

/** Chunks that decide how pixels look. Everything else is a note: texts, times, EXIF, and what programs add. */
const PICTURE = new Set(
  "IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT cICP mDCV cLLI bKGD pHYs".split(" "),
);

/** Drops the notes of a PNG; of EXIF it keeps how the camera was held. */
export class PngMetadata implements MetadataFilter {
  #held = Buffer.alloc(0);
  #need = SIGNATURE_LENGTH;
  #place: "signature" | "header" | "chunk" = "signature";
  #type = "";
  #left = 0;
  #kept: Uint8Array[] = [];

  take(chunk: Uint8Array): readonly Uint8Array[] {
    this.#kept = [];
    for (let at = 0; at < chunk.length;) {
      const wanted = this.#place === "chunk" ? this.#left : this.#need - this.#held.length;
      const bytes = chunk.subarray(at, at + wanted);
      at += bytes.length;
      if (this.#place === "chunk") this.#data(bytes);
      else this.#fixed(bytes);
    }
    return this.#kept;
  }

  #fixed(bytes: Uint8Array): void {
    this.#held = Buffer.concat([this.#held, bytes]);
    if (this.#held.length < this.#need) return;
    const whole = this.#held;
    this.#held = Buffer.alloc(0);
    if (this.#place === "signature") {
      this.#kept.push(whole);
      this.#place = "header";
      this.#need = HEADER_LENGTH;
      return;
    }
    this.#place = "chunk";
    this.#type = whole.toString("latin1", 4);
    this.#left = whole.readUInt32BE(0) + CHECKSUM_LENGTH;
    if (PICTURE.has(this.#type)) this.#kept.push(whole);
  }

  /** A chunk's data with its checksum. */
  #data(bytes: Uint8Array): void {
    this.#left -= bytes.length;
    if (PICTURE.has(this.#type)) this.#kept.push(bytes);
    else if (this.#type === "eXIf" && this.#held.length < MOST_EXIF)
      this.#held = Buffer.concat([this.#held, bytes]);
    if (this.#left > 0) return;
    if (this.#type === "eXIf") this.#keepOrientation();
    this.#held = Buffer.alloc(0);
    this.#place = "header";
  }

  #keepOrientation(): void {
    const orientation = exifOrientation(this.#held);
    if (orientation !== 1) this.#kept.push(chunkOf("eXIf", orientationOnly(orientation)));
  }
}

function chunkOf(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}
