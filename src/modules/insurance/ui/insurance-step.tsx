import { useEffect, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button, LinkButton } from "#design-system/button.tsx";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { Spinner } from "#design-system/spinner.tsx";
import { StepActions } from "#design-system/step-actions.tsx";
import { LoadFailed } from "#modules/orders/ui/load-failed.tsx";
import { StepHeading } from "#modules/order-steps/ui/step-heading.tsx";
import type { StepProps } from "#modules/order-steps/ui/step-props.ts";
import { StepResult } from "#modules/order-steps/ui/step-result.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";
import { insuranceStepStatus } from "../domain/insurance-step-status.ts";
import type { InsuranceProgress, PolicyStatus } from "../domain/insurance-status.ts";
import { insuranceMessages } from "../messages.ts";
import { CarrierVisit } from "./carrier-visit.tsx";
import { INSURANCE_CALLS, skipInsurance } from "./insurance-calls.ts";
import { type CarrierReturn, useCarrierReturn } from "./use-carrier-return.ts";

/** What the carrier said, in plain words. */
const REASONS: Partial<Record<PolicyStatus, string>> = {
  INACTIVE: english("Your carrier says this policy isn't active."),
  EXPIRED: english("Your carrier says this policy has expired."),
  CANCELED: english("Your carrier says this policy was canceled."),
  NOT_FOUND: english("We couldn't find an active policy at your carrier."),
};

/** Verifies the buyer's car insurance: consent, carrier, outcome; or later (INS-02, INS-04, OP-08). */
export function InsuranceStep(props: StepProps) {
  const t = useText();
  const { order, status: trackerStatus, onChanged } = props;
  const { orderNumber } = order;
  const { data, error, reload, replace } = useApiData<InsuranceProgress>(
    INSURANCE_CALLS.progress(orderNumber),
  );
  const [isRetrying, setRetrying] = useState(false);
  const [goesOn, setGoesOn] = useState(false);
  const changed = (progress: InsuranceProgress) => {
    replace(progress);
    onChanged();
    setRetrying(false);
  };
  const carrier = useCarrierReturn(orderNumber, changed);
  useEffect(() => {
    // The tracker noticed a change, e.g. by a webhook; read what it was.
    reload();
  }, [trackerStatus, reload]);
  if (error && !data)
    return <LoadFailed error={error} onRetry={reload} title={t("We couldn't load this step")} />;
  if (!data) return <Waiting />;
  const status = insuranceStepStatus(data);
  if (status === "COMPLETED") return <Verified next={props.next} progress={data} />;
  if (carrier.isReading) return <Reading {...props} carrier={carrier} />;
  if (status === "NEEDS_ATTENTION" && !isRetrying)
    return <NotVerified {...props} onRetry={() => setRetrying(true)} progress={data} />;
  if (status === "IN_PROGRESS")
    return <CarrierVisit {...props} goesOn={goesOn} onCheck={reload} onProgress={changed} />;
  const agreed = (progress: InsuranceProgress) => {
    setGoesOn(true);
    changed(progress);
  };
  return <Consent {...props} onProgress={agreed} progress={data} />;
}

/** Back from the carrier, which takes its time: nobody has to stay. */
function Reading({ carrier, next }: StepProps & { carrier: CarrierReturn }) {
  const t = useText();
  return (
    <StepResult
      actions={next}
      icon="shield"
      title={t("Your carrier is looking up your policy")}
      tone="waiting"
    >
      {carrier.error ? (
        <RetryAlert onRetry={carrier.again}>{carrier.error.message}</RetryAlert>
      ) : (
        <p aria-live="polite" className="flex items-center gap-3">
          <Spinner /> {t("This takes a few seconds. You can continue in the meantime.")}
        </p>
      )}
    </StepResult>
  );
}

function Waiting() {
  const t = useText();
  return (
    <div aria-busy="true" className="grid gap-4">
      <p className="sr-only">{t("Loading your insurance")}</p>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-40" />
    </div>
  );
}

