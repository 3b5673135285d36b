import { AddressFields } from "#design-system/address-fields.tsx";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { AddressPart } from "#platform/shared/fields/address/address-rule.ts";
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

const PARTS = {
  line1: "streetAddress",
  line2: "addressLine2",
  city: "city",
  state: "state",
  zipCode: "zipCode",
} as const;

/** Names as on the title, address and phone. */
export function SellerFields({ draft, errors, onChange }: SellerFieldsProps) {
  const t = useText();
  const bind = (name: TextName) => ({
    id: name,
    error: errors[name],
    value: draft[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ ...draft, [name]: event.target.value }),
  });
  const field = (name: TextName, label: string, autoComplete: string) => ({
    ...bind(name),
    label,
    autoComplete,
  });
  const address = (part: AddressPart) => bind(PARTS[part]);
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
        <AddressFields field={address} parts={["line1", "line2", "city"]} />
        <div className="grid grid-cols-[1fr_8rem] gap-5">
          <AddressFields field={address} chooseState={t("Choose")} parts={["state", "zipCode"]} />
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
