import { useNavigate } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button, LinkButton } from "#design-system/button.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { StepActions } from "#design-system/step-actions.tsx";
import { StepHeading } from "#modules/order-steps/ui/step-heading.tsx";
import type { StepProps } from "#modules/order-steps/ui/step-props.ts";
import { StepResult } from "#modules/order-steps/ui/step-result.tsx";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { english } from "#platform/shared/texts/text.ts";
import type { SigningState } from "#modules/signing-services/domain/signing-status.ts";
import { contractingMessages } from "../messages.ts";
import { markContractStarted } from "./contract-started.ts";
import { ContractReview } from "./contract-review.tsx";

/** Reads and signs the contract (SIGN-01 to SIGN-09): ready, in progress, needs attention, signed. */
export function SigningStep(props: StepProps & { readonly view: string }) {
  const { status, view } = props;
  if (status === "COMPLETED")
    return view === "review" ? <ContractReview {...props} /> : <Signed {...props} />;
  if (view === "review" && status === "IN_PROGRESS") return <ContractReview {...props} />;
  if (status === "NEEDS_ATTENTION") return <Ended {...props} />;
  return <Ready {...props} />;
}

/** Opens the contract: the server prepares it and notes that it was opened. */
function useOpen({ order, onChanged }: StepProps) {
  const navigate = useNavigate();
  const write = useWrite();
  const open = async () => {
    const { orderNumber } = order;
    const path = `/api/contracting/signing/${encodeURIComponent(orderNumber)}/started`;
    const state = await write.run(() => apiClient.post<SigningState>(path, {}, { idempotencyKey: true }));
    if (!state) return;
    markContractStarted(orderNumber, true);
    onChanged();
    await navigate(`/progress/${orderNumber}/signing/review`);
  };
  return { ...write, open: () => void open() };
}

const TITLES: Readonly<Record<string, string>> = {
  "hello-again": english("Hello again"),
  "contract-ready": english("Your contract is ready"),
};

function Ready(props: StepProps & { readonly view: string }) {
  const t = useText();
  const { status, view } = props;
  const { open, isBusy, error } = useOpen(props);
  const isStarted = status === "IN_PROGRESS";
  const path = `/api/contracting/signing/${encodeURIComponent(props.order.orderNumber)}/status`;
  const { data: state } = useApiData<SigningState>(isStarted ? path : null);
  const hasSigned = state?.signers.some(({ role }) => role === "buyer") ?? false;
  return (
    <div className="grid max-w-form gap-6">
      <StepHeading title={t(TITLES[view] ?? english("Sign your contract"))}>
        {hasSigned
          ? t("You've signed. Your co-buyer signs next: here, or with the link in their email.")
          : isStarted
            ? t("You opened your contract but haven't signed it yet. Pick up where you left off.")
            : t("Read every line first. Signing takes about a minute, and you won't be charged.")}
      </StepHeading>
      {error && <AlertBar type="error">{error.message}</AlertBar>}
      <StepActions>
        <Button busy={isBusy} className="max-sm:w-full" onClick={open}>
          {isStarted ? t("Continue to the contract") : t("Review contract")}
        </Button>
      </StepActions>
    </div>
  );
}

/** SIGN-04: cancelled, expired, declined, or the verification behind it ran out. */
function Ended(props: StepProps) {
  const t = useText();
  const { order, supportPhone } = props;
  const { open, isBusy, error } = useOpen(props);
  const text = useTexts(contractingMessages);
  const isVerificationOver = order.deal.status === "VEXP";
  return (
    <StepResult
      actions={
        <Button busy={isBusy} className="max-sm:w-full" onClick={open}>
          {t("Get a new contract")}
        </Button>
      }
      icon="warning"
      title={t("Your contract needs attention")}
      tone="problem"
    >
      <p>
        {isVerificationOver
          ? t(
              "Your verification has expired, so this contract can't be signed. We verify your order again first.",
            )
          : text("sessionEnded")}
      </p>
      <p className="text-body">
        {rich(t("Your car is still yours to buy. Questions? Call {phone}."), {
          phone: <PhoneLink number={supportPhone} />,
        })}
      </p>
      {error && <AlertBar type="error">{error.message}</AlertBar>}
    </StepResult>
  );
}

function Signed({ order, next, brandName }: StepProps) {
  const t = useText();
  return (
    <StepResult
      actions={
        <>
          {next}
          <LinkButton
            className="max-sm:w-full"
            look="quiet"
            to={`/progress/${order.orderNumber}/signing/review`}
          >
            {t("Read the contract")}
          </LinkButton>
        </>
      }
      icon="pen"
      title={t("Thank you, you've signed")}
      tone="success"
    >
      <p>{t("{brandName} countersigns next and emails you when the contract is complete.", { brandName })}</p>
    </StepResult>
  );
}
