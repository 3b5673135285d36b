import type { WrittenFile } from "../domain/message-template.ts";

/** What an attachment holds. */
export function attachmentBytes({ text, base64 }: WrittenFile): Buffer<ArrayBuffer> {
  return base64 === undefined ? Buffer.from(text, "utf8") : Buffer.from(base64, "base64");
}
