import { type FormEvent, type ReactNode, useState } from "react";
import type * as v from "valibot";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { RadioGroup } from "#design-system/radio-group.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { SubmitRow } from "#modules/sign-in/ui/submit-row.tsx";
import { type FormFields, useFormFields } from "#modules/sign-in/ui/use-form-fields.ts";
import { useWrite } from "#modules/order-steps/ui/use-write.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import {
  CELL_PHONE,
  dealSignerSchema,
  phoneSignerSchema,
  type SignerMethod,
} from "../../domain/signer-check-schema.ts";
import { english } from "#platform/shared/texts/text.ts";
import { EmailCheck } from "./email-check.tsx";
import { verifySigner } from "./signer-session.ts";

const METHODS: readonly { value: SignerMethod; label: string; help: string }[] = [
  {
    value: "EMAIL",
    label: english("common.email", "Email"),
    help: english(
      "contracting.signerCheck.sendPasscodeReadSignRight",
      "We send a passcode. You can read and sign right away.",
    ),
  },
  {
    value: "PHONE",
    label: english("contracting.signerCheck.cellPhone", "Cell phone"),
    help: english(
      "contracting.signerCheck.numberOrderLastName",
      "The number on your order and your last name.",
    ),
  },
  {
    value: "DEAL_XG_ID",
    label: english("contracting.signerCheck.dealId", "Deal ID"),
    help: english("contracting.signerCheck.messageLastName", "From our message, with your last name."),
  },
];

/** OP-23: three ways to be recognised, one at a time. */
export function SignerCheck({ onVerified }: { readonly onVerified: () => void }) {
  const t = useText();
  const [method, setMethod] = useState<SignerMethod>("EMAIL");
  return (
    <div className="grid gap-6">
      <RadioGroup
        id="signer-method"
        legend={t("contracting.signerCheck.howShouldRecognize", "How should we recognize you?")}
        onChange={(value) => setMethod(value as SignerMethod)}
        options={METHODS.map(({ value, label, help }) => ({ value, label: t(label), help: t(help) }))}
        value={method}
      />
      {method === "EMAIL" && <EmailCheck onVerified={onVerified} />}
      {method === "PHONE" && (
        <KnowledgeForm
          claim={{ method: "PHONE", phoneType: CELL_PHONE }}
          key="PHONE"
          onVerified={onVerified}
          reason={t(
            "contracting.signerCheck.enterCellPhoneLastName",
            "Enter your cell phone and last name to continue.",
          )}
          schema={phoneSignerSchema}
        >
          {(form) => (
            <TextField
              autoComplete="tel-national"
              error={form.errorOf("phone")}
              help={t("contracting.signerCheck.n10DigitsOrder", "10 digits, as on your order.")}
              id="phone"
              inputMode="tel"
              label={t("contracting.signerCheck.cellPhone", "Cell phone")}
              maxLength={24}
              required
              type="tel"
            />
          )}
        </KnowledgeForm>
      )}
      {method === "DEAL_XG_ID" && (
        <KnowledgeForm
          claim={{ method: "DEAL_XG_ID" }}
          key="DEAL_XG_ID"
          onVerified={onVerified}
          reason={t(
            "contracting.signerCheck.enterDealIdLastName",
            "Enter your deal ID and last name to continue.",
          )}
          schema={dealSignerSchema}
        >
          {(form) => (
            <TextField
              autoCapitalize="characters"
              autoComplete="off"
              error={form.errorOf("dealId")}
              help={t(
                "contracting.signerCheck.orderNumberWorksTooStarts",
                "Your order number works too. It starts with FC.",
              )}
              id="dealId"
              label={t("contracting.signerCheck.dealId", "Deal ID")}
              maxLength={64}
              required
              spellCheck={false}
            />
          )}
        </KnowledgeForm>
      )}
    </div>
  );
}

/** VAL-33: something about the order, and the last name. */
function KnowledgeForm({
  claim,
  schema,
  reason,
  onVerified,
  children,
}: {
  readonly claim: Readonly<Record<string, string>>;
  readonly schema: v.GenericSchema;
  readonly reason: string;
  readonly onVerified: () => void;
  readonly children: (form: FormFields) => ReactNode;
}) {
  const t = useText();
  const form = useFormFields(schema);
  const { run, error, isBusy } = useWrite();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy || !form.valid) return;
    const verified = await run(() => verifySigner({ ...form.values, ...claim }));
    if (verified) onVerified();
  };
  return (
    <form {...form.formProps} className="grid gap-5" method="post" onSubmit={(event) => void submit(event)}>
      {children(form)}
      <TextField
        autoComplete="family-name"
        error={form.errorOf("lastName")}
        id="lastName"
        label={t("common.lastName", "Last name")}
        maxLength={40}
        required
      />
      {error && <AlertBar type="wrongInput">{error.message}</AlertBar>}
      <SubmitRow busy={isBusy} ready={form.valid && form.changed} reason={reason}>
        {t("common.continue", "Continue")}
      </SubmitRow>
    </form>
  );
}
