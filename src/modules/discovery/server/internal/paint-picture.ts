import { createRequire } from "node:module";
import { createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from "@napi-rs/canvas";
import { canvasSvg, drawingSize, withoutShadow } from "../../domain/canvas-svg.ts";
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  type PictureOrder,
  type SocialCard,
  STAGE_HEIGHT,
  STAGE_WIDTH,
  type StagedCar,
  type StoreIcon,
} from "../../domain/picture-order.ts";
import { fitText } from "./fit-text.ts";

const MARGIN = 64;
const STAGE_LEFT = 560;
const CAR_WIDTH = 700;
/** Higher than the stage with its empty margins, which are cut. */
const STAGED_CAR_WIDTH = 720;
/** Words end before the car begins. */
const TEXT_WIDTH = 472;
/** Lines of a title stand this many times their size apart. */
const LEADING = 1.1;
/** What a title may take where a subtitle and facts stand below it. */
const TITLE_HEIGHT = 200;

const { resolve } = createRequire(import.meta.url);

/** The fonts of the pages; the serif stands for the system's own, which a server does not have. */
export function registerFonts(): void {
  const files = {
    Shown: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    ShownExtended: "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2",
    ShownSerif: "pdfjs-dist/standard_fonts/FoxitSerifBold.pfb",
  };
  for (const [family, file] of Object.entries(files)) {
    if (GlobalFonts.registerFromPath(resolve(file), family) === null) throw new Error(`no font in ${file}`);
  }
}

/** Draws a picture; runs in the painter's thread. */
export async function paintPicture(order: PictureOrder): Promise<Uint8Array> {
  if (order.kind === "staged-car") return paintStagedCar(order);
  return order.kind === "card" ? paintCard(order) : paintIcon(order);
}

async function paintCard(card: SocialCard): Promise<Uint8Array> {
  const canvas = createCanvas(CARD_WIDTH, CARD_HEIGHT);
  const context = canvas.getContext("2d");
  const { look } = card;
  context.fillStyle = look.ground;
  context.fillRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
  context.fillStyle = look.stage;
  context.beginPath();
  context.roundRect(
    STAGE_LEFT,
    MARGIN,
    CARD_WIDTH - STAGE_LEFT + look.radius,
    CARD_HEIGHT - 2 * MARGIN,
    look.radius,
  );
  context.fill();
  const box = { right: CARD_WIDTH - 16, middle: CARD_HEIGHT / 2, width: CAR_WIDTH };
  await paintCar(context, card.carSvg, box);
  paintWords(context, card);
  return new Uint8Array(await canvas.encode("png"));
}

async function paintStagedCar({ carSvg, ground }: StagedCar): Promise<Uint8Array> {
  const canvas = createCanvas(STAGE_WIDTH, STAGE_HEIGHT);
  const context = canvas.getContext("2d");
  context.fillStyle = ground;
  context.fillRect(0, 0, STAGE_WIDTH, STAGE_HEIGHT);
  const right = (STAGE_WIDTH + STAGED_CAR_WIDTH) / 2;
  await paintCar(context, carSvg, { right, middle: STAGE_HEIGHT / 2, width: STAGED_CAR_WIDTH });
  // Its ground is painted in, so it needs no transparency, and a quarter of the bytes.
  return new Uint8Array(await canvas.encode("jpeg", 84));
}

/** Where a drawing stands, in pixels of the picture. */
interface CarBox {
  readonly right: number;
  readonly middle: number;
  readonly width: number;
}

