import { useEffect, useRef, useState } from "react";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { progressTrackerMessages } from "../messages.ts";
import type { TrackerView } from "./live/use-tracker.ts";

/** Says aloud what became of the order, or which step changed its status, since the last answer. */
export function Announcer({ view }: { view: TrackerView }) {
  const t = useText();
  const text = useTexts(progressTrackerMessages);
  const [said, setSaid] = useState("");
  const before = useRef(view.tracker.steps);
  const { orderStatus } = view.facts.order;
  const status = useRef(orderStatus);
  // Other news of the whole order stand in a status bar, which speaks for itself.
  const news = orderStatus === "CANCELED" ? text("progress.canceled") : null;
  useEffect(() => {
    const changed = view.tracker.steps.filter(({ step, status }) =>
      before.current.some((old) => old.step === step && old.status !== status),
    );
    before.current = view.tracker.steps;
    const isNew = status.current !== orderStatus;
    status.current = orderStatus;
    if (isNew && news !== null) setSaid(news);
    else if (changed.length > 0)
      setSaid(changed.map(({ label, statusLabel }) => `${t(label)}: ${t(statusLabel)}.`).join(" "));
  }, [t, view, orderStatus, news]);
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}
