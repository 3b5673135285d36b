import * as v from "valibot";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { Icon } from "#design-system/icon.tsx";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { saveBlob } from "#platform/browser/http/save-blob.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { emailSchema } from "#platform/shared/fields/email.ts";
import { REQUIRED } from "#platform/shared/fields/field-messages.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { AGREE_TO_EMAIL, type LetterDelivery } from "../../domain/letter-delivery.ts";
import { EmailField } from "#modules/prequalification/ui/journey/forms/email-field.tsx";
import { JourneyField } from "#modules/prequalification/ui/journey/forms/journey-field.tsx";
import { JourneyForm } from "#modules/prequalification/ui/journey/forms/journey-form.tsx";
import { useJourneyForm } from "#modules/prequalification/ui/journey/forms/use-journey-form.ts";
import { letterCalls, type LetterDoor } from "./letter-calls.ts";

const sampleCode = v.pipe(v.optional(v.string(), ""), v.trim(), v.nonEmpty(REQUIRED));
const agreed = v.pipe(
  v.optional(v.boolean(), false),
  v.check((isTicked) => isTicked, AGREE_TO_EMAIL),
);
const toKnownAddress = formSchema({ sampleCode, agreed });
const toTypedAddress = formSchema({ email: emailSchema, sampleCode, agreed });

interface EmailChoiceProps {
  readonly door: LetterDoor;
  readonly delivery: LetterDelivery;
  readonly onChosen: (delivery: LetterDelivery) => void;
}

/** E-SIGN: open a sample, type its code, read what is agreed to, and agree. */
export function EmailChoice({ door, delivery, onChosen }: EmailChoiceProps) {
  const t = useText();
  const { consent, emailHint } = delivery;
  const download = useWrite();
  const form = useJourneyForm({
    schema: emailHint === null ? toTypedAddress : toKnownAddress,
    send: async ({ email, sampleCode: code }) => {
      const typed = typeof email === "string" && email.trim() !== "" ? { email: email.trim() } : {};
      const chosen = { by: "email", version: consent.version, agreed: true, ...typed } as const;
      onChosen(await letterCalls.choose(door, { ...chosen, sampleCode: String(code ?? "") }));
    },
  });
  const open = async (): Promise<void> => {
    const pdf = await download.run(() => letterCalls.sample(door));
    if (pdf !== undefined) saveBlob(pdf, "sample-letter.pdf");
  };
  return (
    <JourneyForm form={form} submit={t("Send it by email")}>
      <div className="grid justify-items-start gap-3">
        <p>
          {t("First make sure that you can open our letters: open this sample and type the code it shows.")}
        </p>
        <Button busy={download.isBusy} look="secondary" onClick={() => void open()} type="button">
          <Icon name="document" />
          {t("Open the sample PDF")}
        </Button>
        {download.error && <AlertBar type="error">{download.error.message}</AlertBar>}
      </div>
      <JourneyField
        autoCapitalize="characters"
        autoComplete="off"
        className="tabular"
        form={form}
        maxLength={20}
        name="sampleCode"
        spellCheck={false}
      />
      {emailHint === null ? (
        <EmailField form={form} />
      ) : (
        <p>{t("It goes to {email}.", { email: emailHint })}</p>
      )}
      <div className="grid gap-1">
        <p className="max-w-prose">{consent.text}</p>
        <CheckboxField error={form.errorOf("agreed")} id="agreed" label={consent.agreement} />
      </div>
    </JourneyForm>
  );
}
