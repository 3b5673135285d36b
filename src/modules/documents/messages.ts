import { refusalMessages } from "#modules/file-checks/messages.ts";

/** Shopper texts of the document step; a tenant may override a key. */
export const documentsMessages = {
  ...refusalMessages,
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
} as const satisfies Record<string, string>;
