import { useText } from "#platform/browser/texts.tsx";
import { nameFormSchema } from "../../domain/profile-schema.ts";
import { AuthField } from "../auth-field.tsx";
import { EditableSection } from "./editable-section.tsx";
import { profileApi, refreshGreeting } from "./profile-api.ts";
import { SectionButtons } from "./section-buttons.tsx";
import type { SectionFormProps, SectionProps } from "./section-props.ts";
import { useProfileText } from "./use-profile-text.ts";
import { useSectionForm } from "./use-section-form.ts";

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

function NameForm({ profile, onChange, done }: SectionFormProps) {
  const t = useText();
  const text = useProfileText();
  const section = useSectionForm({
    schema: nameFormSchema,
    hasPassword: profile.hasPassword,
    send: async (values) => {
      onChange(await profileApi.update(values));
      done(text("profile.saved"));
      await refreshGreeting();
    },
  });
  const { form } = section;
  return (
    <form {...form.formProps} className="grid gap-5" method="post" onSubmit={section.onSubmit}>
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
      <SectionButtons
        cancel={{ label: text("profile.cancel"), onClick: () => done() }}
        hasPassword={profile.hasPassword}
        id="name"
        section={section}
        submit={text("profile.save")}
      />
    </form>
  );
}
