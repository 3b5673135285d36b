import { type FormEvent, useEffect, useRef, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/plain-button.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { checkVin, vinModelYear } from "#modules/inventory/domain/vin.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";
import type { DescribedCar } from "../domain/described-car.ts";
import { VIN_WRONG } from "../domain/vin-words.ts";
import type { FoundCar } from "./found-car.ts";
import type { KnownOfCar } from "./known-of-car.ts";
import { lookupCalls } from "./lookup-calls.ts";
import { ScanVin } from "./scan-vin.tsx";

const NOT_WHOLE = english("A VIN has 17 characters. This one has {count}.");
const EMPTY = english("Enter the VIN, or choose year, make and model below.");

interface VinFormProps {
  /** It takes the place of another form. */
  readonly takesFocus: boolean;
  readonly onBegin: (found: FoundCar) => Promise<void>;
  /** The VIN is right, and nobody knows its car: it has to be named. */
  readonly onUnknown: (known: KnownOfCar) => void;
}

/** A VIN as people paste it, with spaces and dashes; its car is looked up. */
export function VinForm({ takesFocus, onBegin, onUnknown }: VinFormProps) {
  const t = useText();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<{ readonly field?: string; readonly refused?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const send = async (text: string) => {
    const checked = checkVin(text.replace(/[\s-]/gu, ""));
    if (checked.kind !== "valid") return setProblem({ field: vinProblem(text.replace(/[\s-]/gu, "")) });
    setBusy(true);
    setProblem({});
    try {
      const { vin } = checked;
      const car = await carOf(vin);
      if (car === null) return onUnknown({ vin, year: vinModelYear(vin) });
      await onBegin({ vin, car });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem({ refused: Object.values(error.fields)[0] ?? error.message });
    } finally {
      setBusy(false);
    }
  };
  const vinProblem = (text: string): string =>
    text === "" ? EMPTY : text.length === 17 ? VIN_WRONG : t(NOT_WHOLE, { count: text.length });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void send(typed);
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <TextField
        autoCapitalize="characters"
        autoComplete="off"
        className="uppercase tabular"
        error={problem.field}
        help={t("17 characters: on the windshield, the driver's door frame, or your insurance card.")}
        id="vin"
        label={t("VIN of your car")}
        maxLength={40}
        onChange={(event) => setTyped(event.target.value)}
        ref={field}
        spellCheck={false}
        value={typed}
      />
      {problem.refused !== undefined && <AlertBar type="error">{problem.refused}</AlertBar>}
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} className="max-sm:w-full" type="submit">
          {t("Get my offer")}
        </Button>
        <ScanVin
          onFound={(vin) => {
            setTyped(vin);
            void send(vin);
          }}
        />
      </div>
    </form>
  );
}

/** Null where a right VIN belongs to a car that nobody knows. */
async function carOf(vin: string): Promise<DescribedCar | null> {
  try {
    return await lookupCalls.vehicleOf(vin);
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}
