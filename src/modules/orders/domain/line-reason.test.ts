import { expect, test } from "vitest";
import { feeLineText } from "#modules/pricing/domain/fee-line-text.ts";
import type { SheetLine } from "#modules/worksheet/domain/sheet-line.ts";
import { SPANISH } from "#tests/support/spanish.ts";
import { englishText, textIn } from "#platform/shared/texts/text.ts";
import { lineReason, reasonedLines } from "./line-reason.ts";

const spanish = textIn("es", SPANISH);
const TAX: SheetLine = {
  code: "tax",
  label: "Sales tax",
  amountCents: 162_500,
  isEstimate: false,
  because: {
    code: "tax",
    values: {
      state: "TX",
      taxName: "Sales tax",
      ratePpm: 62_500,
      baseCents: 2_600_000,
      creditCents: 0,
      localPpm: 15_000,
      localBaseCents: 500_000,
    },
  },
};

test("A line that was priced in English gives its reason in Spanish, as if it had been priced in Spanish", () => {
  const stored = feeLineText(TAX, englishText);
  expect(stored.derivation).toBe(
    "6.25% TX sales tax on $26,000.00. Plus 1.5% local tax on the first $5,000.00.",
  );
  expect(lineReason(englishText, stored)).toBe(stored.derivation);
  expect(lineReason(spanish, stored)).toBe(feeLineText(TAX, spanish).derivation);
  expect(lineReason(spanish, stored)).not.toBe(stored.derivation);
});

test("A line of an earlier release takes its reason from the worksheet", () => {
  const { because: _, ...line } = feeLineText(TAX, englishText);
  const [read] = reasonedLines({ lines: [line], worksheet: { lines: [TAX] } as never });
  expect(read && lineReason(spanish, read)).toBe(feeLineText(TAX, spanish).derivation);
});

test("A line without worksheet keeps its English sentence, in Spanish where we know the whole of it", () => {
  const line = { code: "price", label: "Vehicle price", amountCents: 1, isEstimate: false } as const;
  const [price] = reasonedLines({ lines: [{ ...line, derivation: "The dealer's price." }] });
  expect(price && lineReason(spanish, price)).toBe(spanish("The dealer's price."));
  expect(lineReason(spanish, { derivation: "Quoted by hand." })).toBe("Quoted by hand.");
});
