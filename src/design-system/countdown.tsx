import { useEffect, useEffectEvent, useState } from "react";
import { useText } from "#platform/browser/texts/texts.tsx";
import { countdownParts } from "./countdown-parts.ts";

interface CountdownProps {
  /** Seconds left when this is first shown. Count from the server's answer, not from the device's clock. */
  readonly seconds: number;
  readonly onEnd?: () => void;
  /** Said to screen readers once a minute, e.g. "left to finish checkout". */
  readonly label: string;
}

/** Time left as `hh:mm:ss` (UI-13). */
export function Countdown({ seconds, onEnd, label }: CountdownProps) {
  const t = useText();
  const [left, setLeft] = useState(seconds);
  // The end is fixed by `seconds`; a new callback must not restart it.
  const ended = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(now);
      if (now === 0) {
        clearInterval(timer);
        ended();
      }
    }, 250);
    return () => clearInterval(timer);
  }, [seconds]);
  const parts = countdownParts(left);
  return (
    <span className="tabular" role="timer">
      <span aria-hidden="true">
        {parts.hours}:{parts.minutes}:{parts.seconds}
      </span>
      <span className="sr-only">
        {t("{minutes} {minutes:minute|minutes} {label}", { minutes: Math.ceil(left / 60), label })}
      </span>
    </span>
  );
}
