import { expect, test } from "vitest";
import { translateStored } from "./translate-stored.ts";
import { englishText, textIn } from "./text.ts";

const t = textIn("es", {
  "{name} on {day}.": "{name} el {day}.",
  "Sales tax": "Impuesto sobre las ventas",
  "{rate} {state} {tax} on {base}.": "{rate} de {tax} de {state} sobre {base}.",
  "Plus {rate} local tax.": "Más {rate} de impuesto local.",
  "Plus {rate} local tax on the first {limit}.": "Más {rate} de impuesto local sobre los primeros {limit}.",
  "The dealer's price.": "El precio del concesionario.",
  "{bank} account ending in {digits}": "cuenta de {bank} terminada en {digits}",
  "{brand} ending in {digits}": "{brand} terminada en {digits}",
});

test.each([
  ["The dealer's price.", "El precio del concesionario."],
  ["6.25% TX sales tax on $25,000.00.", "6.25% de impuesto sobre las ventas de TX sobre $25,000.00."],
  [
    "6.25% TX sales tax on $25,000.00. Plus 1.5% local tax on the first $5,000.00.",
    "6.25% de impuesto sobre las ventas de TX sobre $25,000.00. Más 1.5% de impuesto local sobre los primeros $5,000.00.",
  ],
  ["First Harbor Bank account ending in 6789", "cuenta de First Harbor Bank terminada en 6789"],
  ["Visa ending in 4242", "Visa terminada en 4242"],
  ["Nobody translated this.", "Nobody translated this."],
])("%s", (stored, said) => {
  expect(translateStored(t, stored)).toBe(said);
});

test("English stays as it was stored", () => {
  expect(translateStored(englishText, "The dealer's price.")).toBe("The dealer's price.");
});
