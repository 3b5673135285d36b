import type { ComponentProps } from "react";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { SelectField } from "#design-system/select-field.tsx";
import { TextField } from "#design-system/text-field.tsx";
import type { BuyerDraft } from "#modules/orders/domain/buyer-details-schema.ts";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { US_STATES } from "#platform/shared/fields/address/us-states-data.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";

type TextName = Exclude<keyof BuyerDraft, "phoneConsent">;

interface BuyerFieldsProps {
  readonly dealer: string;
  /** VAL-09: the number is not one that was agreed to before. */
  readonly needsConsent: boolean;
  readonly buyer: BuyerDraft;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (field: BuyerDraft) => void;
  readonly onBlur: (name: string) => void;
  readonly onFocus: (name: string) => void;
}

/** What each field is called, on the page and in the summary of errors. */
export const BUYER_LABELS: Readonly<Record<keyof BuyerDraft, string>> = {
  firstName: english("First name"),
  lastName: english("Last name"),
  email: english("Email"),
  phone: english("Phone"),
  phoneConsent: english("Permission to call or text"),
  addressLine1: english("Street address"),
  addressLine2: english("Apartment or suite"),
  city: english("City"),
  state: english("State"),
  zipCode: english("Zip code"),
  deliveryInstructions: english("Delivery instructions"),
  lenderContact: english("How to reach your lender"),
};

/** Contact and home address, in the order people say them; formats are accepted as typed. */
export function BuyerFields({
  dealer,
  needsConsent,
  buyer,
  errors,
  onChange,
  onBlur,
  onFocus,
}: BuyerFieldsProps) {
  const t = useText();
  const bind = (name: TextName) => ({
    id: name,
    error: errors[name],
    value: buyer[name] ?? "",
    onBlur: () => onBlur(name),
    onFocus: () => onFocus(name),
  });
  const text = (name: TextName, input: Omit<ComponentProps<typeof TextField>, "id" | "label">) => (
    <TextField
      {...bind(name)}
      label={t(BUYER_LABELS[name])}
      maxLength={200}
      onChange={(event) => onChange({ [name]: event.target.value })}
      {...input}
    />
  );
  return (
    <>
      <fieldset className="grid items-start gap-5 sm:grid-cols-2">
        <legend className="pb-3 font-heading text-title font-bold">{t("Contact")}</legend>
        {text("firstName", { autoComplete: "given-name" })}
        {text("lastName", { autoComplete: "family-name" })}
        {text("email", {
          type: "email",
          autoComplete: "email",
          help: t("Your receipt and the next steps go here."),
          fieldClassName: "sm:col-span-2",
        })}
        {text("phone", {
          type: "tel",
          autoComplete: "tel-national",
          inputMode: "tel",
          onBlur: () => {
            if (buyer.phone) onChange({ phone: formatPhone(buyer.phone) });
            onBlur("phone");
          },
        })}
        {needsConsent && (
          <div className="sm:col-span-2">
            <CheckboxField
              checked={buyer.phoneConsent === true}
              error={errors["phoneConsent"]}
              id="phoneConsent"
              label={t(
                "{dealer} may call and text me at this number about my order. Message and data rates may apply.",
                { dealer },
              )}
              onChange={(event) => onChange({ phoneConsent: event.target.checked })}
              required
            />
          </div>
        )}
      </fieldset>
      <fieldset className="grid items-start gap-5 sm:grid-cols-2">
        <legend className="pb-1 font-heading text-title font-bold">{t("Home address")}</legend>
        <p className="text-small text-ink-muted sm:col-span-2">
          {t("Taxes and registration depend on your address.")}
        </p>
        {text("addressLine1", {
          autoComplete: "address-line1",
          fieldClassName: "sm:col-span-2",
        })}
        {text("addressLine2", {
          optional: true,
          autoComplete: "address-line2",
          maxLength: 16,
        })}
        {text("city", { autoComplete: "address-level2" })}
        <SelectField
          {...bind("state")}
          autoComplete="address-level1"
          label={t(BUYER_LABELS.state)}
          onChange={(event) => onChange({ state: event.target.value })}
          options={US_STATES}
          placeholder={t("Choose a state")}
        />
        {text("zipCode", {
          autoComplete: "postal-code",
          inputMode: "numeric",
          maxLength: 5,
        })}
      </fieldset>
    </>
  );
}
