import { useState } from "react";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { TradeInView } from "#modules/trade-in/domain/trade-in-view.ts";
import { sayOfCar } from "#modules/trade-in/ui/held/trade-in-actions.ts";
import type { Said } from "#modules/trade-in/ui/held/trade-in-calls.ts";
import { useSaid } from "#modules/trade-in/ui/held/use-trade-in.ts";
import { isAnswered } from "./question-steps.ts";
import { isWide, type StepOrder, useStepOrder } from "./use-step-order.ts";
import { type Basics, useBasics } from "./use-basics.ts";

const CHOOSE = english("Choose an answer.");

type Problems = Readonly<Record<string, string>>;

export interface Sheet extends StepOrder {
  readonly said: TradeInView;
  readonly basics: Basics;
  readonly problems: Problems;
  /** Why nothing could be sent; what was chosen is kept here. */
  readonly refusal: string | undefined;
  readonly isBusy: boolean;
  readonly choose: (step: string, said: Said) => void;
  /** On phones a tap is enough to go on. */
  readonly tap: (step: string) => void;
  readonly goOn: () => Promise<void>;
  readonly sendAgain: () => void;
}

/** What is answered, sent and wrong on the page that is open. */
export function useQuestionSheet(view: TradeInView, questionIds: readonly string[]): Sheet {
  const said = useSaid(view);
  const order = useStepOrder(said, questionIds);
  const basics = useBasics(said);
  const { problems, setProblems, refusal, isBusy, send } = useSending();
  const goOn = async () => {
    const shown = isWide() && !order.isCorrection ? order.group.steps : [order.step];
    const { words, wrong } = readShown(shown, basics, said);
    setProblems(wrong);
    if (Object.keys(wrong).length > 0 || isBusy) return;
    if (await send(words, Object.keys(words).length > 0)) order.onward({ ...said, ...words } as TradeInView);
  };
  return {
    ...order,
    said,
    basics: {
      ...basics,
      type: (name, text) => {
        setProblems((all) => without(all, name));
        basics.type(name, text);
      },
    },
    problems,
    refusal,
    isBusy,
    goOn,
    choose: (step, words) => {
      setProblems((all) => without(all, step));
      void send(words);
    },
    tap: (step) => {
      if (!isWide() && step === order.step) order.onward(said, step);
    },
    sendAgain: () => void send({}),
  };
}

interface Sending {
  readonly problems: Problems;
  readonly setProblems: (next: Problems | ((all: Problems) => Problems)) => void;
  readonly refusal: string | undefined;
  readonly isBusy: boolean;
  /** True when the server has it. @param isAwaited nothing else can be done until it has */
  readonly send: (words: Said, isAwaited?: boolean) => Promise<boolean>;
}

function useSending(): Sending {
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async (words: Said, isAwaited = false): Promise<boolean> => {
    if (isAwaited) setBusy(true);
    try {
      await sayOfCar(words);
      setRefusal(undefined);
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      const own = ownFields(error.fields);
      setProblems(own);
      setRefusal(Object.keys(own).length === 0 ? error.message : undefined);
      return false;
    } finally {
      if (isAwaited) setBusy(false);
    }
  };
  return { problems, setProblems, refusal, isBusy, send };
}

/** What is typed on the questions that are shown, and what is missing there. */
function readShown(
  shown: readonly string[],
  basics: Basics,
  said: TradeInView,
): { readonly words: Said; readonly wrong: Problems } {
  const typed = shown.map((step) => basics.read(step, said.ownership === "FINANCED"));
  const words = Object.assign({}, ...typed.map((one) => one.said)) as Said;
  const wrong = Object.assign({}, ...typed.map((one) => one.problems)) as Record<string, string>;
  const now = { ...said, ...words } as TradeInView;
  for (const step of shown) if (!isAnswered(step, now) && !saysItself(step, said)) wrong[step] = CHOOSE;
  return { words, wrong };
}

/** Its fields name what is missing. */
function saysItself(step: string, { ownership }: TradeInView): boolean {
  return step === "miles" || (step === "ownership" && ownership === "FINANCED");
}

/** The server names `owedCents` and `answers.keys`; the fields here have shorter names. */
function ownFields(fields: Problems): Problems {
  return Object.fromEntries(
    Object.entries(fields).map(([path, text]) => [path.replace(/^answers\.|Cents$/gu, ""), text]),
  );
}

function without(problems: Problems, name: string): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([other]) => other !== name));
}
