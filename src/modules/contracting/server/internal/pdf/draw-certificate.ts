import { drawFacts, drawHeading, drawText } from "./draw-blocks.ts";
import { CONTENT_WIDTH, heightOf, INK, PAGE, type Sheet, setText, tagged } from "./sheet.ts";

/** The evidence behind the signatures, all texts ready to print. */
export interface Certificate {
  readonly facts: readonly (readonly [string, string])[];
  readonly documents: readonly { readonly title: string; readonly sha256: string }[];
  readonly signers: readonly {
    readonly title: string;
    readonly facts: readonly (readonly [string, string])[];
  }[];
  readonly events: readonly { readonly at: string; readonly what: string; readonly from: string }[];
  readonly closing: string;
}

/** The last pages of a signed package. */
export function drawCertificate(sheet: Sheet, certificate: Certificate): void {
  const title = "Certificate of Completion";
  const style = { font: "bold", size: 20 } as const;
  const place = { x: PAGE.left, y: sheet.y, width: CONTENT_WIDTH };
  sheet.section.add(tagged(sheet, "H1", () => setText(sheet, title, { ...place, ...style })));
  sheet.y += heightOf(sheet, title, { width: CONTENT_WIDTH, ...style }) + 4;
  drawText(sheet, "Who signed what, when and from where.", { size: 11, color: INK.muted });
  drawFacts(sheet, certificate.facts);
  drawHeading(sheet, "Documents");
  for (const { title: name, sha256 } of certificate.documents) {
    drawFacts(sheet, [[`SHA-256 of ${name}, as read before signing`, sha256]]);
  }
  for (const { title: name, facts } of certificate.signers) {
    drawHeading(sheet, name);
    drawFacts(sheet, facts);
  }
  drawHeading(sheet, "What happened");
  for (const { at, what, from } of certificate.events)
    drawText(sheet, `${at}: ${what}${from && ` (${from})`}`, { size: 8.5 });
  drawText(sheet, certificate.closing, { size: 8.5, color: INK.muted });
}
