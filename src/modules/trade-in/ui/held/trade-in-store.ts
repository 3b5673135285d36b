import { createValueStore } from "#platform/browser/data/value-store.ts";
import type { TradeInView } from "../../domain/trade-in-view.ts";
import type { Said } from "./trade-in-calls.ts";

export type TradeInState =
  | { readonly status: "reading" }
  /** Neither this device nor an account has one. */
  | { readonly status: "none" }
  | { readonly status: "unreachable" }
  | { readonly status: "live"; readonly view: TradeInView };

export const READING: TradeInState = { status: "reading" };

/** The trade-in of who uses this browser, as the server told it last. */
export const tradeInStore = createValueStore<TradeInState>(READING);

export const NOTHING_UNSAVED: Said = {};

/** What was said here and has not reached the server yet. */
export const unsavedStore = createValueStore<Said>(NOTHING_UNSAVED);

/** Another tab or device was first: said once, until somebody answers again. */
export const changedElsewhereStore = createValueStore(false);

/** An account took the trade-in of this device just now: said once, wherever its owner is. */
export const justKeptStore = createValueStore(false);
