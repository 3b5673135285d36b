import { expect, it } from "vitest";
import type { OrderSnapshot } from "../../domain/order.ts";
import { termsDigest } from "./terms-digest.ts";

const line = { code: "price", label: "Price", amountCents: 100, derivation: "Listed.", isEstimate: false };
const snapshot = {
  lines: [line],
  amountDueCents: 100,
  currency: "USD",
  terms: { kind: "finance", input: { aprPpm: 69_900, termMonths: 60 }, payment: { monthlyPaymentCents: 2 } },
} as unknown as OrderSnapshot;
const terms = snapshot.terms as unknown as {
  readonly kind: "finance";
  readonly input: object;
  readonly payment: object;
};

it("is the same for the same terms, whatever the order of their keys and the words about them", () => {
  const same = {
    terms: { payment: terms.payment, input: { ...terms.input }, kind: "finance" },
    currency: "USD",
    amountDueCents: 100,
    lines: [{ ...line, derivation: "Another word." }],
  } as unknown as OrderSnapshot;
  expect(termsDigest(same)).toBe(termsDigest(snapshot));
});

it.each([
  ["a line's amount", { lines: [{ ...line, amountCents: 101 }] }],
  ["what is due", { amountDueCents: 101 }],
  ["the rate", { terms: { ...terms, input: { ...terms.input, aprPpm: 70_000 } } }],
  ["the term", { terms: { ...terms, input: { ...terms.input, termMonths: 72 } } }],
  ["the payment", { terms: { ...terms, payment: { ...terms.payment, monthlyPaymentCents: 3 } } }],
  ["no terms at all", { terms: undefined }],
])("differs by %s", (_what, change) => {
  expect(termsDigest({ ...snapshot, ...change } as unknown as OrderSnapshot)).not.toBe(termsDigest(snapshot));
});

it("stays what it was: papers and applications keep the digests of terms that were agreed to", () => {
  const agreed = {
    lines: [{ ...line, label: "Price “new”" }],
    amountDueCents: 100,
    currency: "USD",
    terms: { kind: "finance", zero: 0, B: [1, null, { z: 1, a: [] }], a: undefined },
  } as unknown as OrderSnapshot;
  expect(termsDigest(agreed)).toBe("5f699ea145b184bc0a6355b03bf57d19");
});

it.each([
  ["miles", { mileage: 61_000 }],
  ["condition", { condition: "new" }],
  ["VIN", { vin: "1HGCM82633A004352" }],
])("differs by a car's %s, and not by how its color is written", (_what, change) => {
  const vehicle = {
    vin: null,
    year: 2022,
    make: "Toyota",
    model: "RAV4",
    condition: "used",
    mileage: 21_000,
  };
  const of = (said: object): string =>
    termsDigest({ ...snapshot, vehicle: { ...vehicle, ...said } } as unknown as OrderSnapshot);
  expect(of(change)).not.toBe(of({}));
  expect(of({ colorName: "Blueprint" })).toBe(of({}));
});
