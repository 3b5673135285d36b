/** Widths in which photos are made, in pixels; the smallest stands blurred until the photo is there. */
export const PHOTO_WIDTHS = [32, 320, 480, 768, 960, 1280, 1920] as const;
type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

/** How photos come to a browser: sizes of our own server, of the retailer's image service, or as they are. */
interface PhotoSettings {
  readonly delivery: "own" | "pattern" | "as-is";
  readonly pattern: string | null;
}

const OWN = "/images/photos/{width}?src={url}";

/** The address of any photo in any width, with places for both; null where photos come as they are. */
export function photoPattern({ delivery, pattern }: PhotoSettings): string | null {
  return delivery === "own" ? OWN : delivery === "pattern" ? pattern : null;
}

/**
 * @param pattern `{width}` is the width, `{url}` the whole address escaped, `{path}` what follows the photo's host
 */
export function photoAddress(pattern: string | null, photo: string, width: PhotoWidth): string {
  if (pattern === null) return photo;
  return pattern.replaceAll(/\{(width|url|path)\}/g, (_place, name) =>
    name === "width"
      ? String(width)
      : name === "url"
        ? encodeURIComponent(photo)
        : photo.replace(/^[a-z]+:\/\/[^/]*\//i, "").replaceAll(" ", "%20"),
  );
}

/** All sizes for `srcset`; undefined where there is one only. */
export function photoSizes(pattern: string | null, photo: string): string | undefined {
  if (pattern === null || !pattern.includes("{width}")) return undefined;
  return PHOTO_WIDTHS.slice(1)
    .map((width) => `${photoAddress(pattern, photo, width)} ${width}w`)
    .join(", ");
}
