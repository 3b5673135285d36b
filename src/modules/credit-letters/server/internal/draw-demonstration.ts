import { drawHeading, drawText } from "#platform/server/pdf/draw-parts.ts";
import {
  addPage,
  closeSheet,
  drawTitle,
  INK,
  openSheet,
  PAGE,
  type Sheet,
  tagged,
} from "#platform/server/pdf/sheet.ts";
import { english } from "#platform/shared/texts/text.ts";

/** Whose sample paper it is; instants as ISO strings. */
export interface DemonstrationPaper {
  readonly brand: string;
  readonly color: string;
  readonly madeAt: string;
}

/** Stands where each person's own code comes; as long as one. */
export const CODE_PLACE = "??????";
const CODE_SIZE = 28;

const TITLE = english("Sample notice");
const WHY = english(
  "Letters about your credit come as files like this one. If you can read this page, your device can open them.",
);
const CODE = english("Type this code on the page where you opened this file:");

/** The sample paper of a retailer with `CODE_PLACE` where `printCode` puts somebody's code. */
export async function drawDemonstration({
  brand,
  color,
  madeAt,
}: DemonstrationPaper): Promise<Uint8Array<ArrayBuffer>> {
  const createdAt = new Date(madeAt);
  const sheet = openSheet({ title: TITLE, author: brand, subject: TITLE, color, createdAt });
  // The page alone is stored as it is written, so that the code can be found in it.
  sheet.doc.compress = false;
  addPage(sheet);
  sheet.doc.compress = true;
  drawTitle(sheet, TITLE);
  drawText(sheet, brand, { color: INK.muted });
  drawText(sheet, WHY, { size: 12 });
  drawHeading(sheet, CODE);
  sheet.section.add(tagged(sheet, "P", () => setCodePlace(sheet)));
  return new Uint8Array(await closeSheet(sheet));
}

/** In a font that every reader has: its letters are stored by their own numbers, and all are equally wide. */
function setCodePlace({ doc, y }: Sheet): void {
  doc.font("Courier-Bold").fontSize(CODE_SIZE).fillColor(INK.text);
  doc.text(CODE_PLACE, PAGE.left, y, { lineBreak: false });
}
