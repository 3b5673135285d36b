import { AlertBar } from "#design-system/alert-bar.tsx";
import { Disclosure } from "#design-system/disclosure.tsx";
import { StepHeading } from "#modules/order-steps/ui/step-heading.tsx";
import type { StepProps } from "#modules/order-steps/ui/step-props.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { IdVerificationRecord, IdVerificationView } from "../domain/id-verification.ts";
import { ContinueHere } from "./continue-here.tsx";
import { LinkSent } from "./link-sent.tsx";
import { SendLinkForm } from "./send-link-form.tsx";
import { useIsPhone } from "./use-is-phone.ts";
import { useProblem } from "./use-problem.ts";

interface CoBuyersIdProps extends StepProps {
  readonly record: NonNullable<IdVerificationView["coBuyer"]>;
  readonly onSent: (record: IdVerificationRecord) => void;
}

/** The ID of who buys together with the owner: on their own phone, or on this one. */
export function CoBuyersId(props: CoBuyersIdProps) {
  const t = useText();
  const problem = useProblem(props.record);
  const isPhone = useIsPhone();
  const { record, order, onChanged } = props;
  const { firstName: name } = record;
  if (record.isInPersonOnly)
    return (
      <StepHeading title={t("We'll check {name}'s ID in person", { name })}>
        {t("There's nothing to do now. Continue with the other steps.")}
      </StepHeading>
    );
  if (record.status === "INITIATED" && !record.isExpired)
    return (
      <div className="grid gap-2">
        <p className="font-semibold">{t("{name}'s ID", { name })}</p>
        <LinkSent {...props} onCheck={onChanged} person="co-buyer" />
      </div>
    );
  const form = <SendLinkForm {...props} knownPhone={record.knownPhone} person="co-buyer" />;
  return (
    <div className="grid max-w-form gap-6">
      <StepHeading title={t("Verify {name}'s ID", { name })}>
        {t("{name} buys this car with you, so we check their driver's license too.", { name })}
      </StepHeading>
      {problem && (
        <AlertBar title={problem} type={record.isExpired ? "expired" : "error"}>
          {t("A new link replaces the old one. Bright light and a flat surface help.")}
        </AlertBar>
      )}
      {isPhone ? (
        <>
          <ContinueHere orderNumber={order.orderNumber} person="co-buyer" />
          <Disclosure summary={t("Use another phone")}>
            <div className="pt-3">{form}</div>
          </Disclosure>
        </>
      ) : (
        form
      )}
    </div>
  );
}
