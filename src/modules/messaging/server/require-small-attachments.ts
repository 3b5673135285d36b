import type { MessageAttachment } from "../domain/message-template.ts";
import { attachmentBytes } from "./attachment-bytes.ts";

/** Together; mail servers refuse more than about ten megabytes, and every byte is sealed and kept. */
export const MAX_ATTACHED_BYTES = 2_000_000;

/** @throws Error for files that no mail may carry; a caller's mistake, not a reader's */
export function requireSmallAttachments(attachments: readonly MessageAttachment[]): void {
  // A paper that is drawn later is a few pages.
  const bytes = attachments.reduce(
    (sum, file) => sum + ("drawnBy" in file ? 0 : attachmentBytes(file).length),
    0,
  );
  if (bytes > MAX_ATTACHED_BYTES) throw new Error(`a message carries ${bytes} bytes of files`);
  const wrong = attachments.find(({ fileName }) => !/^[\w.-]{1,80}$/u.test(fileName));
  if (wrong) throw new Error("a file of a message has no plain name");
}
