import { useText } from "#platform/browser/texts/texts.tsx";
import { nameFormSchema } from "#modules/accounts/domain/profile-schema.ts";
import { AuthField } from "#modules/sign-in/ui/fields/auth-field.tsx";
import { EditableSection } from "./editable-section.tsx";
import { refreshGreeting } from "../profile-api.ts";
import { ProfileForm } from "../profile-form.tsx";
import type { SectionFormProps, SectionProps } from "./section-props.ts";
import { useProfileText } from "../use-profile-text.ts";
import { useProfileUpdate } from "../use-profile-update.ts";

/** VAL-01, VAL-03. */
export function NameSection(props: SectionProps) {
  const text = useProfileText();
  const { firstName, lastName } = props.profile;
  return (
    <EditableSection id="name" title={text("profile.name")} value={`${firstName} ${lastName}`.trim()}>
      {(done) => <NameForm {...props} done={done} />}
    </EditableSection>
  );
}

function NameForm(props: SectionFormProps) {
  const t = useText();
  const { profile, done } = props;
  const section = useProfileUpdate(nameFormSchema, props, refreshGreeting);
  const { form } = section;
  return (
    <ProfileForm id="name" onCancel={() => done()} section={section}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <AuthField
          autoComplete="given-name"
          defaultValue={profile.firstName}
          error={form.errorOf("firstName")}
          id="firstName"
          label={t("First name")}
          required
        />
        <AuthField
          autoComplete="family-name"
          defaultValue={profile.lastName}
          error={form.errorOf("lastName")}
          id="lastName"
          label={t("Last name")}
          required
        />
      </div>
    </ProfileForm>
  );
}
