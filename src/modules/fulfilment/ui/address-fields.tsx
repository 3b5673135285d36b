import { useEffect, useEffectEvent, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { SelectField } from "#design-system/select-field.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { US_STATE_CODES } from "#modules/orders/ui/us-state-codes-data.ts";
import { apiClient } from "#platform/browser/api-client.ts";
import { isApiError } from "#platform/browser/api-error.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { QuoteView } from "./fulfilment-view.ts";

export interface AddressDraft {
  readonly streetAddress: string;
  readonly addressLine2: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly instructions: string;
}

/** Where the car goes, and what bringing it there costs (DLV-05, DLV-06, OP-44). */
export function AddressFields(props: {
  /** Where the car starts from. */
  readonly rooftopId: string;
  readonly value: AddressDraft;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (value: AddressDraft) => void;
}) {
  const { rooftopId, value, errors, onChange } = props;
  const set = (name: keyof AddressDraft) => (event: { target: { value: string } }) =>
    onChange({ ...value, [name]: event.target.value });
  const located = (quote: QuoteView) => {
    if (value.city === "" && value.state === "") onChange({ ...value, city: quote.city, state: quote.state });
  };
  return (
    <fieldset className="grid max-w-form gap-5">
      <legend className="mb-3 text-lead font-semibold">Delivery address</legend>
      <TextField
        autoComplete="postal-code"
        error={errors["zipCode"]}
        fieldClassName="max-w-40"
        id="zipCode"
        inputMode="numeric"
        label="Zip code"
        maxLength={5}
        onChange={set("zipCode")}
        value={value.zipCode}
      />
      <Quote key={value.zipCode} onQuote={located} rooftopId={rooftopId} zip={value.zipCode} />
      <TextField
        autoComplete="address-line1"
        error={errors["streetAddress"]}
        help="Number and street; we can't deliver to a P.O. box."
        id="streetAddress"
        label="Street address"
        maxLength={60}
        onChange={set("streetAddress")}
        value={value.streetAddress}
      />
      <TextField
        autoComplete="address-line2"
        error={errors["addressLine2"]}
        id="addressLine2"
        label="Apartment or suite"
        maxLength={16}
        onChange={set("addressLine2")}
        optional
        value={value.addressLine2}
      />
      <div className="grid gap-5 sm:grid-cols-[1fr_9rem]">
        <TextField
          autoComplete="address-level2"
          error={errors["city"]}
          id="city"
          label="City"
          maxLength={40}
          onChange={set("city")}
          value={value.city}
        />
        <SelectField
          autoComplete="address-level1"
          error={errors["state"]}
          id="state"
          label="State"
          onChange={set("state")}
          options={US_STATE_CODES.map((code) => ({ value: code, label: code }))}
          placeholder="Choose"
          value={value.state}
        />
      </div>
      <TextField
        countdown
        error={errors["instructions"]}
        help="A gate code, or where a truck can stop."
        id="instructions"
        label="Instructions"
        maxLength={200}
        onChange={set("instructions")}
        optional
        value={value.instructions}
      />
    </fieldset>
  );
}

/** Free, a fee, or too far, as soon as the zip is complete. */
function Quote(props: {
  readonly zip: string;
  readonly rooftopId: string;
  readonly onQuote: (quote: QuoteView) => void;
}) {
  const { zip, rooftopId, onQuote } = props;
  const [answer, setAnswer] = useState<QuoteView | string>();
  // The zip alone decides the quote; a new callback must not ask again.
  const told = useEffectEvent(onQuote);
  useEffect(() => {
    if (!/^\d{5}$/.test(zip)) return undefined;
    const abort = new AbortController();
    apiClient
      .get<QuoteView>("/public/fulfillment/quote", { query: { zip, rooftopId }, signal: abort.signal })
      .then(
        (quote) => {
          setAnswer(quote);
          told(quote);
        },
        (error: unknown) => {
          if (abort.signal.aborted) return;
          if (!isApiError(error)) throw error;
          setAnswer(error.message);
        },
      );
    return () => abort.abort();
  }, [zip, rooftopId]);
  if (answer === undefined) return null;
  if (typeof answer === "string") return <AlertBar type="wrongInput">{answer}</AlertBar>;
  const { quote, city, state, miles } = answer;
  const place = `${city}, ${state}: ${Math.round(miles)} miles away.`;
  if (quote.kind === "out-of-range") return <AlertBar type="warning">{answer.message ?? place}</AlertBar>;
  return (
    <AlertBar type="success">
      {place} Delivery is {quote.kind === "free" ? "included" : formatDollarsAndCents(quote.feeCents)}.
    </AlertBar>
  );
}
