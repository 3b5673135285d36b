import type { ComponentProps } from "react";
import { type AddressField, AddressFields } from "#design-system/address-fields.tsx";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { TextField } from "#design-system/text-field.tsx";
import type { BuyerDraft } from "#modules/orders/domain/buyer-details-schema.ts";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { ADDRESS_LABELS } from "#platform/shared/fields/address/address-labels.ts";
import type { AddressPart } from "#platform/shared/fields/address/address-rule.ts";
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

/** What the parts of an address are called in a draft. */
const PARTS: Readonly<Record<AddressPart, TextName>> = {
  line1: "addressLine1",
  line2: "addressLine2",
  city: "city",
  state: "state",
  zipCode: "zipCode",
};

/** What each field is called, on the page and in the summary of errors. */
export const BUYER_LABELS: Readonly<Record<keyof BuyerDraft, string>> = {
  firstName: english("First name"),
  lastName: english("Last name"),
  email: english("Email"),
  phone: english("Phone"),
  phoneConsent: english("Permission to call or text"),
  addressLine1: ADDRESS_LABELS.line1,
  addressLine2: ADDRESS_LABELS.line2,
  city: ADDRESS_LABELS.city,
  state: ADDRESS_LABELS.state,
  zipCode: ADDRESS_LABELS.zipCode,
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
  const address = (name: TextName): AddressField => ({
    ...bind(name),
    onChange: (event) => onChange({ [name]: event.target.value }),
    ...(name === "addressLine1" && { fieldClassName: "sm:col-span-2" }),
  });
  return (
    <>
      <fieldset className="grid items-start gap-5 sm:grid-cols-2">
        <legend className="part-heading pb-3 text-title">{t("Contact")}</legend>
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
        <legend className="part-heading pb-1 text-title">{t("Home address")}</legend>
        <p className="text-small text-ink-muted sm:col-span-2">
          {t("Taxes and registration depend on your address.")}
        </p>
        <AddressFields
          field={(part) => address(PARTS[part])}
          parts={["line1", "line2", "city", "state", "zipCode"]}
        />
      </fieldset>
    </>
  );
}
