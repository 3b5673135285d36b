import { useEffect, useRef, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button, LinkButton } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import type { StatusBadgeVariant } from "#design-system/status-badge.tsx";
import { StepList } from "#design-system/step-list.tsx";
import type { StepStatus } from "#modules/order-steps/domain/step-status.ts";
import { StepResult } from "#modules/order-steps/ui/step-result.tsx";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { EmailCheck } from "./email-check.tsx";
import { SignerContract } from "./signer-contract.tsx";
import { callAsSigner } from "./signer-session.ts";
import { useSignerData } from "./use-signer-data.ts";

/** GET /public/progress/signer: all that a capability shows. */
interface SignerProgressView {
  readonly firstName: string;
  readonly vehicle: string;
  readonly steps: readonly {
    readonly label: string;
    readonly status: StepStatus;
    readonly statusLabel: string;
  }[];
  readonly signing: StepStatus;
  readonly mayOpenContract: boolean;
  readonly timeZone: string;
}

interface SignersOrderProps {
  readonly brandName: string;
  readonly supportPhone: string;
  /** The capability is over: back to the first question. */
  readonly onEnded: () => void;
}

const PROGRESS = "/public/progress/signer";

/** Where a recognized signer is: the steps of the order, then the contract itself. */
export function SignersOrder(props: SignersOrderProps) {
  const { data: view, error, load } = useSignerData<SignerProgressView>(PROGRESS, props.onEnded);
  const [isReading, setReading] = useState(false);
  if (error) return <RetryAlert onRetry={load}>{error.message}</RetryAlert>;
  if (!view) return <Skeleton className="h-80" />;
  const back = () => {
    setReading(false);
    load();
  };
  if (isReading) return <SignerContract {...props} onBack={back} timeZone={view.timeZone} />;
  return <Progress {...props} onOpen={() => setReading(true)} onProved={load} view={view} />;
}

const VARIANTS: Readonly<Record<StepStatus, StatusBadgeVariant>> = {
  COMPLETED: "completed",
  NEEDS_ATTENTION: "error",
  READY: "active",
  IN_PROGRESS: "active",
  NOT_READY: "disabled",
};

function Progress({
  view,
  brandName,
  supportPhone,
  onOpen,
  onProved,
  onEnded,
}: SignersOrderProps & {
  readonly view: SignerProgressView;
  readonly onOpen: () => void;
  readonly onProved: () => void;
}) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that led here is gone and took the focus along.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isSigned = view.signing === "COMPLETED";
  const isOpen =
    view.signing === "READY" || view.signing === "IN_PROGRESS" || view.signing === "NEEDS_ATTENTION";
  return (
    <div className="grid gap-6">
      {isSigned ? (
        <StepResult icon="pen" title={t("Thank you, you've signed")} tone="success">
          <p>
            {t("{brandName} countersigns next and emails you when the contract is complete.", { brandName })}
          </p>
        </StepResult>
      ) : (
        <header className="grid gap-2">
          <h1 className="text-heading outline-none" ref={heading} tabIndex={-1}>
            {t("Hello again, {firstName}", { firstName: view.firstName })}
          </h1>
          <p className="text-lead text-ink-muted">
            {isOpen
              ? t("The contract for your {vehicle} is ready.", { vehicle: view.vehicle })
              : t("Here is where your {vehicle} stands.", { vehicle: view.vehicle })}
          </p>
        </header>
      )}
      {isOpen && (
        <Open isProved={view.mayOpenContract} onEnded={onEnded} onOpen={onOpen} onProved={onProved} />
      )}
      <Card aria-labelledby="signer-steps" as="section" className="grid gap-5">
        <h2 className="text-title" id="signer-steps">
          {t("Your {vehicle}", { vehicle: view.vehicle })}
        </h2>
        <StepList
          label={t("Steps of your order")}
          steps={view.steps.map(({ label, status, statusLabel }) => ({
            id: label,
            title: t(label),
            state: t(statusLabel),
            variant: VARIANTS[status],
          }))}
        />
        <p className="text-small text-ink-muted">
          {rich(t("For everything else, sign in to your account. Questions? Call {phone}."), {
            phone: <PhoneLink number={supportPhone} />,
          })}
        </p>
        <p>
          <LinkButton className="max-sm:w-full" look="secondary" to="/sign-in?returnTo=%2Fdeals">
            {t("Sign in")}
          </LinkButton>
        </p>
      </Card>
    </div>
  );
}

function Open({
  isProved,
  onOpen,
  onProved,
  onEnded,
}: {
  readonly isProved: boolean;
  readonly onOpen: () => void;
  readonly onProved: () => void;
  readonly onEnded: () => void;
}) {
  const t = useText();
  const { run, error, isBusy } = useWrite();
  if (!isProved) {
    return (
      <Card aria-labelledby="signer-code" as="section" className="grid gap-4">
        <h2 className="text-title" id="signer-code">
          {t("One more check before you sign")}
        </h2>
        <p className="text-ink-muted">
          {t("To open a contract, you need a passcode that we send to the email address on your order.")}
        </p>
        <EmailCheck onEnded={onEnded} onVerified={onProved} />
      </Card>
    );
  }
  const open = async () => {
    const state = await run(() => callAsSigner("POST", "/public/contracting/signer/started", {}));
    if (state) onOpen();
  };
  return (
    <div className="grid gap-3">
      {error && (
        <AlertBar
          action={
            error.status === 401 && (
              <Button look="secondary" onClick={onEnded}>
                {t("Start again")}
              </Button>
            )
          }
          type="error"
        >
          {error.message}
        </AlertBar>
      )}
      <p>
        <Button busy={isBusy} className="max-sm:w-full" onClick={() => void open()}>
          {t("Review contract")}
        </Button>
      </p>
    </div>
  );
}
