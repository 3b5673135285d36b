import { useEffect, useState } from "react";
import { tradeInStore } from "../held/trade-in-store.ts";

/** Often enough for what is told in minutes and days. */
const EVERY_MS = 20_000;

let heard: string | undefined;
let aheadMs = 0;

/** Epoch milliseconds by the server's clock, as it was with the last answer: a device's clock may be wrong by days. */
function serverNow(): number {
  const state = tradeInStore.get();
  if (state.status === "live" && state.view.now !== heard) {
    heard = state.view.now;
    aheadMs = Date.parse(heard) - Date.now();
  }
  return Date.now() + aheadMs;
}

/** Epoch milliseconds, which move on while the page is open. */
export function useNow(): number {
  const [, turn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => turn((before) => before + 1), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return serverNow();
}
