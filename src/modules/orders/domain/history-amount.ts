import type { Cents } from "#platform/shared/money.ts";

/** What a sentence of the history names: `{amount}` and `{day}`. */
export interface HistoryAmount {
  readonly amountCents: Cents | null;
  /** ISO date of the day it is about, where that is not the day of the entry. */
  readonly on: string | null;
}

/** As the history keeps it: `2500000`, `2500000 2026-11-20`; null where there is neither. */
export function amountDetail({ amountCents, on }: Partial<HistoryAmount>): string | null {
  if (amountCents === undefined || amountCents === null) return on ?? null;
  return on ? `${amountCents} ${on}` : String(amountCents);
}

/** What `amountDetail` kept. */
export function readAmountDetail(detail: string | null): HistoryAmount {
  const [, amount, on] = /^(\d+)?\s?(\d{4}-\d{2}-\d{2})?$/u.exec(detail ?? "") ?? [];
  return { amountCents: amount === undefined ? null : Number(amount), on: on ?? null };
}
