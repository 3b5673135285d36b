import type { Dictionary } from "#platform/shared/texts/text.ts";

/** Spanish of this module's texts. */
export const es: Dictionary = {
  "Your Kelley Blue Book® Instant Cash Offer is your offer now.":
    "La oferta Kelley Blue Book® Instant Cash Offer es ahora su oferta.",
  "Kelley Blue Book doesn't make offers on cars with this many miles. What we told you still stands.":
    "Kelley Blue Book no ofrece por un auto con tantas millas. Nuestra respuesta sigue en pie.",
  "Kelley Blue Book doesn't make an offer on this car. What we told you still stands.":
    "Kelley Blue Book no ofrece por este auto. Nuestra respuesta sigue en pie.",
  "That offer is for a different car or mileage. Please enter the same car as here.":
    "Esa oferta es por otro auto u otras millas. Ingrese el mismo auto que aquí.",
  "We couldn't check that offer with Kelley Blue Book. Please try again in a moment.":
    "No pudimos comprobar esa oferta con Kelley Blue Book. Inténtelo de nuevo en un momento.",
  "Kelley Blue Book® Instant Cash Offer": "Kelley Blue Book® Instant Cash Offer",
  "An offer from another company. Enter the same car and miles; we check the offer with them before it counts.":
    "Una oferta de otra empresa. Ingrese el mismo auto y las mismas millas; comprobamos la oferta con ella antes de que valga.",
  "Kelley Blue Book makes this offer; we checked it with them.":
    "Kelley Blue Book hace esta oferta; la comprobamos con ellos.",
};
