import { drawFacts, drawHeading, drawRule, drawText, openTable } from "#platform/server/pdf/draw-parts.ts";
import {
  CONTENT_WIDTH,
  drawTitle,
  heightOf,
  INK,
  needSpace,
  PAGE,
  type Sheet,
  setText,
  tagged,
  type TextStyle,
} from "#platform/server/pdf/sheet.ts";

/** The evidence behind the signatures, all texts ready to print. */
export interface Certificate {
  readonly facts: readonly (readonly [string, string])[];
  readonly documents: readonly { readonly title: string; readonly sha256: string }[];
  readonly signers: readonly {
    readonly title: string;
    readonly facts: readonly (readonly [string, string])[];
  }[];
  readonly events: readonly { readonly at: string; readonly what: string; readonly from: string }[];
  /** How it can be checked, a paragraph each. */
  readonly closing: readonly string[];
}

/** The last pages of a signed package. */
export function drawCertificate(sheet: Sheet, certificate: Certificate): void {
  drawTitle(sheet, "Certificate of Completion");
  drawText(sheet, "Who signed what, when and from where.", { size: 11, color: INK.muted });
  drawFacts(sheet, certificate.facts);
  drawSeals(sheet, certificate.documents);
  for (const { title: name, facts } of certificate.signers) {
    drawHeading(sheet, name, { keeps: 90 });
    drawFacts(sheet, facts);
  }
  drawEvents(sheet, certificate);
}

const SMALL: TextStyle = { size: 8.5 };

/** What happened and the closing words stay on one page: no sentence of evidence lies alone on a sheet. */
function drawEvents(sheet: Sheet, { events, closing }: Certificate): void {
  const lines = events.map(({ at, what, from }) => `${at}: ${what}${from && ` (${from})`}`);
  const heights = [...lines, ...closing].map(
    (line) => heightOf(sheet, line, { width: CONTENT_WIDTH, ...SMALL }) + 5,
  );
  needSpace(sheet, 2 * HEADING_HEIGHT + heights.reduce((sum, height) => sum + height, 0));
  drawHeading(sheet, "What happened", { keeps: 0 });
  for (const line of lines) drawText(sheet, line, SMALL);
  drawHeading(sheet, "How to check this", { keeps: 0 });
  for (const paragraph of closing) drawText(sheet, paragraph, { ...SMALL, color: INK.muted });
}

const HEADING_HEIGHT = 30;
const NAME_WIDTH = 150;

/** Each paper with the hash of its bytes, one line each, so that two can be compared at a glance. */
function drawSeals(sheet: Sheet, documents: Certificate["documents"]): void {
  drawHeading(sheet, "Documents");
  const table = openTable(
    sheet,
    "SHA-256 of each document as it was read before signing, and of what vouches for them",
    20 * documents.length,
  );
  const [name, seal] = [
    { x: PAGE.left, width: NAME_WIDTH - 8, ...SMALL },
    { x: PAGE.left + NAME_WIDTH, width: CONTENT_WIDTH - NAME_WIDTH, ...SMALL },
  ];
  for (const { title, sha256 } of documents) {
    const height = Math.max(heightOf(sheet, title, name), heightOf(sheet, sha256, seal));
    needSpace(sheet, height);
    const y = sheet.y;
    const row = sheet.doc.struct("TR");
    table.add(row);
    row.add(tagged(sheet, "TH", () => setText(sheet, title, { ...name, y })));
    row.add(tagged(sheet, "TD", () => setText(sheet, sha256, { ...seal, y })));
    row.end();
    sheet.y += height;
    drawRule(sheet, INK.line);
    sheet.y += 3;
  }
  table.end();
}
