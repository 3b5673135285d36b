import { doWork } from "#platform/server/process/do-work.ts";
import { drawHeading, drawText } from "#platform/server/pdf/draw-parts.ts";
import { addPage, closeSheet, drawTitle, INK, openSheet } from "#platform/server/pdf/sheet.ts";
import { english } from "#platform/shared/texts/text.ts";

/** What the sample paper says; instants as ISO strings. */
export interface DemonstrationPaper {
  readonly brand: string;
  readonly color: string;
  readonly code: string;
  readonly madeAt: string;
}

const TITLE = english("Sample notice");
const WHY = english(
  "Notices about your credit application come as files like this one. If you can read this page, your device can open them.",
);
const CODE = english("Type this code on the application page:");

doWork(async ({ brand, color, code, madeAt }: DemonstrationPaper) => {
  const sheet = openSheet({
    title: TITLE,
    author: brand,
    subject: TITLE,
    color,
    createdAt: new Date(madeAt),
  });
  addPage(sheet);
  drawTitle(sheet, TITLE);
  drawText(sheet, brand, { color: INK.muted });
  drawText(sheet, WHY, { size: 12 });
  drawHeading(sheet, CODE);
  drawText(sheet, code, { size: 28, font: "bold" });
  return new Uint8Array(await closeSheet(sheet));
});
