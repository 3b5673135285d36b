import type { FileRefusal } from "./domain/file-rules.ts";

/** Shopper texts of the document step; a tenant may override a key. */
export const documentsMessages = {
  extension: "Use a .pdf, .png or .jpg file.",
  "pdf-too-large": "PDF files can be up to 4MB.",
  "picture-too-large": "Images can be up to 25MB.",
  empty: "That file is empty.",
  content: "That file isn't a valid .pdf, .png or .jpg. Please choose another file.",
  "too-many-pixels": "That picture is too large to open. Take it again at a lower resolution.",
  "too-many-pages": "That PDF has too many pages. Send at most 50.",
  locked: "That PDF is locked. Save it without a password and try again.",
  unsafe: "That file contains something we can't accept. Take a photo of the document instead.",
  /** MSG-53 */
  uploadFailed: "Upload failed. Try again.",
  /** MSG-54 */
  loadFailed: "We couldn't load your documents.",
  deleteFailed: "We couldn't delete this document.",
  checkFailed: "We couldn't accept this file. Replace it or delete it.",
  checking: "We're checking this file. You can continue in the meantime.",
  keptForSale: "Deleted 60 days after your delivery.",
  downloadFailed: "We couldn't download this document.",
  /** DOC-12 */
  noThumbnail: "No data of thumbnails",
  thumbnailBusy: "We can't show a picture of this document right now.",
  stillChecking: "We're still checking this file.",
  changedMeanwhile: "The upload took too long. Try again.",
  noFile: "Choose at least one file.",
  dealFull: "This order has enough documents. Delete one before you add another.",
  tooManyThisHour: "You've added a lot of files in a short time. Try again in {wait}.",
  tooMuchToday: "You've added more than 200MB of files today. Try again in {wait}.",
  tooMany: "Send at most 10 files at a time.",
} as const satisfies Record<FileRefusal, string> & Record<string, string>;
