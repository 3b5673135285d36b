import { hash } from "node:crypto";
import type { DocumentParts } from "./markup-store.ts";
import type { StoredPage } from "./html-cache.ts";

/** Texts are encoded here first, because their length in bytes is not known before. */
let workspace = Buffer.allocUnsafeSlow(256 * 1024);

/** One body, and an ETag for which what is the same on many pages is not hashed again. */
export function pageBody(parts: DocumentParts): Pick<StoredPage, "body" | "etag"> {
  let most = 0;
  let size = 0;
  // Three bytes are the most that one unit of a text becomes; a digest and its place need fewer than 40.
  for (const part of parts) most += typeof part === "string" ? part.length * 3 : 40;
  if (workspace.byteLength < most) workspace = Buffer.allocUnsafeSlow(most);
  const ends: number[] = [];
  let end = 0;
  for (const part of parts) {
    if (typeof part !== "string") {
      size += part.bytes.byteLength;
      continue;
    }
    end += workspace.write(part, end);
    ends.push(end);
  }
  const body = Buffer.allocUnsafeSlow(size + end);
  let digests = "";
  let at = 0;
  let from = 0;
  let text = 0;
  for (const part of parts) {
    if (typeof part === "string") {
      const to = ends[text++] ?? from;
      at += workspace.copy(body, at, from, to);
      from = to;
    } else {
      digests += `${at} ${part.digest}`;
      body.set(part.bytes, at);
      at += part.bytes.byteLength;
    }
  }
  end += workspace.write(digests, end);
  return { body, etag: etagOf(workspace.subarray(0, end)) };
}

/** A strong ETag of these bytes. */
export function etagOf(bytes: Uint8Array): string {
  return `"${hash("sha256", bytes, "base64url").slice(0, 22)}"`;
}
