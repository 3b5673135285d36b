import type { Dictionary } from "#platform/shared/texts/text.ts";

/** Spanish of this module's texts. */
export const es: Dictionary = {
  "This vehicle is no longer on our site.": "Este vehículo ya no está en nuestro sitio.",
  "From {from} to {to}.": "Del {from} al {to}.",
  "The price shown has it already.": "El precio que ve ya lo incluye.",
  "Good for you through {day}.": "Válido para usted hasta el {day}.",
  "{amount} off": "{amount} de descuento",
  "{apr}% APR up to {months} months": "{apr}% APR hasta {months} meses",
  "When you finance.": "Si financia.",
  "When you lease.": "Si arrienda.",
  "With {lenders} only.": "Solo con {lenders}.",
  "Not for everyone: you say in checkout whether it's for you.":
    "No es para todas las personas: usted dice al pagar si le corresponde.",
  "You'll show: {proof}": "Tendrá que mostrar: {proof}",
  "Can't be combined with: {programs}.": "No se puede combinar con: {programs}.",
  "1 incentive for this car": "1 incentivo para este auto",
  "{count} incentives for this car": "{count} incentivos para este auto",
  "Incentives for this car": "Incentivos para este auto",
  "In checkout the combination that costs you least is counted, and shown next to the others. Nothing that is only for some people is chosen for you.":
    "Al pagar cuenta la combinación que le cuesta menos, junto a las demás opciones. Nada que sea solo para algunas personas se elige por usted.",
};
