/** GET answers a `HandoverAnswer`; `/answer` takes the buyer's word. */
export const handoverPath = (orderNumber: string): string =>
  `/api/trade-in-handover/${encodeURIComponent(orderNumber)}`;
