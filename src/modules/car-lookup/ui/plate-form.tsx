import { type FormEvent, useEffect, useRef, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/plain-button.tsx";
import { SelectField } from "#design-system/select-field.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { US_STATES } from "#platform/shared/fields/address/us-states-data.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import type { FoundByPlate, PlateCandidate } from "../domain/found-by-plate.ts";
import type { FoundCar } from "./found-car.ts";
import { lookupCalls } from "./lookup-calls.ts";
import { PlateCandidates } from "./plate-candidates.tsx";

interface PlateFormProps {
  readonly onBegin: (found: FoundCar) => Promise<void>;
  readonly onBack: () => void;
}

/** A car by its license plate; its owner says whether it is the right one. Nothing typed here is in an address. */
export function PlateForm({ onBegin, onBack }: PlateFormProps) {
  const t = useText();
  const write = useWrite();
  const [typed, setTyped] = useState({ plate: "", state: "" });
  const [answer, setAnswer] = useState<FoundByPlate | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const search = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAnswer(null);
    setAnswer((await write.run(() => lookupCalls.byPlate(typed))) ?? null);
  };
  const begin = async ({ found }: PlateCandidate): Promise<void> => {
    await write.run(async () => {
      await onBegin({ found });
      return true;
    });
  };
  const errors = write.error?.fields ?? {};
  if (answer?.kind === "found")
    return (
      <>
        {write.error && <AlertBar type="error">{write.error.message}</AlertBar>}
        <PlateCandidates
          cars={answer.cars}
          isBusy={write.isBusy}
          onNone={onBack}
          onTake={(car) => void begin(car)}
        />
      </>
    );
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void search(event)}>
      <TextField
        autoCapitalize="characters"
        autoComplete="off"
        className="uppercase tabular"
        error={errors["plate"]}
        id="plate"
        label={t("License plate")}
        maxLength={20}
        onChange={(event) => setTyped((before) => ({ ...before, plate: event.target.value }))}
        ref={field}
        spellCheck={false}
        value={typed.plate}
      />
      <SelectField
        error={errors["state"]}
        id="plateState"
        label={t("State on the plate")}
        onChange={(event) => setTyped((before) => ({ ...before, state: event.target.value }))}
        options={US_STATES}
        placeholder={t("Choose a state")}
        value={typed.state}
      />
      {write.error && Object.keys(errors).length === 0 && (
        <AlertBar type="error">{write.error.message}</AlertBar>
      )}
      {answer !== null && <AlertBar type="warning">{missedText(t, answer)}</AlertBar>}
      <div className="flex flex-wrap gap-3">
        <Button busy={write.isBusy} className="max-sm:w-full" type="submit">
          {t("Find my car")}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {t("Use the VIN instead")}
        </Button>
      </div>
    </form>
  );
}

function missedText(t: Text, answer: Exclude<FoundByPlate, { readonly kind: "found" }>): string {
  if (answer.kind === "not-found")
    return t("We couldn't find a car with this plate. Check it, or use the VIN: it always works.");
  if (answer.kind === "unavailable")
    return t("Looking up plates doesn't work right now. Try again in a moment, or use the VIN.");
  const state = US_STATES.find(({ value }) => value === answer.state)?.label ?? answer.state;
  return t("This plate belongs to {state}. Choose that state and try again.", { state });
}
