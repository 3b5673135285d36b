import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { TradeInView } from "#modules/trade-in/domain/trade-in-view.ts";
import { groupsOf, isAnswered, type StepGroup } from "./question-steps.ts";

const OFFER = "/trade-in/offer";
/** Where several questions share a page. */
const WIDE = "(min-width: 48rem)";

/** Whether several questions are on the screen now. */
export const isWide = (): boolean => matchMedia(WIDE).matches;

export interface StepOrder {
  readonly groups: readonly StepGroup[];
  readonly group: StepGroup;
  readonly steps: readonly string[];
  readonly step: string;
  /** Only one answer is changed, then the offer again. */
  readonly isCorrection: boolean;
  /** To the next question, to one that was left out, or to the offer. @param answered where that is on its way only */
  readonly onward: (now: TradeInView, answered?: string) => void;
  readonly back: (() => void) | null;
}

/** Which question is open; the address names it, so that the browser's back is back. */
export function useStepOrder(said: TradeInView, questionIds: readonly string[]): StepOrder {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const groups = groupsOf(questionIds);
  const steps = groups.flatMap(({ steps: own }) => own);
  const asked = steps.find((one) => one === params.get("q"));
  const step = asked ?? steps.find((one) => !isAnswered(one, said)) ?? steps[0] ?? "";
  const group = groups.find(({ steps: own }) => own.includes(step)) ?? { title: "", steps };
  const isCorrection = params.get("from") === "offer";
  useNamedStep(asked === undefined ? step : null);
  const before = steps[steps.indexOf(step) - 1];
  return {
    groups,
    group,
    steps,
    step,
    isCorrection,
    onward: (now, answered) => {
      const last = isWide() ? (group.steps.at(-1) ?? step) : step;
      const left = steps.find((one) => one !== answered && !isAnswered(one, now));
      const next = isCorrection ? undefined : (steps[steps.indexOf(last) + 1] ?? left);
      void navigate(next === undefined ? OFFER : `?q=${next}`);
    },
    back:
      isCorrection || before === undefined
        ? null
        : () => {
            const first = isWide() ? (group.steps[0] ?? step) : step;
            const earlier = steps[steps.indexOf(first) - 1];
            void navigate(earlier === undefined ? "/trade-in" : `?q=${earlier}`);
          },
  };
}

/** An address without a question names the one that is shown, once: what is answered meanwhile must not move it on. */
function useNamedStep(unnamed: string | null): void {
  const navigate = useNavigate();
  const wasNamed = useRef(false);
  useEffect(() => {
    if (wasNamed.current) return;
    wasNamed.current = true;
    if (unnamed !== null && unnamed !== "") void navigate(`?q=${unnamed}`, { replace: true });
  }, [unnamed, navigate]);
}
