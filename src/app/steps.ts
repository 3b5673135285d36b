import { contractStep } from "#modules/contracting/domain/contract-step.ts";
import { SigningStep } from "#modules/contracting/ui/signing-step.tsx";
import { documentsStep } from "#modules/documents/domain/documents-step.ts";
import { DocumentsStep } from "#modules/documents/ui/documents-step.tsx";
import { handoverStep } from "#modules/fulfillment/domain/handover-step.ts";
import { FulfillmentStep } from "#modules/fulfillment/ui/fulfillment-step.tsx";
import { idStep } from "#modules/id-verification/domain/id-step.ts";
import { IdStep } from "#modules/id-verification/ui/id-step.tsx";
import { insuranceStep } from "#modules/insurance/domain/insurance-step.ts";
import { InsuranceStep } from "#modules/insurance/ui/insurance-step.tsx";
import { tradeInStep } from "#modules/trade-in-handover/domain/trade-in-step.ts";
import { TradeInStep } from "#modules/trade-in-handover/ui/trade-in-step.tsx";
import type { StepDescriptor } from "#modules/order-steps/domain/step-descriptor.ts";
import type { StepScreen } from "#modules/order-steps/ui/step-props.ts";
import { paymentStep } from "#modules/payments/domain/payment-step.ts";
import { PaymentStep } from "#modules/payments/ui/payment-step.tsx";

/** Every step with its screen, in the order of the tracker; `src/server/steps.ts` is the same list on the server. */
export const STEP_SCREENS: readonly StepScreen[] = [
  { step: insuranceStep, Screen: InsuranceStep },
  { step: idStep, Screen: IdStep },
  { step: documentsStep, Screen: DocumentsStep },
  { step: contractStep, Screen: SigningStep },
  { step: paymentStep, Screen: PaymentStep },
  { step: handoverStep, Screen: FulfillmentStep },
  { step: tradeInStep, Screen: TradeInStep },
];

export const STEPS: readonly StepDescriptor[] = STEP_SCREENS.map(({ step }) => step);
