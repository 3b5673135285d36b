import type { LetterCar } from "./message-template.ts";

type Scheme = "light" | "dark";

/** Pixels at which a mail shows the picture of a car; the files have more. */
export const CAR_PICTURE = { width: 560, height: 260 } as const;
export const PHOTO_PICTURE = { width: 560, height: 373 } as const;

/**
 * The address from which a mail loads the picture of a car, painted on the store's stage by day or by night. It says
 * body, paint and the photo that everybody sees at the car's page, so that it names nobody and nobody's order. Where the
 * photo is gone the same address answers the drawing.
 */
export function carPictureUrl(
  siteOrigin: string,
  { drawing, photo }: Omit<LetterCar, "title">,
  scheme: Scheme,
): string {
  const url = new URL(drawing.replace(/^\/images\/vehicles\//u, `/images/mail/${scheme}/`), siteOrigin);
  url.pathname = url.pathname.replace(/\.svg$/u, ".jpg");
  if (photo !== undefined) url.searchParams.set("photo", photo);
  return url.href;
}

/** The address of the store's logo on its header's color. */
export function mailLogoUrl(siteOrigin: string, scheme: Scheme): string {
  return `${siteOrigin}/images/mail/${scheme}/logo.jpg`;
}
