import { useState } from "react";

/**
 * The last answer to the same question stays until the next one is there, so that nothing jumps meanwhile.
 * @param key what the answers have in common; another one forgets what was kept
 */
export function useKept<T>(data: T | undefined, key?: string): T | undefined {
  const [kept, setKept] = useState<{ data: T; key: string | undefined }>();
  if (data !== undefined && kept?.data !== data) setKept({ data, key });
  return data ?? (kept !== undefined && kept.key === key ? kept.data : undefined);
}
