import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { SelectField } from "#design-system/select-field.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { US_STATE_CODES } from "#modules/order-steps/ui/us-state-codes-data.ts";
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

interface AddressFieldsProps {
  /** Where the car starts from. */
  readonly rooftopId: string;
  readonly value: AddressDraft;
  /** Who calls, and the number that was agreed to before (VAL-09). */
  readonly dealer: string;
  readonly agreedPhone: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (value: AddressDraft) => void;
}

/** Where the car goes, what bringing it there costs, and whom the driver calls (DLV-05, DLV-06, OP-44). */
export function AddressFields(props: AddressFieldsProps) {
  const t = useText();
  const { rooftopId, value, errors, onChange } = props;
  const set = (name: Exclude<keyof AddressDraft, "phoneConsent">) => (event: { target: { value: string } }) =>
    onChange({ ...value, [name]: event.target.value });
  // Another zip is another town: what was filled in for the old one would only be wrong.
  const setZip = (event: { target: { value: string } }) =>
    onChange({ ...value, zipCode: event.target.value, city: "", state: "" });
  const located = (quote: QuoteView) => {
    if (value.city === "" || value.state === "")
      onChange({ ...value, city: value.city || quote.city, state: value.state || quote.state });
  };
  return (
    <fieldset className="grid max-w-form gap-5">
      <legend className="mb-3 text-lead font-semibold">{t("Delivery address")}</legend>
      <TextField
        autoComplete="postal-code"
        error={errors["zipCode"]}
        fieldClassName="max-w-40"
        id="zipCode"
        inputMode="numeric"
        label={t("Zip code")}
        maxLength={5}
        onChange={setZip}
        value={value.zipCode}
      />
      <DeliveryQuote key={value.zipCode} onQuote={located} rooftopId={rooftopId} zip={value.zipCode} />
      <TextField
        autoComplete="address-line1"
        error={errors["streetAddress"]}
        help={t("Number and street; we can't deliver to a P.O. box.")}
        id="streetAddress"
        label={t("Street address")}
        maxLength={60}
        onChange={set("streetAddress")}
        value={value.streetAddress}
      />
      <TextField
        autoComplete="address-line2"
        error={errors["addressLine2"]}
        id="addressLine2"
        label={t("Apartment or suite")}
        maxLength={16}
        onChange={set("addressLine2")}
        optional
        value={value.addressLine2}
      />
      <CityAndState errors={errors} onCity={set("city")} onState={set("state")} value={value} />
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
    </fieldset>
  );
}

type OnText = (event: { target: { value: string } }) => void;

function CityAndState(
  props: Pick<AddressFieldsProps, "value" | "errors"> & { onCity: OnText; onState: OnText },
) {
  const t = useText();
  const { value, errors, onCity, onState } = props;
  return (
    <div className="grid gap-5 sm:grid-cols-[1fr_9rem]">
      <TextField
        autoComplete="address-level2"
        error={errors["city"]}
        id="city"
        label={t("City")}
        maxLength={40}
        onChange={onCity}
        value={value.city}
      />
      <SelectField
        autoComplete="address-level1"
        error={errors["state"]}
        id="state"
        label={t("State")}
        onChange={onState}
        options={US_STATE_CODES.map((code) => ({ value: code, label: code }))}
        placeholder={t("Choose")}
        value={value.state}
      />
    </div>
  );
}
