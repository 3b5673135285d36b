import type { Milestones, SharedFacts, StepFacts } from "./step-facts.ts";
import type { StepHistory } from "./step-history.ts";
import type { StepId, StepStatus } from "./step-status.ts";

/** Where a step's screens are: below `/progress/{orderNumber}/`, or at a route of its own (TRK-01, TRK-03). */
type StepPlace =
  | {
      readonly segment: string;
      /** What may follow the segment, e.g. `review`; the empty view is the step's first screen. */
      readonly views: readonly string[];
    }
  | { readonly route: string };

/** A step's button at the sandbox desk: an event, and who would send it. */
export interface StepEvent {
  readonly event: string;
  /** Group of buttons. */
  readonly who: string;
  readonly label: string;
}

interface StepBasics {
  readonly id: StepId;
  readonly place: StepPlace;
  /** Name of the step in the tracker (TRK-05). */
  label(order: SharedFacts["order"]): string;
  /** One short word for the road, where there is room for no more. */
  shortLabel(order: SharedFacts["order"]): string;
  /** About how long the step takes its buyer. */
  readonly minutes: number;
  /** While it is in progress, others work: the buyer has done their part. */
  readonly isOthersTurn?: true;
  /** TRK-12: one of the first steps, which prepare the contract. */
  readonly isPreparation?: true;
  /** The step that ends with the car at its buyer; it stays when nothing else was done here. */
  readonly isHandover?: true;
  /** Others may still be at it when the car is with its buyer: it stays in the tracker, also unfinished. */
  readonly outlastsHandover?: true;
  /** Text of the tracker's error when the step's facts are missing; `No data of {fact} status` when left out. */
  readonly missingText?: string;
  readonly history: StepHistory;
  readonly events: readonly StepEvent[];
}

/** A step as the tracker sees it: pure, the same in the browser and on the server. */
export interface StepDescriptor extends StepBasics {
  isHidden?(facts: StepFacts): boolean;
  missing(facts: StepFacts): string | null;
  status(facts: StepFacts, milestones: Milestones): StepStatus;
  milestones?(facts: StepFacts): Partial<Milestones>;
  isPolled?(facts: StepFacts): boolean;
}

type Loaded<Own> = { readonly [Key in keyof Own]: NonNullable<Own[Key]> };

/** A step as its module writes it, with the type of its own facts. */
interface StepDefinition<Own extends object> extends StepBasics {
  /** The order has no such step. */
  isHidden?(facts: SharedFacts & Own): boolean;
  /** TRK-15: name of the fact that could not be read; null when everything is there. */
  missing(facts: SharedFacts & Own): string | null;
  /** The step's rule. Called only when nothing is missing. */
  status(facts: SharedFacts & Loaded<Own>, milestones: Milestones): StepStatus;
  /** What the step reached that others wait for. Called only when nothing is missing. */
  milestones?(facts: SharedFacts & Loaded<Own>): Partial<Milestones>;
  /** Something is under way elsewhere that only asking again can show. */
  isPolled?(facts: SharedFacts & Own): boolean;
}

/** Checks a definition against its own facts and forgets their type, so that steps fit into one list. */
export function defineStep<Own extends object>(step: StepDefinition<Own>): StepDescriptor {
  return step as unknown as StepDescriptor;
}
