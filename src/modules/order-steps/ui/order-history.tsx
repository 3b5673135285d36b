import { LoadFailed } from "#modules/orders/ui/load-failed.tsx";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import type { HistoryEntryView } from "../domain/history-entry-view.ts";
import { OrderTimeline, type StepLook } from "./order-timeline.tsx";

/** What happened to an order, read when its page opens (ORD-02). */
export function OrderHistory({
  order,
  looks,
}: {
  readonly order: Pick<OrderView, "orderNumber" | "dealer">;
  readonly looks: readonly StepLook[];
}) {
  const t = useText();
  const number = encodeURIComponent(order.orderNumber);
  const history = useApiData<readonly HistoryEntryView[]>(`/public/commerce/history/${number}`);
  return (
    <>
      {history.error && (
        <LoadFailed
          error={history.error}
          onRetry={history.reload}
          title={t("We couldn't load the history")}
        />
      )}
      <OrderTimeline
        dealerName={order.dealer.name}
        looks={looks}
        entries={history.data ?? []}
        timeZone={order.dealer.timeZone}
      />
    </>
  );
}
