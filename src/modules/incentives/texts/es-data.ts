import type { Dictionary } from "#platform/shared/texts/text.ts";

/** Spanish of this module's texts. */
export const es: Dictionary = {
  "This vehicle is no longer on our site.": "Este vehículo ya no está en nuestro sitio.",
  "From {from} to {to}.": "Del {from} al {to}.",
  "The price shown already includes it.": "El precio que ve ya lo incluye.",
  "You can use it through {day}.": "Puede usarlo hasta el {day}.",
  "{amount} off": "{amount} de descuento",
  "{apr}% APR for up to {months} months": "{apr}% APR por un máximo de {months} meses",
  "If you finance.": "Si financia.",
  "If you lease.": "Si arrienda.",
  "With {lenders} only.": "Solo con {lenders}.",
  "Not for everyone: in checkout, you tell us whether you qualify.":
    "No es para todas las personas: al pagar, usted nos dice si cumple los requisitos.",
  "You'll show: {proof}": "Tendrá que mostrar: {proof}",
  "Can't be combined with: {programs}.": "No se puede combinar con: {programs}.",
  "1 incentive for this car": "1 incentivo para este auto",
  "{count} incentives for this car": "{count} incentivos para este auto",
  "Incentives for this car": "Incentivos para este auto",
  "The price here has the combination of programs that costs you the least of those that everyone gets. Checkout shows it next to the others. We never choose a program for you that only some people qualify for, or that depends on a lender.":
    "El precio que ve aquí incluye la combinación que le cuesta menos de los programas que recibe todo el mundo. Al pagar se muestra junto a las demás. Nunca elegimos por usted un programa para el que solo algunas personas cumplen los requisitos o que depende de un prestamista.",
};
