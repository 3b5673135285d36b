import type { FileRefusal } from "../../../domain/file-rules.ts";
import { checkPixels, type StructureWalk } from "./structure-walk.ts";

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Bytes that decide what follows a picture. */
const TRAILER_HEAD = 12;

type Place = "marker" | "length" | "segment" | "pixels" | "trailer";

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/**
 * Walks the segments of a JPEG from its start to its end. What phones append to their pictures (further
 * pictures, a video, their own notes) is cut away; anything else behind the end is refused.
 */
export class JpegWalk implements StructureWalk {
  private place: Place = "marker";
  private marker = -1;
  private isBehindFf = false;
  private left = 0;
  private held: number[] = [];
  private hasFrame = false;
  private hasPixels = false;

  take(chunk: Uint8Array): number | FileRefusal {
    for (let at = 0; at < chunk.length; at += 1) {
      if (this.place === "trailer") return this.trailer(chunk.subarray(at)) ?? at;
      if (this.place === "segment") {
        at += this.segment(chunk, at) - 1;
        if (this.left > 0) continue;
        const refusal = this.segmentEnd();
        if (refusal !== null) return refusal;
      } else if (this.place === "pixels") {
        at = this.pixels(chunk, at);
      } else {
        const refusal = this.place === "length" ? this.length(chunk[at]!) : this.markerByte(chunk[at]!);
        if (refusal !== null) return refusal;
      }
    }
    return chunk.length;
  }

  async end(): Promise<FileRefusal | null> {
    if (this.place !== "trailer" || !this.hasFrame || !this.hasPixels) return "content";
    return this.held.length > 0 ? checkTrailer(this.held) : null;
  }

  private markerByte(byte: number): FileRefusal | null {
    if (!this.isBehindFf || byte === 0xff) {
      this.isBehindFf = byte === 0xff;
      return byte === 0xff ? null : "content";
    }
    this.isBehindFf = false;
    const isFirst = this.marker === -1;
    this.marker = byte;
    if (isFirst) return byte === START ? null : "content";
    if (byte === END) {
      this.place = "trailer";
      this.held = [];
      return null;
    }
    if (byte < 0xc0 || byte === START || isRestart(byte)) return "content";
    if (isFrame(byte) && this.hasFrame) return "content";
    this.place = "length";
    return null;
  }

  private length(byte: number): FileRefusal | null {
    this.held.push(byte);
    if (this.held.length < 2) return null;
    this.left = this.held[0]! * 256 + this.held[1]! - 2;
    this.held = [];
    this.place = "segment";
    if (this.left < 0) return "content";
    return this.left === 0 ? this.segmentEnd() : null;
  }

  /** Skips what the segment holds, keeping the first bytes of a frame's; answers how many were passed. */
  private segment(chunk: Uint8Array, at: number): number {
    const count = Math.min(this.left, chunk.length - at);
    const wanted = isFrame(this.marker) ? Math.min(count, 5 - this.held.length) : 0;
    for (let index = 0; index < wanted; index += 1) this.held.push(chunk[at + index]!);
    this.left -= count;
    return count;
  }

  private segmentEnd(): FileRefusal | null {
    const head = this.held;
    this.held = [];
    this.place = this.marker === SCAN ? "pixels" : "marker";
    if (this.marker === SCAN) {
      this.hasPixels = true;
      return this.hasFrame ? null : "content";
    }
    if (!isFrame(this.marker)) return null;
    if (head.length < 5) return "content";
    this.hasFrame = true;
    return checkPixels(head[3]! * 256 + head[4]!, head[1]! * 256 + head[2]!);
  }

  /** Passes entropy-coded data; answers the last byte passed. */
  private pixels(chunk: Uint8Array, from: number): number {
    let at = from;
    if (!this.isBehindFf) {
      at = chunk.indexOf(0xff, from);
      if (at < 0) return chunk.length;
      this.isBehindFf = true;
      return at;
    }
    const byte = chunk[at]!;
    if (byte === 0xff) return at;
    this.isBehindFf = false;
    if (byte === 0 || isRestart(byte)) return at;
    // A marker ends the data: read it again as one.
    this.isBehindFf = true;
    this.place = "marker";
    return at - 1;
  }

  private trailer(bytes: Uint8Array): FileRefusal | null {
    for (const byte of bytes) {
      if (this.held.length === TRAILER_HEAD) break;
      if (this.held.length > 0 || !isPadding(byte)) this.held.push(byte);
    }
    return this.held.length === TRAILER_HEAD ? checkTrailer(this.held) : null;
  }
}

const isPadding = (byte: number): boolean => byte === 0 || byte === 0x0a || byte === 0x0d;

/** A further picture, a video, or a Samsung phone's notes (whose leading zeros count as padding). */
function checkTrailer(head: readonly number[]): FileRefusal | null {
  const isPicture = head[0] === 0xff && head[1] === START && head[2] === 0xff;
  const isPhoneNotes = head[1] === 0x0a && head[3] === 0;
  const isVideo = String.fromCharCode(...head.slice(0, 8)).includes("ftyp");
  return isPicture || isPhoneNotes || isVideo ? null : "unsafe";
}
