import { createRequire } from "node:module";
import { createCanvas, GlobalFonts, loadImage } from "@napi-rs/canvas";
import { logoDrawing } from "../../domain/theme/logo-drawing.ts";

/** A picture of a logo on its ground; `width` and `height` are its natural size in pixels. */
export interface LogoPicture {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

const { resolve } = createRequire(import.meta.url);
const FONTS = {
  LogoSans: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  LogoSerif: "pdfjs-dist/standard_fonts/FoxitSerif.pfb",
} as const;
/** Sharp in print: about 600 dots an inch at the height of a letterhead. */
const PRINT_HEIGHT = 200;
const MOST_PIXELS = 4000;
/** A JPEG is put into a paper as it is; a PNG costs twelve milliseconds in each one. */
const QUALITY = 95;

/** Paints a logo (SVG, PNG, WebP or JPEG) on a color. Throws where the bytes are no picture. */
export async function paintLogo(source: Buffer, ground: string): Promise<LogoPicture> {
  for (const [family, file] of Object.entries(FONTS)) {
    if (!GlobalFonts.has(family)) GlobalFonts.registerFromPath(resolve(file), family);
  }
  const words = source.toString("utf8");
  const isVector = /<svg[\s>]/.test(words.slice(0, 1000));
  const image = await loadImage(isVector ? Buffer.from(logoDrawing(words)) : source);
  const { width, height } = image;
  if (!(width > 0 && height > 0)) throw new Error("a logo without a size");
  const scale = Math.min(isVector ? PRINT_HEIGHT / height : 1, MOST_PIXELS / Math.max(width, height));
  const [wide, high] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  image.width = wide;
  image.height = high;
  const canvas = createCanvas(wide, high);
  const context = canvas.getContext("2d");
  context.fillStyle = ground;
  context.fillRect(0, 0, wide, high);
  context.drawImage(image, 0, 0, wide, high);
  return { jpeg: await canvas.encode("jpeg", QUALITY), width, height };
}
