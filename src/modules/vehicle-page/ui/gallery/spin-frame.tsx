import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Spinner } from "#design-system/spinner.tsx";
import { VIEWER_TIMEOUT_MS } from "#modules/inventory/domain/viewer-timeout.ts";

interface SpinFrameProps {
  readonly path: string;
  readonly title: string;
  readonly onUnavailable: () => void;
}

/** A third party's viewer in a frame without an origin; no answer in time is a failure. */
export function SpinFrame({ path, title, onUnavailable }: SpinFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isShown, setIsShown] = useState(false);
  const failed = useEffectEvent(onUnavailable);
  useEffect(() => {
    const timer = setTimeout(() => failed(), VIEWER_TIMEOUT_MS + 2000);
    const heard = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow) return;
      const state = (event.data as { viewer360?: unknown } | null)?.viewer360;
      if (state === "failed") failed();
      if (state !== "shown") return;
      clearTimeout(timer);
      setIsShown(true);
    };
    window.addEventListener("message", heard);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("message", heard);
    };
  }, []);
  return (
    <div className="relative">
      {!isShown && (
        <div className="absolute inset-0 grid place-items-center">
          <Spinner />
        </div>
      )}
      <iframe className="size-full" ref={frame} sandbox="allow-scripts" src={path} title={title} />
    </div>
  );
}
