const ORIENTATION = 0x0112;
const SHORT = 3;
const ENTRY = 12;
const MOST_ENTRIES = 500;

/** How a camera was held, 1 (upright) to 8, from the TIFF block of an EXIF note; 1 where it does not say. */
export function exifOrientation(tiff: Buffer): number {
  if (tiff.length < 8) return 1;
  const order = tiff.toString("latin1", 0, 2);
  if (order !== "II" && order !== "MM") return 1;
  const isLittle = order === "II";
  const short = (at: number) =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const count = Math.min(short(first), MOST_ENTRIES);
  for (let index = 0; index < count; index += 1) {
    const at = first + 2 + index * ENTRY;
    if (short(at) !== ORIENTATION || short(at + 2) !== SHORT) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** A TIFF block that says how the camera was held and nothing else. */
export function orientationOnly(orientation: number): Buffer {
  const tiff = Buffer.from("4d4d002a00000008000101120003000000010000000000000000", "hex");
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
