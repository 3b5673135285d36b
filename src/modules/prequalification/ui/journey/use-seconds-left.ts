import { useEffect, useState } from "react";

/** Whole seconds until an instant of this device's clock, in epoch milliseconds; null without one. */
export function useSecondsLeft(endAt: number | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (endAt === null) return undefined;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [endAt]);
  return endAt === null ? null : Math.max(0, Math.ceil((endAt - now) / 1000));
}