async function paintCar(context: SKRSContext2D, carSvg: string, box: CarBox): Promise<void> {
  const { svg, shadow } = withoutShadow(carSvg);
  const { width, height } = drawingSize(svg);
  const scale = box.width / width;
  const left = box.right - box.width;
  const top = box.middle - (height * scale) / 2;
  context.save();
  context.translate(left, top);
  context.scale(scale, scale);
  if (shadow !== null) {
    context.save();
    context.transform(...shadow.matrix);
    context.scale(1, shadow.radiusY / shadow.radiusX);
    const fading = context.createRadialGradient(0, 0, 0, 0, 0, shadow.radiusX);
    fading.addColorStop(0.55, "rgba(10, 13, 18, 0.5)");
    fading.addColorStop(0.8, "rgba(10, 13, 18, 0.2)");
    fading.addColorStop(1, "rgba(10, 13, 18, 0)");
    context.fillStyle = fading;
    context.beginPath();
    context.arc(0, 0, shadow.radiusX, 0, Math.PI * 2);
    context.fill();
    context.restore();
  }
  context.restore();
  const car = await loadImage(Buffer.from(canvasSvg(svg)));
  context.drawImage(car, left, top, box.width, height * scale);
}

function paintWords(context: SKRSContext2D, card: SocialCard): void {
  const { look } = card;
  context.textBaseline = "alphabetic";
  context.fillStyle = look.text;
  setFont(context, { size: 34, weight: 700, heading: look.heading });
  context.fillText(card.brandName, MARGIN, MARGIN + 34, CARD_WIDTH - 2 * MARGIN);
  context.fillStyle = look.mark;
  context.fillRect(MARGIN, MARGIN + 60, 72, 8);
  context.fillStyle = look.text;
  const measure = (size: number) => (text: string) => {
    setFont(context, { size, weight: 800, heading: look.heading });
    return context.measureText(text).width;
  };
  const fitted = fitText(card.title, {
    width: TEXT_WIDTH - MARGIN,
    sizes: [68, 60, 52, 44, 38],
    lines: 4,
    height: card.facts.length === 0 ? 2 * TITLE_HEIGHT : TITLE_HEIGHT,
    leading: LEADING,
    measure,
  });
  let y = MARGIN + 150;
  setFont(context, { size: fitted.size, weight: 800, heading: look.heading });
  for (const line of fitted.lines) {
    context.fillText(line, MARGIN, y);
    y += fitted.size * LEADING;
  }
  if (card.subtitle !== "") {
    setFont(context, { size: 34, weight: 500, heading: "sans" });
    context.fillText(card.subtitle, MARGIN, y, TEXT_WIDTH - MARGIN);
  }
  setFont(context, { size: 30, weight: 500, heading: "sans" });
  let bottom = CARD_HEIGHT - MARGIN - (card.facts.length - 1) * 42;
  for (const fact of card.facts) {
    context.fillText(fact, MARGIN, bottom, TEXT_WIDTH - MARGIN);
    bottom += 42;
  }
}

interface Face {
  /** Pixels. */
  readonly size: number;
  readonly weight: number;
  readonly heading: "sans" | "serif";
}

function setFont(context: SKRSContext2D, { size, weight, heading }: Face): void {
  // The weight of a variable font is an axis here, not a property of the font string.
  context.fontVariationSettings = heading === "sans" ? `"wght" ${weight}` : "normal";
  context.font =
    heading === "sans" ? `${size}px Shown, ShownExtended` : `${size}px ShownSerif, Shown, ShownExtended`;
}

async function paintIcon({ size, svg, letter, ground, text }: StoreIcon): Promise<Uint8Array> {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext("2d");
  context.fillStyle = ground;
  context.fillRect(0, 0, size, size);
  if (svg !== null) {
    const sign = await loadImage(Buffer.from(canvasSvg(svg)));
    // Systems cut icons to circles; four fifths of the width are safe.
    const inner = size * 0.8;
    context.drawImage(sign, (size - inner) / 2, (size - inner) / 2, inner, inner);
  } else {
    context.fillStyle = text;
    context.textAlign = "center";
    context.textBaseline = "middle";
    setFont(context, { size: size * 0.56, weight: 800, heading: "sans" });
    context.fillText(letter, size / 2, size * 0.53);
  }
  return new Uint8Array(await canvas.encode("png"));
}
