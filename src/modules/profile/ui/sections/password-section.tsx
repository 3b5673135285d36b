import { useState } from "react";
import { useText } from "#platform/browser/texts/texts.tsx";
import { COMMON_PASSWORD } from "#platform/shared/fields/password.ts";
import { passwordChangeSchema } from "#modules/accounts/domain/profile-schema.ts";
import { PasswordChecklist } from "#modules/sign-in/ui/fields/password-checklist.tsx";
import { PasswordField } from "#modules/sign-in/ui/fields/password-field.tsx";
import { TextLink } from "#modules/sign-in/ui/frame/text-link.tsx";
import { useCommonPassword } from "#modules/sign-in/ui/fields/use-common-password.ts";
import { EditableSection } from "./editable-section.tsx";
import { profileApi } from "../profile-api.ts";
import { ProfileForm } from "../profile-form.tsx";
import { SectionRow } from "./section-row.tsx";
import type { SectionFormProps, SectionProps } from "./section-props.ts";
import { useProfileText } from "../use-profile-text.ts";
import { useSectionForm } from "./use-section-form.ts";

/** VAL-17; where there is no password yet, the reset sets the first (AUTH-13). */
export function PasswordSection(props: SectionProps & { readonly onSignedOutOthers: () => void }) {
  const t = useText();
  const text = useProfileText();
  const title = text("profile.password");
  if (!props.profile.canChangePassword) {
    const isHosted = props.profile.signsInWith.includes("hosted");
    return (
      <SectionRow id="password" title={title}>
        <p>{text(isHosted ? "profile.hostedPassword" : "profile.noPassword")}</p>
        <p>
          <TextLink href="/reset-password">
            {text(isHosted ? "profile.resetPassword" : "profile.setPassword")}
          </TextLink>
        </p>
      </SectionRow>
    );
  }
  const dots = (
    <>
      <span aria-hidden="true" className="tracking-[0.2em]">
        ••••••••
      </span>
      <span className="sr-only">{t("Set")}</span>
    </>
  );
  return (
    <EditableSection help={text("profile.passwordHelp")} id="password" title={title} value={dots}>
      {(done) => <PasswordForm {...props} done={done} />}
    </EditableSection>
  );
}

function PasswordForm({
  profile,
  done,
  onSignedOutOthers,
}: SectionFormProps & { readonly onSignedOutOthers: () => void }) {
  const text = useProfileText();
  const [visited, setVisited] = useState(false);
  const section = useSectionForm({
    schema: passwordChangeSchema,
    hasPassword: profile.hasPassword,
    send: async (values) => {
      await profileApi.changePassword(values);
      onSignedOutOthers();
      done(text("profile.passwordChanged"));
    },
  });
  const { form } = section;
  const t = useText();
  const newPassword = String(form.values["newPassword"] ?? "");
  const { email, firstName, lastName } = profile;
  const isCommon = useCommonPassword(newPassword, { email, firstName, lastName });
  return (
    <ProfileForm id="password" onCancel={() => done()} section={section}>
      {/* Password managers want to know whose password it is. */}
      <input autoComplete="username" defaultValue={profile.email} hidden readOnly type="email" />
      <PasswordField
        autoComplete="current-password"
        error={form.errorOf("currentPassword")}
        id="currentPassword"
        label={text("profile.currentPassword")}
        required
      />
      <div className="grid gap-2" onFocus={() => setVisited(true)}>
        <PasswordField
          autoComplete="new-password"
          error={form.serverErrors["newPassword"] ?? (isCommon === true ? t(COMMON_PASSWORD) : undefined)}
          id="newPassword"
          label={text("profile.newPassword")}
          required
        />
        {visited && <PasswordChecklist id="new-password-rules" isCommon={isCommon} password={newPassword} />}
      </div>
      <PasswordField
        autoComplete="new-password"
        error={form.errorOf("passwordConfirmation")}
        id="passwordConfirmation"
        label={text("profile.repeatPassword")}
        required
      />
    </ProfileForm>
  );
}
