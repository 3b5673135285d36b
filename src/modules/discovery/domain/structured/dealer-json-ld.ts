import type { Rooftop } from "#modules/inventory/domain/vehicle.ts";
import { LANGUAGES } from "#platform/shared/texts/language.ts";
import { storePicturePath } from "../social-picture-path.ts";

/** Hours of the seven days from Sunday on, in minutes since midnight; null is closed. */
type MarkedWeek = readonly ({ readonly opens: number; readonly closes: number } | null)[];

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** schema.org markup of one rooftop, to be put into a page's or an offer's markup. */
export function dealerJsonLd(rooftop: Rooftop, origin: string) {
  return {
    "@type": "AutoDealer",
    "@id": `${origin}/#${rooftop.id}`,
    name: rooftop.name,
    url: `${origin}/search?rooftop=${encodeURIComponent(rooftop.id)}`,
    // One dealer in all languages, so one picture.
    image: `${origin}${storePicturePath(LANGUAGES[0])}`,
    telephone: `+1${rooftop.phone.replace(/\D/g, "")}`,
    address: {
      "@type": "PostalAddress",
      streetAddress: rooftop.streetAddress,
      addressLocality: rooftop.city,
      addressRegion: rooftop.state,
      postalCode: rooftop.zipCode,
      addressCountry: "US",
    },
    geo: { "@type": "GeoCoordinates", latitude: rooftop.latitude, longitude: rooftop.longitude },
  };
}

/** The dealerships of a store with their hours, for its contact page, which shows both. */
export function dealersJsonLd(
  dealers: readonly { readonly rooftop: Rooftop; readonly week: MarkedWeek }[],
  origin: string,
) {
  return {
    "@context": "https://schema.org",
    "@graph": dealers.map(({ rooftop, week }) => ({
      ...dealerJsonLd(rooftop, origin),
      openingHoursSpecification: week.map((day, at) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: `https://schema.org/${DAYS[at] ?? "Sunday"}`,
        // A day without hours is written as one that ends when it begins.
        opens: clock(day?.opens ?? 0),
        closes: clock(day?.closes ?? 0),
      })),
    })),
  };
}

/** `19:30`; the end of a day is its last minute. */
function clock(minutes: number): string {
  const at = Math.min(minutes, 24 * 60 - 1);
  return `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
}
