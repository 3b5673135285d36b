import { SelectField } from "#design-system/select-field.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import {
  citySchema,
  secondLineSchema,
  stateSchema,
  streetLineSchema,
} from "#platform/shared/fields/address/address.ts";
import { US_STATES } from "#platform/shared/fields/address/us-states-data.ts";
import { zipCodeSchema } from "#platform/shared/fields/address/zip-code.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import type { LetterDelivery } from "../../domain/result/letter-delivery.ts";
import { labelOf } from "../journey/forms/field-labels.ts";
import { JourneyField } from "../journey/forms/journey-field.tsx";
import { JourneyForm } from "../journey/forms/journey-form.tsx";
import { type JourneyForm as Form, useJourneyForm } from "../journey/forms/use-journey-form.ts";
import { useZipPlace } from "../journey/forms/use-zip-place.ts";
import { letterCalls, type LetterDoor } from "./letter-calls.ts";

const nothing = formSchema({});
const home = formSchema({
  line1: streetLineSchema,
  line2: secondLineSchema,
  city: citySchema,
  state: stateSchema,
  zipCode: zipCodeSchema,
});

interface PaperChoiceProps {
  readonly door: LetterDoor;
  readonly delivery: LetterDelivery;
  readonly onChosen: (delivery: LetterDelivery) => void;
}

/** On paper: to the address that is known, or to one that is typed now. */
export function PaperChoice({ door, delivery, onChosen }: PaperChoiceProps) {
  const t = useText();
  const { hasStreet } = delivery;
  const form = useJourneyForm({
    schema: hasStreet ? nothing : home,
    send: async (values) => {
      const text = (name: string) => String(values[name] ?? "").trim();
      const line2 = text("line2");
      const address = {
        line1: text("line1"),
        ...(line2 !== "" && { line2 }),
        city: text("city"),
        state: text("state"),
        zipCode: text("zipCode"),
      };
      onChosen(await letterCalls.choose(door, { by: "paper", ...(!hasStreet && { address }) }));
    },
  });
  useZipPlace(form);
  return (
    <JourneyForm form={form} submit={t("Send it by mail")}>
      {hasStreet ? <p>{t("It goes to the home address you gave us.")}</p> : <Address form={form} />}
    </JourneyForm>
  );
}

function Address({ form }: { readonly form: Form }) {
  const t = useText();
  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-2">
      <legend className="pb-3 font-semibold">{t("Home address")}</legend>
      <JourneyField
        autoComplete="address-line1"
        fieldClassName="sm:col-span-2"
        form={form}
        maxLength={80}
        name="line1"
      />
      <JourneyField autoComplete="address-line2" form={form} maxLength={16} name="line2" optional />
      <JourneyField
        autoComplete="postal-code"
        className="tabular"
        form={form}
        inputMode="numeric"
        maxLength={5}
        name="zipCode"
      />
      <JourneyField autoComplete="address-level2" form={form} maxLength={40} name="city" />
      <SelectField
        autoComplete="address-level1"
        error={form.errorOf("state")}
        id="state"
        label={t(labelOf("state"))}
        options={US_STATES}
        placeholder={t("Choose a state")}
      />
    </fieldset>
  );
}
