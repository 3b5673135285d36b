import type { DealType } from "#modules/orders/domain/order.ts";

interface SeenDeal {
  readonly dealType: DealType;
  /** Another window chose it a moment ago. */
  readonly isNews: boolean;
}

/** Whoever goes on at once is told on the next page too. */
const NEWS_MS = 30_000;
const seen = new Map<string, SeenDeal>();

/** This window itself chose how an order is paid for. */
export function choseDeal(orderNumber: string, dealType: DealType): void {
  seen.set(orderNumber, { dealType, isNews: false });
}

/** Whether another window chose this way to pay, after this one showed or chose one. */
export function isDealNews(orderNumber: string, dealType: DealType): boolean {
  const before = seen.get(orderNumber);
  return before !== undefined && (before.isNews || before.dealType !== dealType);
}

/** This window shows an order. */
export function sawDeal(orderNumber: string, dealType: DealType): void {
  const before = seen.get(orderNumber);
  if (before?.dealType === dealType) return;
  const now = { dealType, isNews: before !== undefined };
  seen.set(orderNumber, now);
  setTimeout(() => {
    if (seen.get(orderNumber) === now) seen.set(orderNumber, { dealType, isNews: false });
  }, NEWS_MS);
}
