import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { invitationSecret } from "./invitation-secret.ts";

/** What a browser with blocked storage keeps until the page is closed. */
const memory = new Map<string, string>();

/** A storage, or the page's own memory where even naming the storage throws. */
const shelf = (storage: () => Storage) => ({
  getItem: (key: string): string | null => {
    try {
      return storage().getItem(key);
    } catch {
      // Blocked.
      return memory.get(key) ?? null;
    }
  },
  setItem: (key: string, value: string): void => {
    try {
      storage().setItem(key, value);
    } catch {
      // Blocked or full.
      memory.set(key, value);
    }
  },
});

const PARTS = {
  tab: shelf(() => sessionStorage),
  device: shelf(() => localStorage),
  randomBytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)),
};

const never = () => () => undefined;

/** Undefined until the page is alive, null without a link. The link's secret leaves the address at once. */
export function useInvitationSecret(): string | null | undefined {
  const { hash, search, pathname } = useLocation();
  const navigate = useNavigate();
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useEffect(() => {
    if (hash !== "") void navigate({ pathname, search }, { replace: true });
  }, [hash, search, pathname, navigate]);
  return useMemo(() => (isAlive ? (invitationSecret(hash, PARTS) ?? null) : undefined), [isAlive, hash]);
}
