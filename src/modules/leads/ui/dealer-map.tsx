import { useEffect, useRef, useState } from "react";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";

/** VEH-21, verbatim. */
const FAILED = english("could not load google maps script");
/** A frame that says nothing for so long has failed. */
const PATIENCE_MS = 15_000;

/** The map of a third party, in a frame without an origin, so that its script reaches nothing of ours (0163). */
export function DealerMap({ path, name }: { readonly path: string; readonly name: string }) {
  const t = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow) return;
      const said = (data as { dealerMap?: unknown } | null)?.dealerMap;
      if (said === "shown" || said === "failed") setState(said);
    };
    addEventListener("message", hear);
    const timer = setTimeout(() => setState((now) => (now === "loading" ? "failed" : now)), PATIENCE_MS);
    return () => {
      removeEventListener("message", hear);
      clearTimeout(timer);
    };
  }, [turn]);
  if (state === "failed") {
    const again = () => {
      setState("loading");
      setTurn(turn + 1);
    };
    return <RetryAlert onRetry={again}>{t(FAILED)}</RetryAlert>;
  }
  return (
    <iframe
      className="h-72 w-full rounded-card border border-line bg-surface-sunken sm:h-80"
      key={turn}
      ref={frame}
      sandbox="allow-scripts allow-popups"
      src={path}
      title={t("Map of {place}", { place: name })}
    />
  );
}
