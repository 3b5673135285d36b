import { type FormEvent, useState } from "react";
import type * as v from "valibot";
import { GENERAL_ERROR, isApiError } from "#platform/browser/http/api-error.ts";
import {
  type FormValues,
  type TypedFields,
  useTypedFields,
} from "#platform/browser/forms/use-typed-fields.ts";
import { ownFields } from "./own-fields.ts";

interface JourneyFormInput {
  readonly schema: v.GenericSchema;
  /** Sends what was typed; what it throws is said beside its field, or above the button. */
  readonly send: (values: FormValues) => Promise<void>;
}

export interface JourneyForm extends TypedFields {
  readonly busy: boolean;
  /** Counts sent forms, so that the summary takes the focus each time. */
  readonly attempts: number;
  /** What was wrong when it was last sent: it stays while that is corrected, and takes the focus once. */
  readonly summary: Readonly<Record<string, string>>;
  /** Why it was refused, where no field explains it. */
  readonly refusal: string | undefined;
  readonly onSubmit: (event: FormEvent) => void;
}

/** A form whose button always works: what is missing is said once somebody presses it. */
export function useJourneyForm({ schema, send }: JourneyFormInput): JourneyForm {
  const typed = useTypedFields(schema);
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [summary, setSummary] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string>();
  const mark = (problems: Readonly<Record<string, string>>): void => {
    typed.setServerErrors(problems);
    setSummary(problems);
  };
  const submit = async (): Promise<void> => {
    setBusy(true);
    try {
      await send(typed.values);
    } catch (error) {
      const fields = isApiError(error) ? ownFields(error.fields, typed.values) : {};
      mark(fields);
      setRefusal(Object.keys(fields).length === 0 ? wordsOf(error) : undefined);
    } finally {
      setBusy(false);
    }
  };
  return {
    ...typed,
    busy,
    attempts,
    summary,
    refusal,
    onSubmit: (event) => {
      event.preventDefault();
      if (busy) return;
      setAttempts(attempts + 1);
      setRefusal(undefined);
      setSummary({});
      if (typed.valid) void submit();
      else mark(firstOf(typed.errors));
    },
  };
}

function firstOf(errors: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([name, [first = ""]]) => [name, first]));
}

function wordsOf(error: unknown): string {
  if (!isApiError(error)) throw error;
  return Object.values(error.fields)[0] ?? (error.message || GENERAL_ERROR);
}
