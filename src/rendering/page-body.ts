import { hash } from "node:crypto";
import type { DocumentParts } from "./markup-store.ts";
import type { StoredPage } from "./html-cache.ts";

/** Texts are encoded here first, because their length in bytes is not known before. */
let workspace = Buffer.allocUnsafeSlow(256 * 1024);

/**
 * One body, and its ETag. The bytes alone decide it: which parts of a document were known already differs from process
 * to process, and equal documents need equal ETags in all of them (0585).
 */
export function pageBody(parts: DocumentParts): Pick<StoredPage, "body" | "etag"> {
  let most = 0;
  let size = 0;
  // Three bytes are the most that one unit of a text becomes.
  for (const part of parts) most += typeof part === "string" ? part.length * 3 : 0;
  if (workspace.byteLength < most) workspace = Buffer.allocUnsafeSlow(most);
  const ends: number[] = [];
  let end = 0;
  for (const part of parts) {
    if (typeof part !== "string") {
      size += part.byteLength;
      continue;
    }
    end += workspace.write(part, end);
    ends.push(end);
  }
  const body = Buffer.allocUnsafeSlow(size + end);
  let at = 0;
  let from = 0;
  let text = 0;
  for (const part of parts) {
    if (typeof part === "string") {
      const to = ends[text++] ?? from;
      at += workspace.copy(body, at, from, to);
      from = to;
    } else {
      body.set(part, at);
      at += part.byteLength;
    }
  }
  return { body, etag: etagOf(body) };
}

/** A strong ETag of these bytes. */
export function etagOf(bytes: Uint8Array): string {
  return `"${hash("sha256", bytes, "base64url").slice(0, 22)}"`;
}
