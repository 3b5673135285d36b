import {
  type ComponentType,
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from "react";
import { createValueStore } from "./data/value-store.ts";
import { useText } from "./texts/texts.tsx";

const missing = createValueStore(0);

/** @param change one more or one fewer of the quiet parts of this page */
export function countMissing(change: 1 | -1): void {
  missing.set(missing.get() + change);
}

/** In the `Suspense` around quiet parts that a document brings along: after a navigation nothing else stands there. */
export function WhileMissing() {
  const isMissing = useSyncExternalStore(
    missing.subscribe,
    () => missing.get() > 0,
    () => false,
  );
  return isMissing && <MissingNote onRetry={startOver} />;
}

/** Stands in the place of a part whose code did not come, and gives way to it when it comes. */
export function missingPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function MissingPart(props: P) {
    const [Part, setPart] = useState(() => loaded);
    const retry = async (): Promise<void> => {
      loaded = await load();
      setPart(() => loaded);
    };
    const retryQuietly = useEffectEvent(() => void retry().catch(() => undefined));
    const isMissing = Part === null;
    useEffect(() => {
      if (!isMissing) return;
      const again = () => retryQuietly();
      window.addEventListener("online", again);
      return () => window.removeEventListener("online", again);
    }, [isMissing]);
    if (Part !== null) return createElement(Part, props);
    return <MissingNote onRetry={async () => retry().catch(startOver)} />;
  };
}

/** Some browsers remember that code did not come, and ask for it again only in a new document. */
async function startOver(): Promise<void> {
  const { ok } = await fetch(window.location.href, { method: "HEAD", cache: "no-store" });
  if (ok) window.location.reload();
}

function MissingNote({ onRetry }: { readonly onRetry: () => Promise<void> }) {
  const t = useText();
  const [state, setState] = useState<"new" | "busy" | "failed">("new");
  const press = async () => {
    setState("busy");
    await onRetry().catch(() => undefined);
    setState("failed");
  };
  return (
    <output className="block rounded-card bg-surface-sunken px-4 py-2 text-small">
      {state === "failed"
        ? t("This part still didn't load. Check your connection.")
        : t("This part didn't load.")}{" "}
      <button
        aria-disabled={state === "busy"}
        className="min-h-11 px-1 font-semibold text-link underline underline-offset-4 aria-disabled:opacity-50"
        onClick={() => state !== "busy" && void press()}
        type="button"
      >
        {t("Try again")}
      </button>
    </output>
  );
}
