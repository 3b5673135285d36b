import { useEffect, useRef, useState } from "react";
import { buttonClass } from "#design-system/plain-button.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { hasTour, tourOf, type TourStep } from "../domain/tour-steps-data.ts";

const SEEN = "fc.tour-seen";
const find = (target: string): Element | null => document.querySelector(target);

/** FLG-09, mounted anew for each page: an offer at the edge of the page; then a card that goes through the page's parts. Never in the way of it. */
export function GuidedTour({ pathname }: { readonly pathname: string }) {
  const t = useText();
  const [at, setAt] = useState<number | null>(null);
  const [isSeen, setSeen] = useState(() => localStorage.getItem(SEEN) !== null);
  const [steps, setSteps] = useState<readonly TourStep[]>([]);
  const begin = () => {
    // Only now: what a page shows may come after it.
    setSteps(tourOf(pathname, (target) => find(target) !== null));
    setAt(0);
  };
  const end = () => {
    localStorage.setItem(SEEN, "1");
    setSeen(true);
    setAt(null);
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  const step = at === null ? undefined : steps[at];
  if (step !== undefined && at !== null) {
    return <TourCard at={at} count={steps.length} onEnd={end} onMove={setAt} step={step} />;
  }
  if (isSeen || !hasTour(pathname)) return null;
  return (
    <aside aria-label={t("Guided tour")} className={`${PLACE} w-max`}>
      <div className="flex flex-wrap gap-2">
        <button className={buttonClass("primary")} onClick={begin} type="button">
          {t("Show me around")}
        </button>
        <button className={buttonClass("quiet")} onClick={end} type="button">
          {t("No tour, thanks")}
        </button>
      </div>
    </aside>
  );
}

const PLACE =
  "fixed bottom-24 left-4 z-30 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface-raised p-4 text-ink shadow-overlay print:hidden";

interface TourCardProps {
  readonly step: TourStep;
  readonly at: number;
  readonly count: number;
  readonly onMove: (at: number) => void;
  readonly onEnd: () => void;
}

function TourCard({ step, at, count, onMove, onEnd }: TourCardProps) {
  const t = useText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const target = find(step.target);
    target?.setAttribute("data-tour", "");
    target?.scrollIntoView({ block: "center" });
    title.current?.focus({ preventScroll: true });
    return () => target?.removeAttribute("data-tour");
  }, [step]);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => event.key === "Escape" && onEnd();
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, [onEnd]);
  const isLast = at + 1 === count;
  return (
    <aside aria-label={t("Guided tour")} className={`${PLACE} w-96`}>
      <p className="text-small text-ink-muted">{t("Step {at} of {count}", { at: at + 1, count })}</p>
      <h2 className="pt-1 text-lead outline-none" ref={title} tabIndex={-1}>
        {t(step.title)}
      </h2>
      <p className="py-2">{t(step.text)}</p>
      <div className="flex flex-wrap gap-2">
        {!isLast && (
          <button className={buttonClass("primary")} onClick={() => onMove(at + 1)} type="button">
            {t("Next")}
          </button>
        )}
        {at > 0 && (
          <button className={buttonClass("secondary")} onClick={() => onMove(at - 1)} type="button">
            {t("Back")}
          </button>
        )}
        <button className={buttonClass(isLast ? "primary" : "quiet")} onClick={onEnd} type="button">
          {t("End the tour")}
        </button>
      </div>
    </aside>
  );
}