function Verified({ progress, next }: Pick<StepProps, "next"> & { progress: InsuranceProgress }) {
  const t = useText();
  const text = useTexts(insuranceMessages);
  return (
    <StepResult actions={next} icon="shield" title={t("Insurance verified")} tone="success">
      <p>
        {text("verified")}
        {progress.carrierName && ` ${progress.carrierName}`}
        {progress.policyNumberLast4 &&
          `, ${t("policy ending in {digits}", { digits: progress.policyNumberLast4 })}`}
      </p>
    </StepResult>
  );
}

function NotVerified({
  order,
  progress,
  goNext,
  onRetry,
}: StepProps & { progress: InsuranceProgress; onRetry: () => void }) {
  const t = useText();
  const text = useTexts(insuranceMessages);
  return (
    <StepResult
      actions={
        <>
          <Button className="max-sm:w-full" onClick={onRetry}>
            {t("Try another policy")}
          </Button>
          <LinkButton
            className="max-sm:w-full"
            look="secondary"
            to={`/progress/${encodeURIComponent(order.orderNumber)}/doc-upload`}
          >
            {t("Upload insurance card")}
          </LinkButton>
          <Button className="max-sm:w-full" look="quiet" onClick={goNext}>
            {t("Continue without it")}
          </Button>
        </>
      }
      icon="warning"
      title={t("Not verified yet")}
      tone="problem"
    >
      <p>{text("notVerified")}</p>
      <p className="text-body">{t((progress.policyStatus && REASONS[progress.policyStatus]) ?? "")}</p>
    </StepResult>
  );
}

function Consent(
  props: StepProps & { progress: InsuranceProgress; onProgress: (p: InsuranceProgress) => void },
) {
  const t = useText();
  const { order, brandName, progress, onProgress, goNext } = props;
  const { orderNumber } = order;
  const text = useTexts(insuranceMessages);
  const [isAgreed, setAgreed] = useState(false);
  const [problem, setProblem] = useState<string>();
  const consent = useWrite();
  const skip = useWrite();
  const start = async () => {
    if (!isAgreed) {
      setProblem(english("Please agree before we ask your carrier."));
      document.querySelector<HTMLElement>("#insurance-consent")?.focus();
      return;
    }
    const body = { orderNumber, termsVersion: 1, consentLanguage: document.documentElement.lang || "en" };
    const answer = await consent.run(() =>
      apiClient.post<InsuranceProgress>(INSURANCE_CALLS.consent, body, { idempotencyKey: true }),
    );
    if (answer) onProgress(answer);
  };
  const later = async () => {
    if (await skip.run(() => skipInsurance(orderNumber))) goNext();
  };
  const failure = consent.error ?? skip.error;
  return (
    <div className="grid max-w-form gap-6">
      <StepHeading title={t("Verify your insurance")}>
        {t(
          "You'll need proof of insurance before you get your car. We can ask your carrier directly. It takes about a minute.",
        )}
      </StepHeading>
      {progress.skipped && (
        <AlertBar type="warning">
          {t(
            "You saved this for later. Your insurance card stays on your document list until we verify your policy.",
          )}
        </AlertBar>
      )}
      {failure && <AlertBar type="error">{failure.message}</AlertBar>}
      <CheckboxField
        checked={isAgreed}
        error={problem}
        help={t("We only check that your policy is active.")}
        id="insurance-consent"
        label={text("consent").replace("{brand}", brandName)}
        onChange={(event) => {
          setAgreed(event.target.checked);
          setProblem(undefined);
        }}
      />
      <div className="flex flex-wrap items-center gap-3 max-sm:contents">
        <StepActions>
          <Button busy={consent.isBusy} className="max-sm:w-full" onClick={() => void start()}>
            {t("Find my policy")}
          </Button>
        </StepActions>
        <Button busy={skip.isBusy} className="max-sm:w-full" look="quiet" onClick={() => void later()}>
          {text("skip")}
        </Button>
      </div>
    </div>
  );
}
