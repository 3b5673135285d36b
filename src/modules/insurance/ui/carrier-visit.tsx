import { useEffect, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button, buttonClass } from "#design-system/button.tsx";
import { Icon } from "#design-system/icon.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { StepActions } from "#design-system/step-actions.tsx";
import { StepHeading } from "#modules/order-steps/ui/step-heading.tsx";
import type { StepProps } from "#modules/order-steps/ui/step-props.ts";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import type { InsuranceProgress } from "../domain/insurance-status.ts";
import { INSURANCE_CALLS, type CarrierSession, skipInsurance } from "./insurance-calls.ts";

interface CarrierVisitProps extends StepProps {
  readonly onProgress: (progress: InsuranceProgress) => void;
  /** The buyer has just agreed: go on to the carriers without another click, where they lead back. */
  readonly goesOn: boolean;
  /** Asks how it stands, while the carriers' pages are open beside this one. */
  readonly onCheck: () => void;
}

/** The buyer agreed and connects to the carrier: the way there, and the ways without (INS-04). */
export function CarrierVisit(props: CarrierVisitProps) {
  const t = useText();
  const { order, goesOn, onCheck, onProgress, goNext } = props;
  const { orderNumber } = order;
  const [session, setSession] = useState<CarrierSession>();
  const [isAway, setAway] = useState(false);
  const { run, error } = useWrite();
  const leaving = useWrite();
  const open = () =>
    void run(() => apiClient.post<CarrierSession>(INSURANCE_CALLS.session, { orderNumber })).then((made) => {
      if (made && goesOn && made.leadsBack) window.location.assign(made.connectUrl);
      else if (made) setSession(made);
    });
  useEffect(open, [run, orderNumber, goesOn]);
  const giveUp = async () => {
    const progress = await leaving.run(() =>
      apiClient.post<InsuranceProgress>(
        INSURANCE_CALLS.error,
        { orderNumber, error: "buyer-gave-up" },
        { idempotencyKey: true },
      ),
    );
    if (progress) onProgress(progress);
  };
  const later = async () => {
    const progress = await leaving.run(() => skipInsurance(orderNumber));
    if (progress) goNext();
  };
  return (
    <div className="grid max-w-form gap-6">
      <StepHeading title={t("Connect your carrier")}>
        {t(
          "Choose your carrier and sign in there. They tell us whether your policy is active; we never see your password.",
        )}
      </StepHeading>
      {error && <RetryAlert onRetry={open}>{error.message}</RetryAlert>}
      {!error && leaving.error && <AlertBar type="internalError">{leaving.error.message}</AlertBar>}
      {!session && !error && <Skeleton className="h-11 w-48" />}
      {session && <Way isAway={isAway} onCheck={onCheck} onLeave={() => setAway(true)} session={session} />}
      <div className="flex flex-wrap gap-3 border-t border-line pt-4">
        <Button busy={leaving.isBusy} className="max-sm:w-full" look="quiet" onClick={() => void giveUp()}>
          {t("I can't find it")}
        </Button>
        <Button busy={leaving.isBusy} className="max-sm:w-full" look="quiet" onClick={() => void later()}>
          {t("Skip for now")}
        </Button>
      </div>
    </div>
  );
}

function Way({
  session,
  isAway,
  onLeave,
  onCheck,
}: {
  session: CarrierSession;
  isAway: boolean;
  onLeave: () => void;
  onCheck: () => void;
}) {
  const t = useText();
  if (session.leadsBack)
    return (
      <StepActions>
        <a className={buttonClass("primary", "max-sm:w-full")} href={session.connectUrl}>
          {t("Go to my carrier")}
        </a>
      </StepActions>
    );
  return (
    <div className="grid gap-4">
      <StepActions>
        <a
          className={buttonClass("primary", "max-sm:w-full")}
          href={session.connectUrl}
          onClick={onLeave}
          rel="noreferrer"
          target="_blank"
        >
          {isAway ? t("Open my carrier again") : t("Go to my carrier")} <Icon name="external" size={18} />
          <span className="sr-only">{t("(new tab)")}</span>
        </a>
      </StepActions>
      {isAway && (
        <p>
          {rich(t("This page continues automatically once your carrier answers. {button}"), {
            button: (
              <Button look="quiet" onClick={onCheck}>
                {t("Check now")}
              </Button>
            ),
          })}
        </p>
      )}
    </div>
  );
}
