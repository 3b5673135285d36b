import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { fieldErrors } from "#platform/shared/fields/form-schema.ts";

/** What a form holds: text of its inputs, and true or false of its checkboxes. */
export type FormValues = Readonly<Record<string, string | boolean>>;

export interface TypedFields {
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  };
  readonly values: FormValues;
  /** AUTH-15: the button wakes up when both are true. */
  readonly valid: boolean;
  /** Something differs from what the form showed at first. */
  readonly changed: boolean;
  /** The text to show beside a field: the server's word until it is edited, ours once it was left. */
  readonly errorOf: (name: string) => string | undefined;
  /** What our own rules say about every field, whether it was left or not. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly serverErrors: Readonly<Record<string, string>>;
  readonly setServerErrors: (errors: Readonly<Record<string, string>>) => void;
  /** Empties a field and starts it over: nobody has left it yet, so it is no mistake. The cursor goes there. */
  readonly clear: (name: string) => void;
  /** Reads the inputs again after a script changed one. */
  readonly reread: () => void;
}

interface Reading {
  readonly values: FormValues;
  readonly changed: boolean;
}

/**
 * Reads an uncontrolled form as people type, so that autofill, password managers and what was typed
 * before the page came alive all count. AUTH-16: starts empty, also when the browser brings a page back.
 */
export function useTypedFields(schema: v.GenericSchema): TypedFields {
  const ref = useRef<HTMLFormElement>(null);
  const { values, changed, left, setLeft, reread } = useReading(ref);
  const [serverErrors, setServerErrors] = useState<Readonly<Record<string, string>>>({});
  const clear = (name: string): void => {
    const field = ref.current?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) return;
    field.value = "";
    setServerErrors({});
    setLeft((before) => new Set([...before].filter((other) => other !== name)));
    reread();
    field.focus();
  };
  const result = v.safeParse(schema, values);
  const errors = result.success ? {} : fieldErrors(result.issues);
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    if (name in serverErrors) setServerErrors(without(serverErrors, name));
    reread();
  };
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    const { name, value } = event.target as unknown as HTMLInputElement;
    // Tabbing through an empty form is not a mistake yet.
    if (name && value !== "") setLeft((before) => new Set([...before, name]));
  };
  return {
    values,
    valid: result.success,
    changed,
    errors,
    serverErrors,
    setServerErrors,
    clear,
    reread,
    errorOf: (name) => serverErrors[name] ?? (left.has(name) ? errors[name]?.[0] : undefined),
    formProps: { ref, noValidate: true, onInput, onBlur },
  };
}

/** What the form holds now, and which fields were left. */
function useReading(ref: RefObject<HTMLFormElement | null>) {
  const [reading, setReading] = useState<Reading>({ values: {}, changed: false });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    setReading(readForm(ref.current));
    const startOver = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      ref.current?.reset();
      setReading(readForm(ref.current));
      setLeft(new Set());
    };
    window.addEventListener("pageshow", startOver);
    return () => window.removeEventListener("pageshow", startOver);
  }, [ref]);
  return { ...reading, left, setLeft, reread: (): void => setReading(readForm(ref.current)) };
}

function readForm(form: HTMLFormElement | null): Reading {
  const values: Record<string, string | boolean> = {};
  let changed = false;
  for (const element of form?.elements ?? []) {
    if (element instanceof HTMLSelectElement) {
      values[element.name] = element.value;
      changed ||= element.selectedOptions[0]?.defaultSelected !== true;
    }
    if (!(element instanceof HTMLInputElement) || element.name === "") continue;
    const isTick = element.type === "checkbox";
    values[element.name] = isTick ? element.checked : element.value;
    changed ||= isTick ? element.checked !== element.defaultChecked : element.value !== element.defaultValue;
  }
  return { values, changed };
}

function without(errors: Readonly<Record<string, string>>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name));
}
