import { type ReactNode, useState } from "react";
import type * as v from "valibot";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { RadioGroup } from "#design-system/radio-group.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { SubmitRow } from "#modules/sign-in/ui/forms/submit-row.tsx";
import { useForm } from "#platform/browser/forms/use-form.ts";
import type { TypedFields } from "#platform/browser/forms/use-typed-fields.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import {
  CELL_PHONE,
  dealSignerSchema,
  phoneSignerSchema,
  type SignerMethod,
} from "../domain/signer-check-schema.ts";
import { english } from "#platform/shared/texts/text.ts";
import { EmailCheck } from "./email-check.tsx";
import { verifySigner } from "./signer-session.ts";

const METHODS: readonly { value: SignerMethod; label: string; help: string }[] = [
  {
    value: "EMAIL",
    label: english("Email"),
    help: english("We send a passcode. You can read and sign right away."),
  },
  {
    value: "PHONE",
    label: english("Cell phone"),
    help: english("The number on your order and your last name."),
  },
  { value: "DEAL_XG_ID", label: english("Deal ID"), help: english("From our message, with your last name.") },
];

/** OP-23: three ways to be recognized, one at a time. */
export function SignerCheck({ onVerified }: { readonly onVerified: () => void }) {
  const t = useText();
  const [method, setMethod] = useState<SignerMethod>("EMAIL");
  return (
    <div className="grid gap-6">
      <RadioGroup
        id="signer-method"
        legend={t("How should we recognize you?")}
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
          reason={t("Enter your cell phone and last name to continue.")}
          schema={phoneSignerSchema}
        >
          {(form) => (
            <TextField
              autoComplete="tel-national"
              error={form.errorOf("phone")}
              help={t("10 digits, as on your order.")}
              id="phone"
              inputMode="tel"
              label={t("Cell phone")}
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
          reason={t("Enter your deal ID and last name to continue.")}
          schema={dealSignerSchema}
        >
          {(form) => (
            <TextField
              autoCapitalize="characters"
              autoComplete="off"
              error={form.errorOf("dealId")}
              help={t("Your order number works too. It starts with FC.")}
              id="dealId"
              label={t("Deal ID")}
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
  readonly children: (form: TypedFields) => ReactNode;
}) {
  const t = useText();
  const form = useForm({
    schema,
    async send(values) {
      await verifySigner({ ...values, ...claim });
      onVerified();
    },
  });
  return (
    <form {...form.formProps} className="grid gap-5" method="post" onSubmit={form.onSubmit}>
      {children(form)}
      <TextField
        autoComplete="family-name"
        error={form.errorOf("lastName")}
        id="lastName"
        label={t("Last name")}
        maxLength={40}
        required
      />
      {form.refusal && <AlertBar type="wrongInput">{form.refusal.text}</AlertBar>}
      <SubmitRow busy={form.busy} ready={form.ready} reason={reason}>
        {t("Continue")}
      </SubmitRow>
    </form>
  );
}
