import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { phoneFormSchema } from "#modules/accounts/domain/profile-schema.ts";
import { PhoneField } from "#modules/sign-in/ui/fields/phone-field.tsx";
import { EditableSection } from "./editable-section.tsx";
import { ProfileForm } from "../profile-form.tsx";
import type { SectionFormProps, SectionProps } from "./section-props.ts";
import { useProfileText } from "../use-profile-text.ts";
import { useProfileUpdate } from "../use-profile-update.ts";

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

function PhoneForm(props: SectionFormProps) {
  const t = useText();
  const text = useProfileText();
  const section = useProfileUpdate(schema, props);
  return (
    <ProfileForm id="phone" onCancel={() => props.done()} section={section}>
      <PhoneField
        defaultValue={formatPhone(props.profile.phoneNumber)}
        error={section.form.errorOf("phoneNumber")}
        help={text("profile.phoneHelp")}
        id="phoneNumber"
        label={t("Phone number")}
        required
      />
    </ProfileForm>
  );
}
