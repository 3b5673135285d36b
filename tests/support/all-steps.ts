import type { ContractStepFacts } from "#modules/contracting/domain/contract-step.ts";
import type { DocumentsFacts } from "#modules/documents/domain/documents-step.ts";
import type { IdFacts } from "#modules/id-verification/domain/id-step.ts";
import type { InsuranceFacts } from "#modules/insurance/domain/insurance-step.ts";
import type { StepFacts } from "#modules/order-steps/domain/step-facts.ts";
import type { PaymentFacts } from "#modules/payments/domain/payment-step.ts";
import { STEPS } from "#server/steps.ts";

/** The product's own steps, for rules that work on any list of them. */
export const ALL_STEPS = STEPS.map(({ step }) => step);
export const ALL_STEP_IDS = ALL_STEPS.map(({ id }) => id);

/** What all of them know together. */
export type AllFacts = StepFacts &
  InsuranceFacts &
  IdFacts &
  DocumentsFacts &
  ContractStepFacts &
  PaymentFacts;
