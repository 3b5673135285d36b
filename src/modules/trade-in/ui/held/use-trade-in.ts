import { useEffect, useSyncExternalStore } from "react";
import { useSession } from "#platform/browser/session/use-session.ts";
import type { TradeInView } from "../../domain/trade-in-view.ts";
import { TRADE_IN_KEY } from "./has-trade-in.ts";
import { heldTradeIn } from "./held-trade-in.ts";
import { leaveTradeIn, readTradeIn } from "./trade-in-actions.ts";
import { type Said } from "./trade-in-calls.ts";
import {
  changedElsewhereStore,
  NOTHING_UNSAVED,
  READING,
  tradeInStore,
  type TradeInState,
  unsavedStore,
} from "./trade-in-store.ts";

/** Whose trade-in the store holds: asked for once a document, and again with every sign-in and sign-out. */
let followed: "signed-in" | "signed-out" | null = null;

function follow(status: "signed-in" | "signed-out"): void {
  if (followed === status) return;
  const hasLeft = status === "signed-out" && (followed === "signed-in" || heldTradeIn.isKept());
  followed = status;
  if (hasLeft) leaveTradeIn();
  void readTradeIn();
}

/** Another tab started or kept one. */
function onOtherTab({ key }: StorageEvent): void {
  if (key === TRADE_IN_KEY) void readTradeIn();
}

/** Reads the trade-in of who uses this browser; for what stands once on a page. @param isWanted false asks nothing */
export function useTradeInLife(isWanted = true): void {
  const { status } = useSession();
  useEffect(() => {
    if (isWanted && (status === "signed-in" || status === "signed-out")) follow(status);
  }, [status, isWanted]);
  useEffect(() => {
    if (!isWanted) return undefined;
    window.addEventListener("storage", onOtherTab);
    return () => window.removeEventListener("storage", onOtherTab);
  }, [isWanted]);
}

export function useTradeIn(): TradeInState {
  return useSyncExternalStore(tradeInStore.subscribe, tradeInStore.get, () => READING);
}

/** A trade-in with what was said here and is on its way to the server. */
export function useSaid(view: TradeInView): TradeInView & { readonly isSaved: boolean } {
  const unsaved = useSyncExternalStore(unsavedStore.subscribe, unsavedStore.get, () => NOTHING_UNSAVED);
  return { ...view, ...shownOf(unsaved, view), isSaved: unsaved === NOTHING_UNSAVED };
}

/** A VIN is never shown again, so it is no part of what is shown. */
function shownOf({ answers, ...fields }: Said, view: TradeInView): Partial<TradeInView> {
  const chosen = Object.entries(answers ?? {}).flatMap(([id, one]) => (one === undefined ? [] : [[id, one]]));
  const said = Object.entries(fields).filter(([name, value]) => name !== "vin" && value !== undefined);
  return { ...Object.fromEntries(said), answers: { ...view.answers, ...Object.fromEntries(chosen) } };
}

export function useChangedElsewhere(): boolean {
  return useSyncExternalStore(changedElsewhereStore.subscribe, changedElsewhereStore.get, () => false);
}
