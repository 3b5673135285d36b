import { formatPhone } from "#platform/shared/fields/phone.ts";
import { useText } from "#platform/browser/texts.tsx";
import { phoneFormSchema } from "../../domain/profile-schema.ts";
import { PhoneField } from "../phone-field.tsx";
import { EditableSection } from "./editable-section.tsx";
import { profileApi } from "./profile-api.ts";
import { SectionButtons } from "./section-buttons.tsx";
import type { SectionFormProps, SectionProps } from "./section-props.ts";
import { useProfileText } from "./use-profile-text.ts";
import { useSectionForm } from "./use-section-form.ts";

/** Test numbers pass here; whether they are allowed is for the server to say. */
const schema = phoneFormSchema({ allowTestNumbers: true });

/** VAL-07, VAL-08. */
export function PhoneSection(props: SectionProps) {
  const text = useProfileText();
  const { phoneNumber } = props.profile;
  return (
    <EditableSection
      empty={phoneNumber === ""}
      id="phone"
      title={text("profile.phone")}
      value={phoneNumber === "" ? text("profile.noPhone") : formatPhone(phoneNumber)}
    >
      {(done) => <PhoneForm {...props} done={done} />}
    </EditableSection>
  );
}

function PhoneForm({ profile, onChange, done }: SectionFormProps) {
  const t = useText();
  const text = useProfileText();
  const section = useSectionForm({
    schema,
    hasPassword: profile.hasPassword,
    send: async (values) => {
      onChange(await profileApi.update(values));
      done(text("profile.saved"));
    },
  });
  return (
    <form {...section.form.formProps} className="grid gap-5" method="post" onSubmit={section.onSubmit}>
      <PhoneField
        defaultValue={formatPhone(profile.phoneNumber)}
        error={section.form.errorOf("phoneNumber")}
        help={text("profile.phoneHelp")}
        id="phoneNumber"
        label={t("Phone number")}
        required
      />
      <SectionButtons
        cancel={{ label: text("profile.cancel"), onClick: () => done() }}
        hasPassword={profile.hasPassword}
        id="phone"
        section={section}
        submit={text("profile.save")}
      />
    </form>
  );
}
