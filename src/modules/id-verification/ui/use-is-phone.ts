import { useSyncExternalStore } from "react";

/** A touch device of a phone's size: it most likely has the camera we ask for. */
const PHONE = "(pointer: coarse) and (max-width: 48rem)";

/** A mouse and a wide screen: whatever camera it has, nobody holds a license before it. */
const COMPUTER = "(pointer: fine) and (min-width: 48rem)";

const changesOf =
  (media: string) =>
  (onChange: () => void): (() => void) => {
    const query = window.matchMedia(media);
    query.addEventListener("change", onChange);
    return () => query.removeEventListener("change", onChange);
  };
const [ofPhone, ofComputer] = [changesOf(PHONE), changesOf(COMPUTER)];

const never = (): boolean => false;

/** False on the server and until the page is alive. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(ofPhone, () => window.matchMedia(PHONE).matches, never);
}

/** False on the server and until the page is alive. */
export function useIsComputer(): boolean {
  return useSyncExternalStore(ofComputer, () => window.matchMedia(COMPUTER).matches, never);
}
