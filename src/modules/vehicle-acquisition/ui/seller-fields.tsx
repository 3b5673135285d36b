import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { SelectField } from "#design-system/select-field.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { US_STATES } from "#platform/shared/fields/address/us-states-data.ts";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";

/** As it is typed. */
export interface SellerDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly hasCoOwner: boolean;
  readonly coFirstName: string;
  readonly coLastName: string;
  readonly coEmail: string;
  readonly streetAddress: string;
  readonly addressLine2: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly phone: string;
  readonly phoneConsent: boolean;
  readonly vin: string;
}

interface SellerFieldsProps {
  readonly draft: SellerDraft;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (draft: SellerDraft) => void;
}

type TextName = Exclude<keyof SellerDraft, "hasCoOwner" | "phoneConsent">;

/** Names as on the title, address and phone. */
export function SellerFields({ draft, errors, onChange }: SellerFieldsProps) {
  const t = useText();
  const field = (name: TextName, label: string, autoComplete: string) => ({
    id: name,
    label,
    autoComplete,
    error: errors[name],
    value: draft[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ ...draft, [name]: event.target.value }),
  });
  return (
    <>
      <fieldset className="grid gap-5">
        <legend className="mb-3 text-lead font-semibold">{t("Who sells, as on the title")}</legend>
        <TextField {...field("firstName", t("First name"), "given-name")} />
        <TextField {...field("lastName", t("Last name"), "family-name")} />
        <CheckboxField
          checked={draft.hasCoOwner}
          id="hasCoOwner"
          label={t("The title names a second owner")}
          onChange={(event) => onChange({ ...draft, hasCoOwner: event.target.checked })}
        />
        {draft.hasCoOwner && (
          <>
            <TextField {...field("coFirstName", t("First name of the second owner"), "off")} />
            <TextField {...field("coLastName", t("Last name of the second owner"), "off")} />
            <TextField {...field("coEmail", t("Email of the second owner"), "off")} inputMode="email" />
          </>
        )}
      </fieldset>
      <fieldset className="grid gap-5">
        <legend className="mb-3 text-lead font-semibold">{t("Your address and phone")}</legend>
        <TextField {...field("streetAddress", t("Street address"), "address-line1")} maxLength={60} />
        <TextField
          {...field("addressLine2", t("Apartment or suite"), "address-line2")}
          maxLength={16}
          optional
        />
        <TextField {...field("city", t("City"), "address-level2")} maxLength={40} />
        <div className="grid grid-cols-[1fr_8rem] gap-5">
          <SelectField
            {...field("state", t("State"), "address-level1")}
            options={US_STATES.map(({ value, label }) => ({ value, label }))}
            placeholder={t("Choose")}
          />
          <TextField {...field("zipCode", t("Zip code"), "postal-code")} inputMode="numeric" maxLength={5} />
        </div>
        <TextField
          {...field("phone", t("Phone"), "tel-national")}
          inputMode="tel"
          onBlur={() => onChange({ ...draft, phone: formatPhone(draft.phone) })}
          type="tel"
        />
      </fieldset>
    </>
  );
}
