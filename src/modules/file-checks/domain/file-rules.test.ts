import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkFile, MAX_FILE_BYTES } from "./file-rules.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const PDF = bytes("%PDF-1.7\n");
const PNG = bytes("\x89PNG\r\n\x1a\n");
const JPG = bytes("\xff\xd8\xff\xe0");
const MB = 1024 * 1024;

describe("Which files are accepted (DOC-08)", () => {
  it.each([
    ["a PDF", "card.pdf", 10, PDF, "pdf"],
    ["a PDF in capitals", "CARD.PDF", 10, PDF, "pdf"],
    ["a PDF of exactly 4 MB", "card.pdf", 4 * MB, PDF, "pdf"],
    ["a PNG of exactly 25 MB", "card.png", 25 * MB, PNG, "png"],
    ["a JPG of exactly 25 MB", "card.jpg", 25 * MB, JPG, "jpg"],
    ["a name with dots", "my.card.2026.jpg", 10, JPG, "jpg"],
    ["a file whose bytes are not read yet", "card.png", 10, null, "png"],
  ] as const)("%s", (...[, name, sizeBytes, head, format]) => {
    expect(checkFile({ name, sizeBytes, head })).toEqual({ kind: "accepted", format });
  });

  it.each([
    ["a PDF over 4 MB", "card.pdf", 4 * MB + 1, PDF, "pdf-too-large"],
    ["a PNG over 25 MB", "card.png", 25 * MB + 1, PNG, "picture-too-large"],
    ["a JPG over 25 MB", "card.jpg", 25 * MB + 1, JPG, "picture-too-large"],
    ["an empty file", "card.png", 0, bytes(""), "empty"],
    ["a program", "card.exe", 10, bytes("MZ"), "extension"],
    ["no extension", "card", 10, JPG, "extension"],
    ["a double extension", "card.jpg.html", 10, JPG, "extension"],
    ["an SVG", "card.svg", 10, bytes("<svg"), "extension"],
    ["a page named as a picture", "card.png", 10, bytes("<html>"), "content"],
    ["a PNG named as a PDF", "card.pdf", 10, PNG, "content"],
    ["a PDF behind other bytes", "card.pdf", 20, bytes("GIF89a%PDF-1.7"), "content"],
    ["a script named as a JPG", "card.jpg", 10, bytes("#!/bin/sh"), "content"],
  ] as const)("refuses %s", (...[, name, sizeBytes, head, reason]) => {
    expect(checkFile({ name, sizeBytes, head })).toEqual({ kind: "refused", reason });
  });

  it("never accepts bytes that are not what the name says", () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 64 }),
        fc.constantFrom("a.pdf", "a.png", "a.jpg"),
        (head, name) => {
          const answer = checkFile({ name, sizeBytes: Math.max(1, head.length), head });
          const magic = { "a.pdf": PDF.slice(0, 5), "a.png": PNG, "a.jpg": JPG.slice(0, 3) }[name]!;
          return (answer.kind === "accepted") === magic.every((value, index) => head[index] === value);
        },
      ),
    );
  });

  it("knows the limits of the requirements", () => {
    expect(MAX_FILE_BYTES).toEqual({ pdf: 4_194_304, png: 26_214_400, jpg: 26_214_400 });
  });
});
