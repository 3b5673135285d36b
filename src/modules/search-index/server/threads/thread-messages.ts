import type { PlanAnswers, PlanQuestion } from "../../domain/shared/answer-plan.ts";
import type { IndexShare, IndexSizes } from "../../domain/shared/shared-index.ts";

export type ToThread =
  | {
      readonly kind: "ask";
      readonly id: number;
      readonly tenantId: string;
      /** Where the figures lie, when this thread does not know it yet. */
      readonly share: IndexShare | undefined;
      readonly sizes: IndexSizes;
      readonly question: PlanQuestion;
    }
  | { readonly kind: "forget"; readonly tenantId: string };

export type FromThread =
  | { readonly id: number; readonly value: PlanAnswers[PlanQuestion["kind"]] }
  /** Only the main thread can answer this one. */
  | { readonly id: number; readonly isUndecided: true };
