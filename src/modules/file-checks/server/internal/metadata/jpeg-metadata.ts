import { exifOrientation, orientationOnly } from "./exif-orientation.ts";
import type { MetadataFilter } from "./metadata-filter.ts";

const END = 0xd9;
const START = 0xd8;
const SCAN = 0xda;
const COMMENT = 0xfe;
const EXIF = Buffer.from("Exif\0\0", "latin1");
/** Its head without a small picture inside. */
const JFIF_LENGTH = 14;

type Place = "marker" | "length" | "passed" | "held" | "pixels";

const isNote = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === COMMENT;
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/**
 * Drops the notes of a JPEG: EXIF with place and time, XMP, IPTC, comments, further pictures. What decides how pixels
 * look stays: JFIF, Adobe's color transform, the ICC profile, and of EXIF how the camera was held.
 */
export class JpegMetadata implements MetadataFilter {
  #place: Place = "marker";
  #marker = 0;
  #isBehindFf = false;
  #head: number[] = [];
  #left = 0;
  #note: Buffer[] = [];
  #hasExif = false;
  #kept: Uint8Array[] = [];

  take(chunk: Uint8Array): readonly Uint8Array[] {
    this.#kept = [];
    for (let at = 0; at < chunk.length;) {
      if (this.#place === "pixels") at = this.#pixels(chunk, at);
      else if (this.#place === "passed" || this.#place === "held") at = this.#segment(chunk, at);
      else at = this.#headByte(chunk[at]!, at);
    }
    return this.#kept;
  }

  #headByte(byte: number, at: number): number {
    if (this.#place === "length") this.#lengthByte(byte);
    else if (!this.#isBehindFf || byte === 0xff) this.#isBehindFf = byte === 0xff;
    else this.#markerFound(byte);
    return at + 1;
  }

  #markerFound(marker: number): void {
    this.#isBehindFf = false;
    this.#marker = marker;
    this.#head = [];
    if (marker === START || marker === END) this.#kept.push(Uint8Array.of(0xff, marker));
    else this.#place = "length";
  }

  #lengthByte(byte: number): void {
    this.#head.push(byte);
    if (this.#head.length < 2) return;
    this.#left = this.#head[0]! * 256 + this.#head[1]! - 2;
    this.#place = isNote(this.#marker) ? "held" : "passed";
    if (this.#place === "passed") this.#kept.push(Uint8Array.of(0xff, this.#marker, ...this.#head));
    if (this.#left === 0) this.#segmentEnd();
  }

  #segment(chunk: Uint8Array, at: number): number {
    const bytes = chunk.subarray(at, at + this.#left);
    this.#left -= bytes.length;
    if (this.#place === "passed") this.#kept.push(bytes);
    // A copy, because whoever sent the chunk may use its memory again.
    else this.#note.push(Buffer.from(bytes));
    if (this.#left === 0) this.#segmentEnd();
    return at + bytes.length;
  }

  #segmentEnd(): void {
    if (this.#place === "held") {
      const note = this.#essence(Buffer.concat(this.#note));
      this.#note = [];
      if (note !== undefined) this.#kept.push(segment(this.#marker, note));
    }
    this.#place = this.#marker === SCAN ? "pixels" : "marker";
  }

  /** What stays of a note; undefined for nothing. */
  #essence(note: Buffer): Buffer | undefined {
    if (this.#marker === 0xe0) return jfifOf(note);
    if (this.#marker === 0xe1) return this.#exifOf(note);
    const isColor =
      (this.#marker === 0xe2 && startsWith(note, "ICC_PROFILE\0")) ||
      (this.#marker === 0xee && startsWith(note, "Adobe") && note.length === 12);
    return isColor ? note : undefined;
  }

  /** Of several only the first counts, for viewers as for us. */
  #exifOf(note: Buffer): Buffer | undefined {
    if (this.#hasExif || !note.subarray(0, EXIF.length).equals(EXIF)) return undefined;
    this.#hasExif = true;
    const orientation = exifOrientation(note.subarray(EXIF.length));
    return orientation === 1 ? undefined : Buffer.concat([EXIF, orientationOnly(orientation)]);
  }

  /** Passes pixels up to the next marker. */
  #pixels(chunk: Uint8Array, from: number): number {
    if (this.#isBehindFf) return this.#pixelsBehindFf(chunk, from);
    const at = chunk.indexOf(0xff, from);
    this.#isBehindFf = at >= 0;
    const end = at < 0 ? chunk.length : at;
    if (end > from) this.#kept.push(chunk.subarray(from, end));
    return at < 0 ? end : at + 1;
  }

  #pixelsBehindFf(chunk: Uint8Array, at: number): number {
    const byte = chunk[at]!;
    if (byte === 0xff) return at + 1;
    if (byte === 0 || isRestart(byte)) {
      this.#isBehindFf = false;
      this.#kept.push(Uint8Array.of(0xff, byte));
      return at + 1;
    }
    // A marker: read it as one.
    this.#place = "marker";
    return at;
  }
}

function jfifOf(note: Buffer): Buffer | undefined {
  if (!startsWith(note, "JFIF\0") || note.length < JFIF_LENGTH) return undefined;
  const head = Buffer.from(note.subarray(0, JFIF_LENGTH));
  // No small picture behind it.
  head.writeUInt16BE(0, JFIF_LENGTH - 2);
  return head;
}

function segment(marker: number, data: Buffer): Uint8Array {
  const length = data.length + 2;
  return Buffer.concat([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), data]);
}

const startsWith = (bytes: Buffer, text: string): boolean =>
  bytes.toString("latin1", 0, text.length) === text;
