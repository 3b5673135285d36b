import { useEffect, useState } from "react";
import { countdownParts } from "#design-system/countdown-parts.ts";
import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { readHint, writeHint } from "./order-hints.ts";

/** TRK-13. */
const CAP_SECONDS = 36_000;
const RED_FROM_SECONDS = 32_400;
/** Shown or hidden is a matter of the person, not of one order. */
const EVERY_ORDER = "all";

interface TimeSpentState {
  readonly seconds: number;
  /** What the person chose; undefined while the retailer's setting decides. */
  readonly isHidden: boolean | undefined;
  readonly hide: (isHidden: boolean) => void;
}

/**
 * Counts seconds spent on this order with the page in view (TRK-13, OP-36). Use it once a page: each use counts.
 * @param isRunning false before the order is known and once it is over: nobody waits for anything any more
 */
export function useTimeSpent(orderNumber: string, isRunning: boolean): TimeSpentState {
  const [seconds, setSeconds] = useState(() => storedSeconds(orderNumber));
  const [isHidden, setHidden] = useState(storedChoice);
  useEffect(() => {
    if (!isRunning) return undefined;
    let from = performance.now();
    const count = (wasVisible: boolean) => {
      const now = performance.now();
      const spent = Math.min(
        CAP_SECONDS,
        storedSeconds(orderNumber) + (wasVisible ? (now - from) / 1000 : 0),
      );
      from = now;
      writeHint("time-spent", orderNumber, spent.toFixed(2));
      setSeconds(spent);
    };
    const tick = setInterval(() => count(document.visibilityState === "visible"), 1000);
    // The second that was under way when the page was left or came back.
    const onSwitch = () => count(document.visibilityState === "hidden");
    const onLeave = () => count(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", onSwitch);
    window.addEventListener("pagehide", onLeave);
    return () => {
      onLeave();
      clearInterval(tick);
      document.removeEventListener("visibilitychange", onSwitch);
      window.removeEventListener("pagehide", onLeave);
    };
  }, [orderNumber, isRunning]);
  const hide = (value: boolean) => {
    writeHint("time-hidden", EVERY_ORDER, value ? "1" : "0");
    setHidden(value);
  };
  return { seconds, isHidden, hide };
}

function storedChoice(): boolean | undefined {
  const stored = readHint("time-hidden", EVERY_ORDER);
  return stored === null ? undefined : stored === "1";
}

interface TimeSpentProps extends TimeSpentState {
  readonly isHidden: boolean;
  /** Alone on its line a sign says too little. */
  readonly isWorded?: boolean;
}

/** The time spent, red near the end; folded it is a sign that opens it. A page may show it in two places. */
export function TimeSpent({ seconds, isHidden, hide, isWorded = false }: TimeSpentProps) {
  const t = useText();
  const { hours, minutes, seconds: rest } = countdownParts(Math.floor(seconds));
  if (isHidden)
    return (
      <button
        aria-label={t("Show time spent")}
        className="flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 justify-self-start rounded-control text-small text-ink-muted"
        onClick={() => hide(false)}
        title={t("Show time spent")}
        type="button"
      >
        <Icon name="clock" size={18} />
        {isWorded && t("Show time spent")}
      </button>
    );
  return (
    <div className="flex min-h-11 items-center gap-2 text-small text-ink-muted">
      <Icon name="clock" size={18} />
      <span className={seconds >= RED_FROM_SECONDS ? "font-semibold text-danger" : ""}>
        {rich(t("Time spent {part}"), {
          part: (
            <span className="tabular">
              {hours}:{minutes}:{rest}
            </span>
          ),
        })}
      </span>
      <button
        className="min-h-11 rounded-control px-1 text-link underline underline-offset-4"
        onClick={() => hide(true)}
        type="button"
      >
        {t("Hide")}
        <span className="sr-only"> {t("time spent")}</span>
      </button>
    </div>
  );
}

function storedSeconds(orderNumber: string): number {
  const stored = Number(readHint("time-spent", orderNumber));
  return Number.isFinite(stored) ? Math.min(CAP_SECONDS, Math.max(0, stored)) : 0;
}
