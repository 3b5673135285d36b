/** DOC-08, verbatim. */
export const ACCEPTED_EXTENSIONS = [".pdf", ".png", ".jpg"] as const;

export type FileFormat = "pdf" | "png" | "jpg";

/** DOC-08: 4 MB for PDF, 25 MB for the rest. */
export const MAX_FILE_BYTES: Readonly<Record<FileFormat, number>> = {
  pdf: 4 * 1024 * 1024,
  png: 25 * 1024 * 1024,
  jpg: 25 * 1024 * 1024,
};

export const CONTENT_TYPES: Readonly<Record<FileFormat, string>> = {
  pdf: "application/pdf",
  png: "image/png",
  jpg: "image/jpeg",
};

/** Why a file is not taken; each has its text in `messages.ts`. The server alone checks beyond `content`. */
export type FileRefusal =
  | "extension"
  | "pdf-too-large"
  | "picture-too-large"
  | "empty"
  | "content"
  | "too-many-pixels"
  | "too-many-pages"
  | "locked"
  | "unsafe";

type FileCheck =
  | { readonly kind: "accepted"; readonly format: FileFormat }
  | { readonly kind: "refused"; readonly reason: FileRefusal };

/** How many leading bytes `sniffFormat` wants. */
export const SNIFF_BYTES = 1024;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPG = [0xff, 0xd8, 0xff];
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];

const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  magic.every((value, index) => bytes[index] === value);

/** The format the leading bytes show, or null. A PDF must begin at byte 0: a prefix may hide another file. */
function sniffFormat(head: Uint8Array): FileFormat | null {
  if (startsWith(head, PNG)) return "png";
  if (startsWith(head, JPG)) return "jpg";
  return startsWith(head, PDF) ? "pdf" : null;
}

/** The format the name claims, or null for any other extension. */
export function formatOfName(name: string): FileFormat | null {
  const extension = /\.[a-z0-9]+$/i.exec(name)?.[0].toLowerCase() ?? "";
  return (ACCEPTED_EXTENSIONS as readonly string[]).includes(extension)
    ? (extension.slice(1) as FileFormat)
    : null;
}

/** Which limit a file of this format is over. */
export const tooLarge = (format: FileFormat): FileRefusal =>
  format === "pdf" ? "pdf-too-large" : "picture-too-large";

/**
 * DOC-08. `head` holds the first bytes (null in the browser before reading);
 * content and extension must agree, whatever type the sender declared.
 */
export function checkFile(file: {
  readonly name: string;
  readonly sizeBytes: number;
  readonly head: Uint8Array | null;
}): FileCheck {
  const format = formatOfName(file.name);
  if (format === null) return { kind: "refused", reason: "extension" };
  if (file.sizeBytes === 0) return { kind: "refused", reason: "empty" };
  if (file.sizeBytes > MAX_FILE_BYTES[format]) return { kind: "refused", reason: tooLarge(format) };
  if (file.head !== null && sniffFormat(file.head) !== format) return { kind: "refused", reason: "content" };
  return { kind: "accepted", format };
}
