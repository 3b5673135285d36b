import { describe, expect, it } from "vitest";
import { attachmentBytes } from "./attachment-bytes.ts";
import { MAX_ATTACHED_BYTES, requireSmallAttachments } from "./require-small-attachments.ts";

describe("Files of an e-mail", () => {
  const file = { fileName: "invoice-FC1.pdf", contentType: "application/pdf" };

  it("are text or bytes", () => {
    expect(attachmentBytes({ ...file, text: "é" })).toHaveLength(2);
    expect(attachmentBytes({ ...file, base64: "AAEC" })).toEqual(Buffer.from([0, 1, 2]));
  });

  it("stay small together, and have plain names", () => {
    const half = { ...file, base64: Buffer.alloc(MAX_ATTACHED_BYTES / 2).toString("base64") };
    expect(() => requireSmallAttachments([half, half])).not.toThrow();
    expect(() => requireSmallAttachments([half, half, { ...file, text: "x" }])).toThrow("bytes of files");
    expect(() => requireSmallAttachments([{ ...file, fileName: 'a"\n.pdf', text: "x" }])).toThrow(
      "plain name",
    );
  });
});
