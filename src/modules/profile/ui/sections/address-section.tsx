import type { FocusEvent } from "react";
import { Button } from "#design-system/button.tsx";
import { SelectField } from "#design-system/select-field.tsx";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { US_STATES } from "#platform/shared/fields/address/us-states-data.ts";
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
  const t = useText();
  const text = useProfileText();
  const { profile, onChange, done } = props;
  const section = useProfileUpdate(homeAddressSchema, props);
  const { form } = section;
  /** Where a zip code is known, nobody types its city and state. */
  const fillIn = async ({ target }: FocusEvent<HTMLInputElement>): Promise<void> => {
    const { city, state } = await placeOf(target.value);
    const fields = target.form?.elements;
    for (const [name, value] of Object.entries({ city, state })) {
      const field = fields?.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
      if (field && field.value === "" && value !== undefined) field.value = value;
    }
    form.reread();
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
      <AuthField
        autoComplete="address-line1"
        defaultValue={profile.address}
        error={form.errorOf("address")}
        id="address"
        label={t("Street address")}
        required
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <AuthField
          autoComplete="address-line2"
          defaultValue={profile.addressLine2}
          error={form.errorOf("addressLine2")}
          id="addressLine2"
          label={t("Apartment or suite (optional)")}
          maxLength={16}
        />
        <AuthField
          autoComplete="postal-code"
          defaultValue={profile.zipCode}
          error={form.errorOf("zipCode")}
          id="zipCode"
          inputMode="numeric"
          label={t("Zip code")}
          maxLength={5}
          onBlur={(event) => void fillIn(event)}
          required
        />
        <AuthField
          autoComplete="address-level2"
          defaultValue={profile.city}
          error={form.errorOf("city")}
          id="city"
          label={t("City")}
          required
        />
        <SelectField
          autoComplete="address-level1"
          defaultValue={profile.state}
          error={form.errorOf("state")}
          id="state"
          label={t("State")}
          options={US_STATES}
          placeholder={t("Choose a state")}
          required
        />
      </div>
    </ProfileForm>
  );
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
