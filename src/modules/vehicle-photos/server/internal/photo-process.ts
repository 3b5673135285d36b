import { buffer } from "node:stream/consumers";
import { createCanvas, loadImage } from "@napi-rs/canvas";

// A process of its own: bytes of one photo come in, the same in another width and format go out. It has no secrets, no
// network use and a short life.

const [format, asked, high] = process.argv.slice(2);
const bytes = await buffer(process.stdin);
// From here on time counts (`makingMs`).
process.stderr.write("\n");
const photo = await loadImage(bytes);
const ratio = high ? Number(high) / Number(asked) : photo.height / photo.width;
/** What of the photo is shown: all of it, or as much of its middle as has the ratio. */
const seen = {
  width: Math.min(photo.width, photo.height / ratio),
  height: Math.min(photo.height, photo.width * ratio),
};
const width = Math.min(Number(asked), Math.round(seen.width));
const height = Math.max(1, Math.round(width * ratio));
const canvas = createCanvas(width, height);
const context = canvas.getContext("2d");
if (format === "jpeg") {
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
}
context.imageSmoothingEnabled = true;
context.imageSmoothingQuality = "high";
context.drawImage(
  photo,
  (photo.width - seen.width) / 2,
  (photo.height - seen.height) / 2,
  seen.width,
  seen.height,
  0,
  0,
  width,
  height,
);
// The encoder counts an AVIF's quality down: 0 loses nothing, and 55 smeared letters and grilles (0807).
const made = await (format === "avif"
  ? canvas.encode("avif", { quality: 20, speed: 8 })
  : format === "webp"
    ? canvas.encode("webp", 76)
    : canvas.encode("jpeg", 80));
process.stdout.write(made);
