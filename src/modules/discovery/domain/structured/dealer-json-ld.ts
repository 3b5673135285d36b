import type { Rooftop } from "#modules/inventory/domain/vehicle.ts";
import { STORE_PICTURE_PATH } from "../social-picture-path.ts";

/** schema.org markup of one rooftop, to be put into a page's or an offer's markup. */
export function dealerJsonLd(rooftop: Rooftop, origin: string) {
  return {
    "@type": "AutoDealer",
    "@id": `${origin}/#${rooftop.id}`,
    name: rooftop.name,
    url: `${origin}/search?rooftop=${encodeURIComponent(rooftop.id)}`,
    image: `${origin}${STORE_PICTURE_PATH}`,
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

/** The dealerships of a store, for its contact page. */
export function dealersJsonLd(rooftops: Iterable<Rooftop>, origin: string) {
  return {
    "@context": "https://schema.org",
    "@graph": [...rooftops].map((rooftop) => dealerJsonLd(rooftop, origin)),
  };
}
