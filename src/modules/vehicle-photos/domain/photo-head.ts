/** What the first bytes of a file claim. */
interface PhotoHead {
  readonly format: "jpeg" | "png" | "webp" | "gif";
  /** Pixels, before anything turns the picture. */
  readonly width: number;
  readonly height: number;
}

/** More would swell to a quarter of a gigabyte. */
export const MOST_PIXELS = 50_000_000;
const LONGEST_SIDE = 16_384;

/** Null for what is none of the four kinds, is cut off, or claims more pixels than are unpacked. */
export function photoHead(bytes: Uint8Array): PhotoHead | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let head: PhotoHead | null;
  try {
    head = jpegHead(view) ?? pngHead(view) ?? webpHead(view) ?? gifHead(view);
  } catch (error) {
    // Reading beyond the end: the file is cut off.
    if (error instanceof RangeError) return null;
    throw error;
  }
  if (head === null || head.width < 1 || head.height < 1) return null;
  const isHuge = Math.max(head.width, head.height) > LONGEST_SIDE || head.width * head.height > MOST_PIXELS;
  return isHuge ? null : head;
}

const text = (view: DataView, at: number, length: number): string =>
  Array.from({ length }, (_, index) => String.fromCodePoint(view.getUint8(at + index))).join("");

/** Frame headers are C0 to CF but for tables (C4), extensions (C8) and arithmetic conditioning (CC). */
function jpegHead(view: DataView): PhotoHead | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { format: "jpeg", height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    else if (marker === 0xd9 || marker === 0xda) return null;
    else at += 2 + Math.max(2, view.getUint16(at + 2));
  }
}

function pngHead(view: DataView): PhotoHead | null {
  if (view.getUint32(0) !== 0x89504e47 || text(view, 12, 4) !== "IHDR") return null;
  return { format: "png", width: view.getUint32(16), height: view.getUint32(20) };
}

function webpHead(view: DataView): PhotoHead | null {
  if (text(view, 0, 4) !== "RIFF" || text(view, 8, 4) !== "WEBP") return null;
  const little24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
  switch (text(view, 12, 4)) {
    case "VP8X":
      return { format: "webp", width: 1 + little24(24), height: 1 + little24(27) };
    case "VP8L": {
      const bits = view.getUint32(21, true);
      return { format: "webp", width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
    }
    case "VP8 ":
      return {
        format: "webp",
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    default:
      return null;
  }
}

function gifHead(view: DataView): PhotoHead | null {
  if (text(view, 0, 4) !== "GIF8") return null;
  return { format: "gif", width: view.getUint16(6, true), height: view.getUint16(8, true) };
}
