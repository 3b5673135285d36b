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

/**
 * Says that what is on the screen may be old; gone by itself once there is a connection, and left out where the page says
 * so itself (`data-says-offline`).
 */
export function OfflineNotice() {
  const t = useText();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output className="offline-strip on-notice print:hidden">
      {!isOnline && (
        <span className="bg-ink px-4 text-center text-small text-surface">
          {t("You're offline. What you see was kept on this device.")}
        </span>
      )}
    </output>
  );
}
