import { useState } from "react";
import * as v from "valibot";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { RadioGroup } from "#design-system/radio-group.tsx";
import { SelectField } from "#design-system/select-field.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { useForm } from "#platform/browser/forms/use-form.ts";
import type { FormValues } from "#platform/browser/forms/use-typed-fields.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { isLanguage, type Language, LANGUAGE_NAMES, LANGUAGES } from "#platform/shared/texts/language.ts";
import type { JointView } from "#modules/credit/domain/application-view.ts";
import { useWizard } from "./wizard.tsx";

/** The joint applicant's link: where it went, and sending it, once or again. */
export function InvitationBox({ joint: { invitation } }: { readonly joint: JointView }) {
  const t = useText();
  const [isSending, setSending] = useState(invitation === null);
  if (invitation === null || isSending)
    return <SendLink earlier={invitation?.language} onSent={() => setSending(false)} />;
  const { sentTo, isExpired, isOpened } = invitation;
  return (
    <Card className="grid gap-3">
      {isExpired ? (
        <p>{t("The link to {contact} has expired.", { contact: sentTo })}</p>
      ) : (
        <>
          <p>
            {t("Link sent to {contact}.", { contact: sentTo })} {isOpened && t("It has been opened.")}
          </p>
          <p className="text-small text-ink-muted">
            {t("It works for 72 hours, on the first phone or computer that opens it.")}
          </p>
        </>
      )}
      <Button className="justify-self-start" look="secondary" onClick={() => setSending(true)}>
        {t("Send a new link")}
      </Button>
    </Card>
  );
}

/** The server knows what an email address or a phone number is. */
const AS_TYPED = v.looseObject({});

const textOf = (values: FormValues, name: string): string => {
  const value = values[name];
  return typeof value === "string" ? value : "";
};

interface SendLinkProps {
  /** Language of an earlier link. */
  readonly earlier: Language | null | undefined;
  readonly onSent: () => void;
}

function SendLink({ earlier, onSent }: SendLinkProps) {
  const t = useText();
  const { calls, replace } = useWizard();
  const [by, setBy] = useState<"email" | "phone">("email");
  const form = useForm({
    schema: AS_TYPED,
    mayBeUnchanged: true,
    focus: by,
    send: async (values) => {
      const phoneConsent = values["phoneConsent"] === true;
      const contact =
        by === "email" ? { email: textOf(values, "email") } : { phone: textOf(values, "phone") };
      const chosen = values["language"];
      const language = isLanguage(chosen) ? chosen : t.language;
      const saved = await calls.owner?.invite({ ...contact, phoneConsent, language });
      if (saved === undefined) return;
      replace(saved);
      onSent();
    },
  });
  return (
    <Card>
      <form {...form.formProps} className="grid gap-4" onSubmit={form.onSubmit}>
        <RadioGroup
          columns={2}
          id="by"
          legend={t("How should we send the link?")}
          onChange={(value) => setBy(value === "phone" ? "phone" : "email")}
          options={[
            { value: "email", label: t("By email") },
            { value: "phone", label: t("By text message") },
          ]}
          value={by}
        />
        {by === "email" ? (
          <TextField
            autoComplete="off"
            error={form.errorOf("email")}
            id="invited-email"
            label={t("Their email")}
            maxLength={200}
            name="email"
            type="email"
          />
        ) : (
          <>
            <TextField
              autoComplete="off"
              error={form.errorOf("phone")}
              id="invited-phone"
              inputMode="tel"
              label={t("Their phone")}
              maxLength={40}
              name="phone"
              type="tel"
            />
            <CheckboxField
              error={form.errorOf("phoneConsent")}
              id="invited-phone-consent"
              label={t("They agreed to get this text message. Message and data rates may apply.")}
              name="phoneConsent"
            />
          </>
        )}
        <SelectField
          defaultValue={earlier ?? t.language}
          id="invited-language"
          label={t("Language of the invitation")}
          name="language"
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
        {form.refusal && <AlertBar type="error">{form.refusal.text}</AlertBar>}
        <Button
          busy={form.busy}
          className="max-sm:w-full sm:justify-self-start"
          look="secondary"
          type="submit"
        >
          {t("Send the link")}
        </Button>
      </form>
    </Card>
  );
}
