import type { ComponentProps, FocusEvent } from "react";
import { type AddressField, AddressFields } from "#design-system/address-fields.tsx";
import { Button } from "#design-system/button.tsx";
import type { TextField } from "#design-system/text-field.tsx";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
import type { AddressPart } from "#platform/shared/fields/address/address-rule.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { homeAddressSchema, NO_ADDRESS } from "#modules/accounts/domain/profile-schema.ts";
import { AuthField } from "#modules/sign-in/ui/fields/auth-field.tsx";
import { EditableSection } from "./editable-section.tsx";
import { profileApi, type ProfileView } from "../profile-api.ts";
import { ProfileForm } from "../profile-form.tsx";
import type { SectionFormProps, SectionProps } from "./section-props.ts";
import { useAttempt } from "../use-attempt.ts";
import { useProfileText } from "../use-profile-text.ts";
import { useProfileUpdate } from "../use-profile-update.ts";

/** AUTH-19, VAL-10 to VAL-13. */
export function AddressSection(props: SectionProps) {
  const text = useProfileText();
  const { profile } = props;
  const empty = profile.address === "";
  return (
    <EditableSection
      empty={empty}
      help={text("profile.addressHelp")}
      id="address-section"
      title={text("profile.address")}
      value={empty ? text("profile.noAddress") : <AddressLines profile={profile} />}
    >
      {(done) => <AddressForm {...props} done={done} />}
    </EditableSection>
  );
}

function AddressLines({ profile }: { readonly profile: ProfileView }) {
  const lines = [
    profile.address,
    profile.addressLine2,
    `${profile.city}, ${profile.state} ${profile.zipCode}`,
  ];
  return (
    <address className="grid not-italic">
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

function AddressForm(props: SectionFormProps) {
  const text = useProfileText();
  const { profile, onChange, done } = props;
  const section = useProfileUpdate(homeAddressSchema, props);
  const { form } = section;
  /** Where a zip code is known, nobody types its city and state. */
  const fillIn = async ({ target }: FocusEvent<HTMLInputElement | HTMLSelectElement>): Promise<void> => {
    const { city, state } = await placeOf(target.value);
    const fields = target.form?.elements;
    for (const [name, value] of Object.entries({ city, state })) {
      const field = fields?.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
      if (field && field.value === "" && value !== undefined) field.value = value;
    }
    form.reread();
  };
  const field = (part: AddressPart): AddressField => {
    const name = part === "line1" ? "address" : part === "line2" ? "addressLine2" : part;
    return {
      id: name,
      error: form.errorOf(name),
      defaultValue: profile[name],
      required: part !== "line2",
      ...(part === "zipCode" && { onBlur: (event) => void fillIn(event) }),
    };
  };
  return (
    <ProfileForm
      below={
        profile.address !== "" && (
          <RemoveAddress
            onRemoved={(next) => {
              onChange(next);
              done(text("profile.addressRemoved"));
            }}
          />
        )
      }
      id="address"
      onCancel={() => done()}
      section={section}
    >
      <AddressFields Text={TextAbove} field={field} parts={["line1"]} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <AddressFields Text={TextAbove} field={field} parts={["line2", "zipCode", "city", "state"]} />
      </div>
    </ProfileForm>
  );
}

/** Its error stands below, as everywhere in the profile. */
function TextAbove({ label, optional, error, ...input }: ComponentProps<typeof TextField>) {
  const t = useText();
  const { countdown: _, before: __, fieldClassName: ___, ...rest } = input;
  return <AuthField {...rest} error={error} label={optional ? `${label} ${t("(optional)")}` : label} />;
}

function RemoveAddress({ onRemoved }: { readonly onRemoved: (profile: ProfileView) => void }) {
  const text = useProfileText();
  const { busy, problem, run } = useAttempt();
  const remove = () => run("remove", async () => onRemoved(await profileApi.update(NO_ADDRESS)));
  return (
    <div className="grid justify-items-start gap-1 border-t border-line pt-3">
      <Button busy={busy !== undefined} className="-ml-3" look="quiet" onClick={() => void remove()}>
        {text("profile.removeAddress")}
      </Button>
      {problem !== undefined && (
        <p className="text-small text-danger" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** A help only: what is not known is typed. */
async function placeOf(zip: string): Promise<{ city?: string; state?: string }> {
  if (!/^\d{5}$/u.test(zip)) return {};
  try {
    return await apiClient.get<{ city: string; state: string }>(`/public/geo/zip/${zip}`);
  } catch (error) {
    if (isApiError(error)) return {};
    throw error;
  }
}
