import { useState } from "react";
import { AddressFields } from "#design-system/address-fields.tsx";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { Disclosure } from "#design-system/disclosure.tsx";
import { TextField } from "#design-system/text-field.tsx";
import type { AddressPart } from "#platform/shared/fields/address/address-rule.ts";
import { STATE_CODES } from "#platform/shared/fields/address/us-states-data.ts";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { needsPhoneConsent } from "#platform/shared/fields/phone/phone-consent.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { DeliveryQuote } from "./delivery-quote.tsx";
import type { QuoteView } from "./fulfillment-view.ts";

export interface AddressDraft {
  readonly streetAddress: string;
  readonly addressLine2: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  /** As it is typed. */
  readonly phone: string;
  readonly phoneConsent: boolean;
  readonly instructions: string;
}

interface DeliveryAddressProps {
  /** Where the car starts from. */
  readonly rooftopId: string;
  readonly value: AddressDraft;
  /** Who calls, and the number that was agreed to before (VAL-09). */
  readonly dealer: string;
  readonly agreedPhone: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (value: AddressDraft) => void;
  readonly onPickup: () => void;
}

/** Beside the city there is room for two letters. */
const STATES = STATE_CODES.map((code) => ({ value: code, label: code }));

/** Where the car goes, what bringing it there costs, and whom the driver calls (DLV-05, DLV-06, OP-44). */
export function DeliveryAddress(props: DeliveryAddressProps) {
  const t = useText();
  const { rooftopId, value, errors, onChange } = props;
  // As it was found: emptied again it stays open under who types.
  const [hasInstructions] = useState(value.instructions !== "");
  const set = (name: Exclude<keyof AddressDraft, "phoneConsent">) => (event: { target: { value: string } }) =>
    onChange({ ...value, [name]: event.target.value });
  // Another zip is another town: what was filled in for the old one would only be wrong.
  const setZip = (event: { target: { value: string } }) =>
    onChange({ ...value, zipCode: event.target.value, city: "", state: "" });
  const field = (part: AddressPart) => {
    const name = part === "line1" ? "streetAddress" : part === "line2" ? "addressLine2" : part;
    return {
      id: name,
      error: errors[name],
      value: value[name],
      onChange: part === "zipCode" ? setZip : set(name),
      ...(part === "zipCode" && { className: "max-w-40" }),
      ...(part === "line1" && { help: t("Number and street; we can't deliver to a P.O. box.") }),
    };
  };
  const located = (quote: QuoteView) => {
    if (value.city === "" || value.state === "")
      onChange({ ...value, city: value.city || quote.city, state: value.state || quote.state });
  };
  return (
    // On a phone its parts stand in the form itself, so that the map can be the last one.
    <fieldset className="grid max-w-form gap-5 max-sm:contents">
      <legend className="text-lead font-semibold sm:mb-3">{t("Delivery address")}</legend>
      <AddressFields field={field} parts={["zipCode"]} />
      <DeliveryQuote
        dealer={props.dealer}
        key={value.zipCode}
        onPickup={props.onPickup}
        onQuote={located}
        rooftopId={rooftopId}
        zip={value.zipCode}
      />
      <AddressFields field={field} parts={["line1", "line2"]} />
      <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] gap-3 sm:grid-cols-[1fr_9rem] sm:gap-5">
        <AddressFields field={field} chooseState={t("Choose")} parts={["city", "state"]} states={STATES} />
      </div>
      <TextField
        autoComplete="tel-national"
        error={errors["phone"]}
        help={t("The driver will call this number on the way.")}
        id="phone"
        inputMode="tel"
        label={t("Phone")}
        onBlur={() => onChange({ ...value, phone: formatPhone(value.phone) })}
        onChange={(event) => onChange({ ...value, phone: event.target.value, phoneConsent: false })}
        type="tel"
        value={value.phone}
      />
      {needsPhoneConsent({ phone: value.phone, agreedPhone: props.agreedPhone }) && (
        <CheckboxField
          checked={value.phoneConsent}
          error={errors["phoneConsent"]}
          id="phoneConsent"
          label={t(
            "{dealer} may call and text this number about the delivery. Message and data rates may apply.",
            { dealer: props.dealer },
          )}
          onChange={(event) => onChange({ ...value, phoneConsent: event.target.checked })}
          required
        />
      )}
      <Disclosure open={hasInstructions} summary={t("Add instructions for the driver")}>
        <TextField
          countdown
          error={errors["instructions"]}
          help={t("A gate code, or where a truck can stop.")}
          id="instructions"
          label={t("Instructions")}
          maxLength={200}
          onChange={set("instructions")}
          optional
          value={value.instructions}
        />
      </Disclosure>
    </fieldset>
  );
}
