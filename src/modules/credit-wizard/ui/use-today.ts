import { useState } from "react";

/** Today on this device, as an ISO date: only for what a page offers; what is missing is for the server to say. */
export function useToday(): string {
  const [today] = useState(() => {
    const now = new Date();
    const two = (part: number): string => String(part).padStart(2, "0");
    return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  });
  return today;
}
