import type { FileRefusal } from "../../../domain/file-rules.ts";

/** Most pixels of a picture: one that is larger is a bomb for whoever opens it. */
const MAX_PIXELS = 50_000_000;

/** Reads a file's structure while it arrives, holding little of it. One walk serves one file. */
export interface StructureWalk {
  /** How many of these bytes belong to the file (the rest is cut away), or why the file is refused. */
  take(chunk: Uint8Array): number | FileRefusal;
  /** Null once all bytes were taken and make a whole file. */
  end(): Promise<FileRefusal | null>;
}

/** Null for a size that can be shown. */
export function checkPixels(width: number, height: number): FileRefusal | null {
  if (width === 0 || height === 0) return "content";
  return width * height > MAX_PIXELS ? "too-many-pixels" : null;
}
