import { useEffect, useState } from "react";

/** Often enough for what is told in minutes and days. */
const EVERY_MS = 20_000;

/** Epoch milliseconds of this device, which move on while the page is open. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
