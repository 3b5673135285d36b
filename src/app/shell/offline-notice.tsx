import { useSyncExternalStore } from "react";
import { useText } from "#platform/browser/texts/texts.tsx";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/** Says that what is on the screen may be old; gone by itself once there is a connection. */
export function OfflineNotice() {
  const t = useText();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output className="on-notice pointer-events-none fixed inset-x-0 bottom-[var(--notice-height,0px)] z-40 print:hidden">
      {!isOnline && (
        <span className="block bg-ink px-4 py-2 text-center text-small text-surface">
          {t("You're offline. What you see was kept on this device.")}
        </span>
      )}
    </output>
  );
}
