import { useEffect } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Disclosure } from "#design-system/disclosure.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { LoadFailed } from "#modules/orders/ui/load-failed.tsx";
import { StepHeading } from "#modules/order-steps/ui/step-heading.tsx";
import type { StepProps } from "#modules/order-steps/ui/step-props.ts";
import { StepResult } from "#modules/order-steps/ui/step-result.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import type { IdVerificationRecord, IdVerificationView } from "../domain/id-verification.ts";
import { idVerificationMessages } from "../messages.ts";
import { CoBuyersId } from "./co-buyers-id.tsx";
import { ContinueHere } from "./continue-here.tsx";
import { LinkSent } from "./link-sent.tsx";
import { PictureExamples } from "./picture-examples.tsx";
import { SendLinkForm } from "./send-link-form.tsx";
import { useIsPhone } from "./use-is-phone.ts";
import { useProblem } from "./use-problem.ts";

/** Verifies the buyer's ID on their phone: link, waiting, outcome (IDV-01 to IDV-08, OP-19). */
export function IdStep(props: StepProps) {
  const t = useText();
  const { order, status, onChanged } = props;
  const orderId = encodeURIComponent(order.orderNumber);
  const path = `/public/id-verification/doc-verification/consumer?orderId=${orderId}`;
  const { data, error, reload, replace } = useApiData<IdVerificationView>(path);
  useEffect(() => {
    // The tracker noticed an outcome; read what it was.
    reload();
  }, [status, reload]);
  const sent = (change: Partial<IdVerificationView>) => {
    if (data) replace({ ...data, ...change });
    onChanged();
  };
  if (error && !data)
    return <LoadFailed error={error} onRetry={reload} title={t("We couldn't load this step")} />;
  if (!data) return <Waiting />;
  const { coBuyer } = data;
  const others = coBuyer !== null && !coBuyer.isVerified && (
    <CoBuyersId
      {...props}
      onSent={(record) => sent({ coBuyer: { ...coBuyer, ...record } })}
      record={coBuyer}
    />
  );
  if (status === "COMPLETED") return <Complete next={props.next} />;
  if (data.status === "SUCCESSFUL") return others || <Complete next={props.next} />;
  if (data.isInPersonOnly)
    return (
      <div className="grid gap-8">
        <InPerson {...props} />
        {others}
      </div>
    );
  // With two people the step's status may be about the other one.
  const isFailed = status === "NEEDS_ATTENTION" && coBuyer === null;
  if (data.status === "INITIATED" && !data.isExpired && !isFailed)
    return <LinkSent {...props} onCheck={onChanged} onSent={sent} record={data} />;
  return <Send {...props} onSent={sent} record={data} />;
}

function Waiting() {
  const t = useText();
  return (
    <div aria-busy="true" className="grid gap-4">
      <p className="sr-only">{t("Loading your ID verification")}</p>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-40" />
    </div>
  );
}

function Complete({ next }: Pick<StepProps, "next">) {
  const t = useText();
  return (
    <StepResult actions={next} icon="check" title={t("ID verified")} tone="success">
      <p>{t("Thank you. We matched your driver's license to you.")}</p>
    </StepResult>
  );
}

/** OP-19, IDV-08: no capture online; what happens instead. */
function InPerson({ next, supportPhone }: StepProps) {
  const t = useText();
  const text = useTexts(idVerificationMessages);
  return (
    <StepResult actions={next} icon="user" title={t("We'll check your ID in person")} tone="waiting">
      <p>{text("inPerson")}</p>
      <p className="text-body">
        {rich(t("There's nothing to do now. Continue with the other steps. Questions? Call {phone}."), {
          phone: <PhoneLink number={supportPhone} />,
        })}
      </p>
    </StepResult>
  );
}

function Send(
  props: StepProps & { record: IdVerificationView; onSent: (record: IdVerificationRecord) => void },
) {
  const t = useText();
  const problem = useProblem(props.record);
  const isPhone = useIsPhone();
  return (
    <div className="grid max-w-form gap-6">
      <StepHeading title={problem ? t("Try your ID again") : t("Verify your ID")}>
        {isPhone
          ? t(
              "Take a picture of both sides of your driver's license with this phone. It takes about two minutes.",
            )
          : t(
              "Take a photo of your driver's license with your phone. We'll text you a link, and this page continues automatically.",
            )}
      </StepHeading>
      {problem && (
        <AlertBar title={problem} type={props.record.isExpired ? "expired" : "error"}>
          {t("A new link replaces the old one. Bright light and a flat surface help.")}
        </AlertBar>
      )}
      <PictureExamples />
      {isPhone ? (
        <>
          <ContinueHere orderNumber={props.order.orderNumber} />
          <Disclosure summary={t("Use another phone")}>
            <div className="pt-3">
              <SendLinkForm {...props} knownPhone={props.record.knownPhone} />
            </div>
          </Disclosure>
        </>
      ) : (
        <SendLinkForm {...props} knownPhone={props.record.knownPhone} />
      )}
    </div>
  );
}
