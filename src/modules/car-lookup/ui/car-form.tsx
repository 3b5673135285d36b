import { type FormEvent, useEffect, useRef, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { ErrorSummary } from "#design-system/error-summary.tsx";
import { Button } from "#design-system/plain-button.tsx";
import { SelectField } from "#design-system/select-field.tsx";
import { SuggestionField } from "#design-system/suggestion-field.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";
import type { FoundCar } from "./found-car.ts";
import type { KnownOfCar } from "./known-of-car.ts";
import { namesLike, useKnownNames } from "./use-known-names.ts";

/** Of the first cars whose VIN has the form of today's. */
const OLDEST_YEAR = 1981;
const CHOOSE_YEAR = english("Choose the model year.");
const NAME_MAKE = english("Enter the make, for example Honda.");
const NAME_MODEL = english("Enter the model, for example Accord.");

interface CarFormProps {
  readonly known: KnownOfCar;
  readonly newestYear: number;
  readonly onBegin: (found: FoundCar) => Promise<void>;
  readonly onBack: () => void;
}

interface Typed {
  readonly year: string;
  readonly make: string;
  readonly model: string;
  readonly trim: string;
}

/** A car by its names; those of the retailer's stock are suggested, any other is taken. */
export function CarForm({ known, newestYear, onBegin, onBack }: CarFormProps) {
  const t = useText();
  const first = { year: String(known.year ?? ""), make: "", model: "", trim: "" };
  const [typed, setTyped] = useState<Typed>(first);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { makes, models } = useKnownNames(typed.make);
  const yearField = useRef<HTMLSelectElement>(null);
  useEffect(() => yearField.current?.focus(), []);
  const set = (part: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...part }));
    setProblems((before) => without(before, Object.keys(part)));
  };
  const send = async () => {
    setBusy(true);
    setRefused(undefined);
    try {
      await onBegin(saidOf(typed, known.vin));
    } catch (error) {
      if (!isApiError(error)) throw error;
      const fields = fieldsOf(error.fields);
      setProblems(fields);
      if (Object.keys(fields).length === 0) setRefused(Object.values(error.fields)[0] ?? error.message);
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = missingOf(typed);
    setProblems(missing);
    setAttempts(attempts + 1);
    if (!isBusy && Object.keys(missing).length === 0) void send();
  };
  const years = Array.from({ length: newestYear - OLDEST_YEAR + 1 }, (_, at) => String(newestYear - at));
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      {known.vin !== null && (
        <AlertBar type="warning">
          {t("The VIN is right, but we don't know its model. Please tell us what your car is.")}
        </AlertBar>
      )}
      <ErrorSummary errors={problems} key={attempts} />
      <SelectField
        error={problems["year"]}
        id="year"
        label={t("Year")}
        onChange={(event) => set({ year: event.target.value })}
        options={years.map((year) => ({ value: year, label: year }))}
        placeholder={t("Choose the year")}
        ref={yearField}
        value={typed.year}
      />
      <SuggestionField
        error={problems["make"]}
        id="make"
        label={t("Make")}
        maxLength={60}
        onLeave={() => undefined}
        onTake={(make) => set({ make })}
        onType={(make) => set({ make })}
        suggestions={namesLike(makes, typed.make)}
        value={typed.make}
      />
      <SuggestionField
        error={problems["model"]}
        id="model"
        label={t("Model")}
        maxLength={60}
        onLeave={() => undefined}
        onTake={(model) => set({ model })}
        onType={(model) => set({ model })}
        suggestions={namesLike(models, typed.model)}
        value={typed.model}
      />
      <TextField
        autoComplete="off"
        error={problems["trim"]}
        help={t("Often on the back of the car, for example EX-L.")}
        id="trim"
        label={t("Trim")}
        maxLength={60}
        onChange={(event) => set({ trim: event.target.value })}
        optional
        value={typed.trim}
      />
      {refused !== undefined && <AlertBar type="error">{refused}</AlertBar>}
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} className="max-sm:w-full" type="submit">
          {t("Get my offer")}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {t("Use the VIN instead")}
        </Button>
      </div>
    </form>
  );
}

function saidOf({ year, make, model, trim }: Typed, vin: string | null): FoundCar {
  return {
    ...(vin !== null && { vin }),
    car: {
      year: Number(year),
      make: make.trim(),
      model: model.trim(),
      trim: trim.trim() === "" ? null : trim.trim(),
      bodyStyle: null,
    },
  };
}

function missingOf({ year, make, model }: Typed): Record<string, string> {
  return {
    ...(year === "" && { year: CHOOSE_YEAR }),
    ...(make.trim() === "" && { make: NAME_MAKE }),
    ...(model.trim() === "" && { model: NAME_MODEL }),
  };
}

/** The server names `car.year`; the form's fields have shorter names. */
function fieldsOf(fields: Readonly<Record<string, string>>): Record<string, string> {
  const own = Object.entries(fields).filter(([path]) => path.startsWith("car."));
  return Object.fromEntries(own.map(([path, text]) => [path.slice("car.".length), text]));
}

function without(problems: Readonly<Record<string, string>>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)));
}
