import { useEffect, useState, type CSSProperties } from "react";
import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { TrackerStep } from "../../domain/derive-tracker.ts";
import { roadShare } from "../../domain/road-share.ts";
import { readHint, writeHint } from "../order-hints.ts";

interface RoadProps {
  readonly orderNumber: string;
  readonly steps: readonly TrackerStep[];
  /** The buyer's own car from the side. */
  readonly picture: string;
}

const LOOKS: Readonly<Record<TrackerStep["status"], string>> = {
  COMPLETED: "bg-success text-on-success",
  NEEDS_ATTENTION: "bg-danger text-on-danger",
  IN_PROGRESS: "bg-surface-raised border-2 border-action",
  READY: "bg-surface-raised border-2 border-action",
  NOT_READY: "bg-surface-raised border-2 border-line-strong",
};

/** The tracker as a road with the buyer's car on it; the steps beside it say the same in words. */
export function Road({ orderNumber, steps, picture }: RoadProps) {
  const t = useText();
  const at = useDriven(orderNumber, roadShare(steps));
  const complete = steps.filter(({ status }) => status === "COMPLETED").length;
  return (
    <div
      aria-label={t("{complete} of {count} steps completed", { complete, count: steps.length })}
      className="road"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- stations and car together are the picture
      role="img"
    >
      <img
        alt=""
        className="road-car"
        height={57}
        src={picture}
        style={{ "--at": at } as CSSProperties}
        width={150}
      />
      <div className="road-stations">
        {steps.map((step) => (
          <Station key={step.step} step={step} />
        ))}
      </div>
    </div>
  );
}

/** Starts where the car stood when this browser last saw it, and drives on from there. */
function useDriven(orderNumber: string, share: number): number {
  const [shown, setShown] = useState(() => Number(readHint("road", orderNumber) ?? share));
  useEffect(() => {
    writeHint("road", orderNumber, String(share));
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => setShown(share)));
    return () => cancelAnimationFrame(frame);
  }, [orderNumber, share]);
  return shown;
}

function Station({ step }: { readonly step: TrackerStep }) {
  const t = useText();
  const isDone = step.status === "COMPLETED";
  return (
    <span className={`road-station ${isDone ? "text-ink" : "text-ink-muted"}`}>
      <span className={`road-mark ${isDone ? "[--road:var(--color-success)]" : ""}`}>
        <span className={`grid size-3.5 place-items-center rounded-full ${LOOKS[step.status]}`}>
          {isDone && <Icon name="check" size={12} />}
        </span>
      </span>
      {t(step.shortLabel)}
    </span>
  );
}
