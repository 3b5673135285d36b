import { useEffect, useState } from "react";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { keptOrder } from "#platform/browser/offline/kept-orders.ts";
import { trackerPath, type TrackerView } from "./use-tracker.ts";

/** What this device kept of an order, and when. */
export interface KeptTracker {
  readonly view: TrackerView;
  readonly order: OrderView;
  readonly keptAt: number;
}

export const orderPath = (orderNumber: string): string =>
  `/public/commerce/orders/${encodeURIComponent(orderNumber)}`;

/** The kept order, looked for once `isWanted`; null while it is being looked for or there is none. */
export function useKeptTracker(orderNumber: string, isWanted: boolean): KeptTracker | null {
  const [kept, setKept] = useState<KeptTracker | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    void readKept(orderNumber).then((found) => {
      if (!isOver) setKept(found);
    });
    return () => {
      isOver = true;
    };
  }, [orderNumber, isWanted]);
  return isWanted ? kept : null;
}

async function readKept(orderNumber: string): Promise<KeptTracker | null> {
  const [view, order] = await Promise.all([
    keptOrder<TrackerView>(trackerPath(orderNumber)),
    keptOrder<OrderView>(orderPath(orderNumber)),
  ]);
  if (view === undefined || order === undefined) return null;
  return { view: view.answer, order: order.answer, keptAt: view.keptAt };
}
