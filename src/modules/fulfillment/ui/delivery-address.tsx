import { useEffect, useRef, useState } from "react";
import { type AddressField, AddressFields } from "#design-system/address-fields.tsx";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { classNames } from "#design-system/class-names.ts";
import { Disclosure } from "#design-system/disclosure.tsx";
import { TextField } from "#design-system/text-field.tsx";
import type { AddressPart } from "#platform/shared/fields/address/address-rule.ts";
import { STATE_CODES } from "#platform/shared/fields/address/us-states-data.ts";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { needsPhoneConsent } from "#platform/shared/fields/phone/phone-consent.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { Text } from "#platform/shared/texts/text.ts";
import { stateName } from "../domain/other-state.ts";
import type { AddressDraft } from "./address-draft.ts";
import { DeliveryQuote } from "./delivery-quote.tsx";
import type { FulfillmentView, QuoteView } from "./fulfillment-view.ts";
import { isAsKnown, KnownAddress } from "./known-address.tsx";

interface DeliveryAddressProps {
  /** Where the car starts from. */
  readonly rooftopId: string;
  readonly value: AddressDraft;
  /** What the order says, with the number that was agreed to before (VAL-09). */
  readonly known: FulfillmentView["known"];
  /** Who calls. */
  readonly dealer: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (value: AddressDraft) => void;
  /** The delivery that the contract has already. */
  readonly contractDeliveryCents: number;
  readonly onQuote: (quote: QuoteView) => void;
  /** Whose taxes the contract has, two letters. */
  readonly taxedState: string;
  /** Nobody drives there: nothing more is asked. */
  readonly isTooFar: boolean;
}

type TextPart = Exclude<keyof AddressDraft, "phoneConsent" | "registersAtHome">;

/** Ids of what a known address leaves out. */
const FIELDS = [
  "streetAddress",
  "addressLine2",
  "city",
  "state",
  "zipCode",
  "phone",
  "phoneConsent",
] as const;

/** Beside the city there is room for two letters. */
const STATES = STATE_CODES.map((code) => ({ value: code, label: code }));

/** Where the car goes, what bringing it there costs, and whom the driver calls (DLV-05, DLV-06, OP-44). */
export function DeliveryAddress(props: DeliveryAddressProps) {
  const t = useText();
  const { rooftopId, value, onChange } = props;
  const [isOpen, open] = useOpenFields(props);
  const located = (quote: QuoteView) => {
    props.onQuote(quote);
    if (value.city === "" || value.state === "")
      onChange({ ...value, city: value.city || quote.city, state: value.state || quote.state });
  };
  const field = fieldsOf(props, t);
  return (
    // On a phone its parts stand in the form itself, so that the map can be the last one.
    <fieldset className="grid max-w-form gap-5 max-sm:contents">
      <legend
        className={classNames(
          "part-heading text-lead sm:mb-3",
          // The reason names the address, and stands where a small phone shows it without scrolling.
          props.isTooFar && !isOpen && "max-sm:sr-only",
        )}
      >
        {t("Delivery address")}
      </legend>
      {isOpen && <AddressFields field={field} parts={["zipCode"]} />}
      <DeliveryQuote
        contractDeliveryCents={props.contractDeliveryCents}
        dealer={props.dealer}
        key={value.zipCode}
        onQuote={located}
        rooftopId={rooftopId}
        zip={value.zipCode}
      >
        {!isOpen && <KnownAddress isTooFar={props.isTooFar} onChange={open} value={value} />}
      </DeliveryQuote>
      {isOpen && (
        <>
          <AddressFields field={field} parts={["line1", "line2"]} />
          <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] gap-3 sm:grid-cols-[1fr_9rem] sm:gap-5">
            <AddressFields
              field={field}
              chooseState={t("Choose")}
              parts={["city", "state"]}
              states={STATES}
            />
          </div>
          <Phone {...props} />
        </>
      )}
      {!props.isTooFar && <OtherState {...props} />}
      {!props.isTooFar && <Instructions {...props} />}
    </fieldset>
  );
}

/** Whether there is anything to ask; what is wrong with a known address is put right in its fields. */
function useOpenFields({ value, known, errors }: DeliveryAddressProps): readonly [boolean, () => void] {
  const [isOpen, setOpen] = useState(() => !isAsKnown(value, known));
  if (!isOpen && FIELDS.some((id) => errors[id] !== undefined)) setOpen(true);
  const isChanging = useRef(false);
  useEffect(() => {
    if (isOpen && isChanging.current) document.getElementById("zipCode")?.focus();
  }, [isOpen]);
  const open = () => {
    isChanging.current = true;
    setOpen(true);
  };
  return [isOpen, open];
}

function fieldsOf({ value, errors, onChange }: DeliveryAddressProps, t: Text) {
  const set = (name: TextPart) => (event: { target: { value: string } }) =>
    onChange({ ...value, [name]: event.target.value, ...(name === "state" && { registersAtHome: false }) });
  // Another zip is another town: what was filled in for the old one would only be wrong.
  const setZip = (event: { target: { value: string } }) =>
    onChange({ ...value, zipCode: event.target.value, city: "", state: "", registersAtHome: false });
  return (part: AddressPart): AddressField => {
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
}

/** Whom the driver calls; another number than the known one needs a word (VAL-09). */
function Phone({ value, errors, onChange, dealer, known }: DeliveryAddressProps) {
  const t = useText();
  return (
    <>
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
      {needsPhoneConsent({ phone: value.phone, agreedPhone: known.phone }) && (
        <CheckboxField
          checked={value.phoneConsent}
          error={errors["phoneConsent"]}
          id="phoneConsent"
          label={t(
            "{dealer} may call and text this number about the delivery. Message and data rates may apply.",
            { dealer },
          )}
          onChange={(event) => onChange({ ...value, phoneConsent: event.target.checked })}
          required
        />
      )}
    </>
  );
}

/** OP-10: the contract's taxes are those of the state where the car is registered, wherever it is brought to. */
function OtherState({ value, errors, onChange, taxedState }: DeliveryAddressProps) {
  const t = useText();
  if (value.state === "" || value.state === taxedState) return null;
  return (
    <CheckboxField
      checked={value.registersAtHome}
      error={errors["registrationState"]}
      id="registrationState"
      label={t("I will register this car in {state}. My contract includes that state's taxes and fees.", {
        state: stateName(taxedState),
      })}
      onChange={(event) => onChange({ ...value, registersAtHome: event.target.checked })}
      required
    />
  );
}

function Instructions({ value, errors, onChange }: DeliveryAddressProps) {
  const t = useText();
  // As it was found: emptied again it stays open under who types.
  const [hasInstructions] = useState(value.instructions !== "");
  return (
    <Disclosure open={hasInstructions} summary={t("Add instructions for the driver")}>
      <TextField
        countdown
        error={errors["instructions"]}
        help={t("A gate code, or where a truck can stop.")}
        id="instructions"
        label={t("Instructions")}
        maxLength={200}
        onChange={(event) => onChange({ ...value, instructions: event.target.value })}
        optional
        value={value.instructions}
      />
    </Disclosure>
  );
}
