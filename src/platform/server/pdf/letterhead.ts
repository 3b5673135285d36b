import { englishText, type Text } from "#platform/shared/texts/text.ts";
import { artifact, CONTENT_WIDTH, INK, PAGE, type Sheet, setText } from "./sheet.ts";

/** Whose paper it is and how it looks; colors are `#rrggbb`. */
export interface PaperBrand {
  readonly name: string;
  readonly legalName: string;
  /** One line to reach the retailer, e.g. `(512) 555-0100, help@example.com`. */
  readonly contact: string;
  /** For rules and marks on white. */
  readonly color: string;
  /** The ground that the logo is drawn for, and what is readable on it. */
  readonly ground: string;
  readonly onGround: string;
  /** On the ground, with its natural size in pixels; null sets the name instead. */
  readonly logo: { readonly jpeg: Buffer; readonly width: number; readonly height: number } | null;
  /** Papers of a demonstration store say so on every page (OP-17). */
  readonly isSample: boolean;
}

/** Pages of one paper: from (counted from 0, included) to (excluded). */
export interface PaperPart {
  readonly title: string;
  readonly from: number;
  readonly to: number;
}

const BAND = 46;
const LOGO = { height: 24, width: 210 } as const;

/** Running head and foot of every page: whose paper, of which order, which page of how many. */
export function drawLetterhead(
  sheet: Sheet,
  input: {
    readonly parts: readonly PaperPart[];
    readonly brand: PaperBrand;
    readonly reference: string;
    /** The reader's language; English when left out. */
    readonly t?: Text;
  },
): void {
  const { brand, t = englishText } = input;
  // As an address the kit keeps one copy of it for all pages.
  const logo = brand.logo && {
    ...brand.logo,
    address: `data:image/jpeg;base64,${brand.logo.jpeg.toString("base64")}`,
  };
  for (const part of input.parts) {
    for (let index = part.from; index < part.to; index += 1) {
      sheet.doc.switchToPage(index);
      artifact(sheet, () => {
        drawHead(sheet, { brand, logo, reference: input.reference });
        drawFoot(sheet, { brand, part, index, t });
        if (brand.isSample) drawSample(sheet, t);
      });
    }
  }
}

type OpenLogo = { readonly width: number; readonly height: number; readonly address: string };

function drawHead(
  sheet: Sheet,
  input: { readonly brand: PaperBrand; readonly logo: OpenLogo | null; readonly reference: string },
): void {
  const { brand, logo, reference } = input;
  sheet.doc.rect(0, 0, PAGE.width, BAND).fill(brand.ground);
  const color = brand.onGround;
  if (logo === null) {
    const place = { x: PAGE.left, y: 16, width: CONTENT_WIDTH / 2 };
    setText(sheet, brand.name, { ...place, font: "bold", size: 14, color });
  } else {
    const scale = Math.min(LOGO.height / logo.height, LOGO.width / logo.width);
    const [width, height] = [logo.width * scale, logo.height * scale];
    sheet.doc.image(logo.address, PAGE.left, (BAND - height) / 2, { width, height });
  }
  const beside = {
    x: PAGE.left + CONTENT_WIDTH / 2,
    width: CONTENT_WIDTH / 2,
    color,
    align: "right",
  } as const;
  setText(sheet, reference, { ...beside, y: 12, font: "bold", size: 9 });
  setText(sheet, brand.contact, { ...beside, y: 25, size: 8 });
}

/** Across the page, and in a line under the head; decoration, because the page itself is what is read aloud. */
function drawSample(sheet: Sheet, t: Text): void {
  const { doc } = sheet;
  const line = { x: PAGE.left, y: BAND + 4, width: CONTENT_WIDTH, align: "center" } as const;
  setText(sheet, t("SAMPLE. Made by a demonstration store. Not legally binding."), {
    ...line,
    font: "bold",
    size: 7.5,
  });
  const size = 120;
  const [x, y] = [PAGE.width / 2, PAGE.height / 2];
  doc
    .save()
    .rotate(-52, { origin: [x, y] })
    .fillOpacity(0.08);
  doc.font("bold").fontSize(size).fillColor(INK.text);
  const word = t("SAMPLE");
  doc.text(word, x - doc.widthOfString(word) / 2, y - size / 2, { lineBreak: false });
  doc.fillOpacity(1).restore();
}

function drawFoot(
  sheet: Sheet,
  input: { readonly brand: PaperBrand; readonly part: PaperPart; readonly index: number; readonly t: Text },
): void {
  const { brand, part, index, t } = input;
  const line = PAGE.height - 44;
  sheet.doc
    .moveTo(PAGE.left, line)
    .lineTo(PAGE.width - PAGE.right, line)
    .lineWidth(0.5)
    .stroke(INK.line);
  const foot = { x: PAGE.left, y: PAGE.height - 37, width: CONTENT_WIDTH, size: 8, color: INK.muted };
  setText(sheet, `${part.title}, ${brand.legalName}`, foot);
  const page = t("Page {number} of {count}", { number: index - part.from + 1, count: part.to - part.from });
  setText(sheet, page, { ...foot, align: "right" });
}
