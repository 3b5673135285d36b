import { useEffect, useSyncExternalStore } from "react";
import type { TradeInView } from "#modules/trade-in/domain/trade-in-view.ts";
import { justKeptStore } from "#modules/trade-in/ui/held/trade-in-store.ts";
import { type ApiData, useApiData } from "#platform/browser/data/use-api-data.ts";

/** The trade-in of who is signed in (TRADE-08), read again once the account has taken the one of this device (TRADE-10). */
export function useOwnTradeIn(): ApiData<TradeInView> {
  const kept = useApiData<TradeInView>("/api/trade-in");
  const { reload } = kept;
  const isJustKept = useSyncExternalStore(justKeptStore.subscribe, justKeptStore.get, () => false);
  useEffect(() => {
    if (isJustKept) reload();
  }, [isJustKept, reload]);
  return kept;
}
