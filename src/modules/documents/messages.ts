import { msg } from "#platform/shared/texts/message.ts";
import type { FileRefusal } from "./domain/file-rules.ts";

/** Shopper texts of the document step; a tenant may override a key. */
export const documentsMessages = {
  extension: msg("documents.extension", "Use a .pdf, .png or .jpg file."),
  "pdf-too-large": msg("documents.pdf-too-large", "PDF files can be up to 4MB."),
  "picture-too-large": msg("documents.picture-too-large", "Images can be up to 25MB."),
  empty: msg("documents.empty", "That file is empty."),
  content: msg(
    "documents.content",
    "That file isn't a valid .pdf, .png or .jpg. Please choose another file.",
  ),
  "too-many-pixels": msg(
    "documents.too-many-pixels",
    "That picture is too large to open. Take it again at a lower resolution.",
  ),
  "too-many-pages": msg("documents.too-many-pages", "That PDF has too many pages. Send at most 50."),
  locked: msg("documents.locked", "That PDF is locked. Save it without a password and try again."),
  unsafe: msg(
    "documents.unsafe",
    "That file contains something we can't accept. Take a photo of the document instead.",
  ),
  /** MSG-53 */
  uploadFailed: msg("documents.uploadFailed", "Upload failed. Try again."),
  /** MSG-54 */
  loadFailed: msg("documents.loadFailed", "We couldn't load your documents."),
  deleteFailed: msg("documents.deleteFailed", "We couldn't delete this document."),
  checkFailed: msg("documents.checkFailed", "We couldn't accept this file. Replace it or delete it."),
  checking: msg("documents.checking", "We're checking this file. You can continue in the meantime."),
  keptForSale: msg("documents.keptForSale", "Deleted 60 days after your delivery."),
  downloadFailed: msg("documents.downloadFailed", "We couldn't download this document."),
  /** DOC-12 */
  noThumbnail: msg("documents.noThumbnail", "No data of thumbnails"),
  thumbnailBusy: msg("documents.thumbnailBusy", "We can't show a picture of this document right now."),
  stillChecking: msg("documents.stillChecking", "We're still checking this file."),
  changedMeanwhile: msg("documents.changedMeanwhile", "The upload took too long. Try again."),
  noFile: msg("documents.noFile", "Choose at least one file."),
  dealFull: msg("documents.dealFull", "This order has enough documents. Delete one before you add another."),
  tooManyThisHour: msg(
    "documents.tooManyThisHour",
    "You've added a lot of files in a short time. Try again in {wait}.",
  ),
  tooMuchToday: msg(
    "documents.tooMuchToday",
    "You've added more than 200MB of files today. Try again in {wait}.",
  ),
  tooMany: msg("documents.tooMany", "Send at most 10 files at a time."),
} as const satisfies Record<FileRefusal, unknown> & Record<string, unknown>;
