import type { ReactNode } from "react";
import { useParams } from "react-router";
import { SigningStep } from "#modules/contracting/ui/signing-step.tsx";
import { DocumentsStep } from "#modules/documents/ui/documents-step.tsx";
import { IdStep } from "#modules/id-verification/ui/id-step.tsx";
import { InsuranceStep } from "#modules/insurance/ui/insurance-step.tsx";
import type { ActionStep } from "#modules/order-steps/domain/step-status.ts";
import type { StepProps } from "#modules/order-steps/ui/step-props.ts";
import { PaymentStep } from "#modules/payments/ui/payment-step.tsx";
import { StepGuard } from "#modules/progress-tracker/ui/step-guard.tsx";
import { trackerPage, type TrackerPage } from "#modules/progress-tracker/ui/tracker-pages.ts";
import { useStepProps } from "#modules/progress-tracker/ui/use-step-props.tsx";
import { useSite } from "./use-site.ts";

/** One step's screen; unknown paths and shut steps lead elsewhere (TRK-10, TRK-11). */
export default function StepRoute() {
  const page = trackerPage(useParams()["*"] ?? "");
  return <StepGuard page={page}>{page && <Step page={page} />}</StepGuard>;
}

type StepScreen = (props: StepProps & { readonly view: string }) => ReactNode;

const SCREENS: Readonly<Partial<Record<ActionStep, StepScreen>>> = {
  VERIFY_INSURANCE: InsuranceStep,
  VERIFY_ID: IdStep,
  UPLOAD_DOCUMENTS: DocumentsStep,
  SIGN_CONTRACT: SigningStep,
  PAYMENT_DETAILS: PaymentStep,
};

function Step({ page }: { page: TrackerPage }) {
  const props = useStepProps(page.step, useSite());
  const Screen = SCREENS[page.step];
  return Screen && <Screen {...props} view={page.view} />;
}
