/** What a picture is sent as, the smallest that every browser of today reads first. */
const PHOTO_FORMATS = ["avif", "webp", "jpeg"] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** @param accept the header of the same name */
export function photoFormat(accept: string | null): PhotoFormat {
  return PHOTO_FORMATS.find((format) => accept?.includes(`image/${format}`)) ?? "jpeg";
}
