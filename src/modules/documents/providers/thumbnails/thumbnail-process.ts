import { buffer } from "node:stream/consumers";
import { type Canvas, createCanvas, loadImage } from "@napi-rs/canvas";
import { THUMBNAIL_PIXELS } from "../thumbnailer.ts";

// A process of its own: bytes of one file come in, a JPEG goes out. It has no secrets, no network use and a short life.

const bytes = await buffer(process.stdin);
const pdfLibrary = process.argv[2] === "pdf" ? await import("pdfjs-dist/legacy/build/pdf.mjs") : undefined;
// From here on time counts (`drawingMs`).
process.stderr.write("drawing\n");
const canvas = pdfLibrary === undefined ? await drawPicture(bytes) : await drawPdf(bytes, pdfLibrary);
process.stdout.write(await canvas.encode("jpeg", 80));

/** The library turns pictures the way the camera was held. */
async function drawPicture(file: Buffer): Promise<Canvas> {
  const image = await loadImage(file);
  const scale = Math.min(1, THUMBNAIL_PIXELS / Math.max(image.width, image.height));
  const target = blank(image.width * scale, image.height * scale);
  const context = target.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, target.width, target.height);
  return target;
}

async function drawPdf(
  file: Buffer,
  { getDocument }: typeof import("pdfjs-dist/legacy/build/pdf.mjs"),
): Promise<Canvas> {
  const fonts = new URL(
    "../standard_fonts/",
    import.meta.resolve("pdfjs-dist/package.json").replace("package.json", "build/"),
  );
  const document = await getDocument({
    data: new Uint8Array(file),
    standardFontDataUrl: decodeURIComponent(fonts.pathname),
    enableXfa: false,
    stopAtErrors: true,
    useSystemFonts: false,
    verbosity: 0,
  }).promise;
  const page = await document.getPage(1);
  const size = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({
    scale: Math.min(2, THUMBNAIL_PIXELS / Math.max(size.width, size.height)),
  });
  const target = blank(viewport.width, viewport.height);
  // pdf.js draws on the same library's canvas here; its types know the browser's only.
  const into = target as unknown as HTMLCanvasElement;
  await page.render({ canvas: into, viewport }).promise;
  return target;
}

/** White, because a JPEG has no transparency. */
function blank(width: number, height: number): Canvas {
  const canvas = createCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  const context = canvas.getContext("2d");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}
