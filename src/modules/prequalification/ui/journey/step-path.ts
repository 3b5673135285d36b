import type { JourneyStep } from "../../domain/journey-view.ts";

const PATHS: Readonly<Record<JourneyStep, string>> = {
  passcode: "/pre-qualify/passcode",
  identity: "/pre-qualify/identity",
  questions: "/pre-qualify/questions",
  result: "/pre-qualify/result",
  declined: "/pre-qualify/declined",
  frozen: "/pre-qualify/frozen",
  "no-file": "/pre-qualify/no-file",
  failed: "/pre-qualify/failed",
  unavailable: "/pre-qualify/unavailable",
  expired: "/pre-qualify",
};

/** The page of a step (PQ-02). */
export function stepPath(step: JourneyStep): string {
  return PATHS[step];
}

/** Steps in which something typed waits on the server: they end when nothing happens (OP-21). */
export function isOpenStep(step: JourneyStep): boolean {
  return step === "passcode" || step === "identity" || step === "questions";
}
