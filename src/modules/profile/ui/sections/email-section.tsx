import { useState } from "react";
import * as v from "valibot";
import { checkEmailChanged } from "#platform/shared/fields/email.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { emailChangeSchema } from "#modules/accounts/domain/profile-schema.ts";
import { AuthField } from "#modules/sign-in/ui/fields/auth-field.tsx";
import { EditableSection } from "./editable-section.tsx";
import { EmailCodeForm } from "../email-code-form.tsx";
import { EmailText } from "../email-text.tsx";
import { type EmailCodeSent, profileApi } from "../profile-api.ts";
import { ProfileForm } from "../profile-form.tsx";
import { PROVIDER_NAMES } from "../provider-names.ts";
import { SectionRow } from "./section-row.tsx";
import type { SectionFormProps, SectionProps } from "./section-props.ts";
import { useProfileText } from "../use-profile-text.ts";
import { useSectionForm } from "./use-section-form.ts";

/** VAL-05; for accounts of somebody else's sign-in the address is theirs to change (AUTH-13). */
export function EmailSection(props: SectionProps) {
  const t = useText();
  const text = useProfileText();
  const { email, hasPassword, signsInWith } = props.profile;
  const title = text("profile.email");
  const value = <EmailText email={email} />;
  if (!hasPassword && signsInWith.length > 0) {
    const provider = signsInWith.map((name) => t(PROVIDER_NAMES[name])).join(", ");
    return (
      <SectionRow id="email" title={title}>
        {value}
        <p className="text-small text-ink-muted">{text("profile.emailManaged", { provider })}</p>
      </SectionRow>
    );
  }
  return (
    <EditableSection help={text("profile.emailHelp")} id="email" title={title} value={value}>
      {(done) => <EmailChange {...props} done={done} />}
    </EditableSection>
  );
}

/** First the address, then its code. */
function EmailChange(props: SectionFormProps) {
  const [sent, setSent] = useState<EmailCodeSent>();
  return sent === undefined ? (
    <EmailForm {...props} onSent={setSent} />
  ) : (
    <EmailCodeForm {...props} onOther={() => setSent(undefined)} onSent={setSent} sent={sent} />
  );
}

function EmailForm({
  profile,
  done,
  onSent,
}: SectionFormProps & { readonly onSent: (sent: EmailCodeSent) => void }) {
  const t = useText();
  const text = useProfileText();
  const section = useSectionForm({
    schema: differentFrom(profile.email),
    hasPassword: profile.hasPassword,
    send: async (values) => onSent(await profileApi.askEmail(values)),
  });
  const { form } = section;
  const field = { autoCapitalize: "none", autoCorrect: "off", inputMode: "email", type: "email" } as const;
  return (
    <ProfileForm id="email" onCancel={() => done()} section={section} submit={text("profile.emailSend")}>
      <AuthField
        {...field}
        autoComplete="email"
        error={form.errorOf("email")}
        id="newEmail"
        label={t("New email")}
        name="email"
        required
      />
      <AuthField
        {...field}
        autoComplete="off"
        error={form.errorOf("emailConfirmation")}
        id="emailConfirmation"
        label={t("Confirm new email")}
        required
      />
    </ProfileForm>
  );
}

function differentFrom(current: string) {
  return v.pipe(
    emailChangeSchema,
    v.forward(
      v.rawCheck(({ dataset, addIssue }) => {
        const message = dataset.typed ? checkEmailChanged(dataset.value.email, current) : undefined;
        if (message !== undefined) addIssue({ message });
      }),
      ["email"],
    ),
  );
}
