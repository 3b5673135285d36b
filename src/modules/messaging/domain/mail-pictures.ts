type Scheme = "light" | "dark";

/** Pixels at which a mail shows the picture of a car; the file has more. */
export const CAR_PICTURE = { width: 560, height: 260 } as const;

/**
 * The address from which a mail loads the picture of a car, painted on the store's stage by day or by night. It says
 * body and paint and nothing else, so that loading it tells nobody who reads what.
 * @param drawing path of the drawing on the site, as `illustrationUrl` made it
 */
export function carPictureUrl(siteOrigin: string, drawing: string, scheme: Scheme): string {
  const picture = drawing.replace(/^\/images\/vehicles\//u, "").replace(/\.svg(?=$|\?)/u, ".png");
  return `${siteOrigin}/images/mail/${scheme}/${picture}`;
}

/** The address of the store's logo on its header's color. */
export function mailLogoUrl(siteOrigin: string, scheme: Scheme): string {
  return `${siteOrigin}/images/mail/${scheme}/logo.jpg`;
}
