import { useState, type FormEvent } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { SelectField } from "#design-system/select-field.tsx";
import { StepActions } from "#design-system/step-actions.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { DemoNote } from "#modules/order-steps/ui/demo-note.tsx";
import type { StepProps } from "#modules/order-steps/ui/step-props.ts";
import { STATE_CODES } from "#platform/shared/fields/address/us-states-data.ts";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import type { PartyRole } from "#modules/orders/domain/order-party.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { checkPhone, phoneDigits } from "#platform/shared/fields/phone/phone.ts";
import { CONSENT_REQUIRED } from "#platform/shared/fields/field-messages.ts";
import { needsPhoneConsent, phoneConsentProblem } from "#platform/shared/fields/phone/phone-consent.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import type { IdVerificationRecord } from "../domain/id-verification.ts";
import { rememberPhone } from "./demo-phone.ts";

interface SendLinkFormProps extends StepProps {
  readonly onSent: (record: IdVerificationRecord) => void;
  readonly label?: string;
  /** What the buyer told us at checkout; nobody types it twice (WCAG 3.3.7). */
  readonly knownPhone: string | null;
  /** Whose ID; the owner's when left out. */
  readonly person?: PartyRole | undefined;
}

/** Asks for the phone and texts the link (IDV-07). */
export function SendLinkForm({
  order,
  isDemo,
  onSent,
  label,
  knownPhone,
  person = "buyer",
}: SendLinkFormProps) {
  const t = useText();
  const { orderNumber } = order;
  // Somebody else agrees for their own number, each time.
  const agreedPhone = person === "buyer" ? (knownPhone ?? undefined) : undefined;
  const [phone, setPhone] = useState(() => formatPhone(knownPhone ?? ""));
  const [consent, setConsent] = useState(false);
  const [isConsentMissing, setConsentMissing] = useState(false);
  const [idState, setIdState] = useState("");
  const [problem, setProblem] = useState<string>();
  const { run, error, isBusy } = useWrite();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = checkPhone(phone, { allowTestNumbers: isDemo });
    setProblem(found);
    if (found) {
      document.querySelector<HTMLElement>("#id-phone")?.focus();
      return;
    }
    const isMissing = phoneConsentProblem({ phone, consent, agreedPhone }) !== undefined;
    setConsentMissing(isMissing);
    if (isMissing) {
      document.querySelector<HTMLElement>("#id-phone-consent")?.focus();
      return;
    }
    const about = { orderNumber, person, idState: idState || null };
    const body = { ...about, phone: phoneDigits(phone), phoneConsent: consent };
    const record = await run(() =>
      apiClient.post<IdVerificationRecord>("/public/id-verification/doc-verification/link", body, {
        idempotencyKey: true,
      }),
    );
    if (!record) return;
    if (isDemo) rememberPhone(orderNumber, phoneDigits(phone) ?? "");
    onSent(record);
  };
  const isAboutPhone = error?.fields["phone"] !== undefined;
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
      {error && !isAboutPhone && <AlertBar type="error">{error.message}</AlertBar>}
      <TextField
        autoComplete="tel-national"
        error={problem ?? error?.fields["phone"]}
        help={t("A cell phone with a camera. Message and data rates may apply.")}
        id="id-phone"
        inputMode="tel"
        label={t("Cell phone number")}
        onBlur={() => setPhone(formatPhone(phone))}
        onChange={(event) => {
          setPhone(event.target.value);
          setConsent(false);
        }}
        type="tel"
        value={phone}
      />
      {needsPhoneConsent({ phone, agreedPhone }) && (
        <CheckboxField
          checked={consent}
          error={isConsentMissing && !consent ? t(CONSENT_REQUIRED) : undefined}
          id="id-phone-consent"
          label={t("I agree to get a text message with this link. Message and data rates may apply.")}
          onChange={(event) => setConsent(event.target.checked)}
          required
        />
      )}
      <SelectField
        help={t("Only if it differs from the state you live in.")}
        id="id-state"
        label={t("State on your driver's license")}
        onChange={(event) => setIdState(event.target.value)}
        optional
        options={STATE_CODES.map((code) => ({ value: code, label: code }))}
        placeholder={t("Same as my home state")}
        value={idState}
      />
      {isDemo && (
        <DemoNote>
          <p>
            {rich(t("Use a test number such as {bold}. Nothing is sent; the message appears on this page."), {
              bold: <b>(512) 555-0142</b>,
            })}
          </p>
        </DemoNote>
      )}
      <StepActions>
        <Button busy={isBusy} className="max-sm:w-full" type="submit">
          {label ?? t("Text me the link")}
        </Button>
      </StepActions>
    </form>
  );
}
