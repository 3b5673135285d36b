import type { FormEvent } from "react";
import { Button } from "#design-system/button.tsx";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { ErrorSummary } from "#design-system/error-summary.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { usePath, useText } from "#platform/browser/texts/texts.tsx";
import type { Text } from "#platform/shared/texts/text.ts";
import type { LeadKind } from "../domain/lead-schema.ts";
import type { TestDriveTimes } from "../domain/test-drive-times.ts";
import { CommentsField } from "./comments-field.tsx";
import type { LeadSubject } from "./lead-subject.ts";
import type { LeadValues } from "../domain/lead-values.ts";
import { TestDriveFields } from "./test-drive-fields.tsx";
import type { Lead } from "./use-lead.ts";

interface LeadFormProps {
  readonly kind: LeadKind;
  readonly subject: LeadSubject;
  readonly lead: Lead;
  /** When it may be driven; undefined for messages. */
  readonly times?: TestDriveTimes | undefined;
  /** Instant at which the server wrote the page, for sending without script. */
  readonly openedAt?: string | undefined;
}

/** LEAD-01, LEAD-03. Sends itself to a page of its own where there is no script. */
export function LeadForm({ kind, subject, lead, times, openedAt }: LeadFormProps) {
  const t = useText();
  const path = usePath();
  const { values, errors, isBusy, change, submit } = lead;
  const { dealer, vehicleKey } = subject;
  const isDrive = kind === "test-drive";
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const said = Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, t(text)]));
  const labels = fieldLabels(t);
  const summary = Object.entries(said).map(([name, problem]) => {
    const label = labels[name as keyof typeof labels];
    return [name, label === undefined ? problem : t("{field}: {problem}", { field: label, problem })];
  });
  return (
    <form
      action={path(`/vehicles/${encodeURIComponent(vehicleKey)}/${kind}`)}
      className="grid gap-5"
      method="post"
      noValidate
      onSubmit={send}
    >
      <ErrorSummary
        errors={Object.fromEntries(summary) as Record<string, string>}
        title={t("Please check these answers")}
      />
      {isDrive && times && <TestDriveFields city={dealer.city} errors={said} lead={lead} times={times} />}
      <PersonFields dealer={dealer.name} errors={said} isDrive={isDrive} labels={labels} lead={lead} />
      <CommentsField
        error={said["comments"]}
        onChange={(comments) => change({ comments })}
        value={values.comments}
      />
      <Trap onChange={(website) => change({ website })} value={values.website} />
      {openedAt && <input name="openedAt" type="hidden" value={openedAt} />}
      <p>
        <Button busy={isBusy} className="max-sm:w-full" type="submit">
          {isDrive ? t("Request test drive") : t("Send message")}
        </Button>
      </p>
    </form>
  );
}

function fieldLabels(t: Text) {
  return {
    firstName: t("First name"),
    lastName: t("Last name"),
    email: t("Email address"),
    phone: t("Phone number"),
  };
}

interface PersonFieldsProps {
  readonly lead: Lead;
  readonly labels: ReturnType<typeof fieldLabels>;
  readonly errors: Readonly<Record<string, string>>;
  readonly isDrive: boolean;
  readonly dealer: string;
}

/** Who writes; a phone number comes with the consent to use it (VAL-09). */
function PersonFields({ lead: { values, change }, labels, errors, isDrive, dealer }: PersonFieldsProps) {
  const t = useText();
  const field = (name: keyof LeadValues) => ({
    id: name,
    error: errors[name],
    value: String(values[name]),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField autoComplete="given-name" label={labels.firstName} {...field("firstName")} />
        <TextField autoComplete="family-name" label={labels.lastName} {...field("lastName")} />
      </div>
      <TextField
        autoComplete="email"
        inputMode="email"
        label={labels.email}
        spellCheck={false}
        type="email"
        {...field("email")}
      />
      <div className="grid gap-1">
        <TextField
          autoComplete="tel-national"
          inputMode="tel"
          label={labels.phone}
          {...(isDrive ? { help: t("{dealer} calls to confirm the time.", { dealer }) } : { optional: true })}
          type="tel"
          {...field("phone")}
          onChange={(event) => change({ phone: formatPhone(event.target.value) })}
        />
        <CheckboxField
          checked={values.phoneConsent}
          error={errors["phoneConsent"]}
          id="phoneConsent"
          label={
            <span className="text-small">
              {t(
                "{dealer} may call and text me at this number about my request. Required to answer me at this number, not to buy. Message and data rates may apply.",
                { dealer },
              )}
            </span>
          }
          onChange={(event) => change({ phoneConsent: event.target.checked })}
          required={isDrive || values.phone.trim() !== ""}
        />
      </div>
    </>
  );
}

/** Machines fill in every field they find; nobody else meets this one. */
function Trap({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useText();
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label>
        {t("Leave this field empty")}
        <input
          autoComplete="off"
          name="website"
          onChange={(event) => onChange(event.target.value)}
          tabIndex={-1}
          type="text"
          value={value}
        />
      </label>
    </div>
  );
}
