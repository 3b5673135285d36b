import type { FileRefusal } from "./domain/file-rules.ts";

/** Why a file is not taken, as shoppers read it. */
export const refusalMessages = {
  extension: "Use a .pdf, .png or .jpg file.",
  "pdf-too-large": "PDF files can be up to 4MB.",
  "picture-too-large": "Images can be up to 25MB.",
  empty: "That file is empty.",
  content: "That file isn't a valid .pdf, .png or .jpg. Please choose another file.",
  "too-many-pixels": "That picture is too large to open. Take it again at a lower resolution.",
  "too-many-pages": "That PDF has too many pages. Send at most 50.",
  locked: "That PDF is locked. Save it without a password and try again.",
  unsafe: "That file contains something we can't accept. Take a photo of the document instead.",
} as const satisfies Record<FileRefusal, string>;
