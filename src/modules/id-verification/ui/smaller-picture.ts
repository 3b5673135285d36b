/** Longest edge that still lets a license be read. */
const LONGEST_EDGE = 2_400;
const SMALL_ENOUGH_BYTES = 1_500_000;

/**
 * A camera's picture in a size that a phone's connection carries, without its place and time (drawing drops them).
 * Undefined when the browser cannot read it as a picture.
 */
export async function smallerPicture(file: File): Promise<Blob | undefined> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    // Not a picture, or one this browser has no reader for.
    return undefined;
  }
  const scale = Math.min(1, LONGEST_EDGE / Math.max(bitmap.width, bitmap.height));
  if (scale === 1 && file.size <= SMALL_ENOUGH_BYTES && file.type === "image/png") return file;
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), "image/jpeg", 0.85));
}
