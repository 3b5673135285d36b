import { createHash } from "node:crypto";
import type { OrderSnapshot } from "../../domain/order.ts";

/**
 * Names everything a buyer agrees to in money: each line, what is due, and with a loan or lease its rate, term and
 * payment, and whose money it is. Equal terms have equal digests, however they were stored (promise 6).
 */
export function termsDigest(snapshot: OrderSnapshot): string {
  const { lines, amountDueCents, currency, terms, funding, worksheet } = snapshot;
  const priced = lines.map(({ code, label, amountCents, isEstimate }) => ({
    code,
    label,
    amountCents,
    isEstimate,
  }));
  const agreed = {
    lines: priced,
    amountDueCents,
    currency,
    terms: terms ?? null,
    ...(funding && { funding }),
    ...sheetOf(worksheet),
  };
  return createHash("sha256").update(canonical(agreed)).digest("hex").slice(0, 32);
}

/** The whole loan or lease, its schedule and totals; what is paid in full has no more than its lines. */
function sheetOf(worksheet: OrderSnapshot["worksheet"]): object {
  if (worksheet?.loan) return { loan: worksheet.loan };
  return worksheet?.lease ? { lease: worksheet.lease } : {};
}

/** The same text for the same value: the database keeps no order of keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((part) => canonical(part ?? null)).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`);
  return `{${parts.join(",")}}`;
}
