import { useState } from "react";

/** True from the first render in which `now` was true. */
export function useLatch(now: boolean): boolean {
  const [was, set] = useState(now);
  if (now && !was) set(true);
  return was || now;
}
