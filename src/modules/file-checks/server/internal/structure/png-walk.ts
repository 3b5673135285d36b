import { crc32 } from "node:zlib";
import type { FileRefusal } from "../../../domain/file-rules.ts";
import { checkPixels, type StructureWalk } from "./structure-walk.ts";

const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const MAX_CHUNK = 2 ** 31 - 1;
/** Bit depths the format allows, by color type. */
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

type Place = "signature" | "header" | "data" | "checksum" | "after";

/**
 * Walks the chunks of a PNG: a sound first chunk, checksums that agree, picture data, and an end with
 * nothing behind it.
 */
export class PngWalk implements StructureWalk {
  private place: Place = "signature";
  private held: Buffer = Buffer.alloc(0);
  private type = "";
  private left = 0;
  private sum = 0;
  private chunks = 0;
  private hasData = false;

  take(chunk: Uint8Array): number | FileRefusal {
    let rest = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    while (rest.length > 0) {
      const step = this.place === "data" ? this.data(rest) : this.fixed(rest);
      if (typeof step === "string") return step;
      rest = rest.subarray(step);
    }
    return chunk.length;
  }

  async end(): Promise<FileRefusal | null> {
    return this.place === "after" && this.hasData ? null : "content";
  }

  /** Signature, chunk header and checksum have a known length. */
  private fixed(rest: Buffer): number | FileRefusal {
    // Bytes behind the end belong to another file that hides there.
    if (this.place === "after") return "unsafe";
    const need = (this.place === "checksum" ? 4 : 8) - this.held.length;
    this.held = Buffer.concat([this.held, rest.subarray(0, need)]);
    if (rest.length < need) return rest.length;
    const bytes = this.held;
    this.held = Buffer.alloc(0);
    const refusal = this.whole(bytes);
    return refusal ?? need;
  }

  private whole(bytes: Buffer): FileRefusal | null {
    if (this.place === "signature") {
      this.place = "header";
      return bytes.equals(SIGNATURE) ? null : "content";
    }
    if (this.place === "header") return this.chunkHeader(bytes);
    this.place = this.type === "IEND" ? "after" : "header";
    return bytes.readUInt32BE(0) === this.sum ? null : "content";
  }

  private chunkHeader(bytes: Buffer): FileRefusal | null {
    this.left = bytes.readUInt32BE(0);
    this.type = bytes.toString("latin1", 4, 8);
    this.sum = crc32(bytes.subarray(4));
    this.chunks += 1;
    const isFirst = this.chunks === 1;
    if (!/^[A-Za-z]{4}$/.test(this.type) || this.left > MAX_CHUNK) return "content";
    if (isFirst !== (this.type === "IHDR") || (isFirst && this.left !== 13)) return "content";
    if (this.type === "IEND" && this.left > 0) return "content";
    this.hasData ||= this.type === "IDAT" && this.left > 0;
    this.place = this.left === 0 ? "checksum" : "data";
    return null;
  }

  private data(rest: Buffer): number | FileRefusal {
    const bytes = rest.subarray(0, this.left);
    this.left -= bytes.length;
    this.sum = crc32(bytes, this.sum);
    if (this.type === "IHDR") this.held = Buffer.concat([this.held, bytes]);
    if (this.left > 0) return bytes.length;
    this.place = "checksum";
    if (this.type !== "IHDR") return bytes.length;
    const head = this.held;
    this.held = Buffer.alloc(0);
    if (!(DEPTHS[head.readUInt8(9)] ?? []).includes(head.readUInt8(8))) return "content";
    return checkPixels(head.readUInt32BE(0), head.readUInt32BE(4)) ?? bytes.length;
  }
}
