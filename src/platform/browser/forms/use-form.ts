import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import type * as v from "valibot";
import { type ApiError, GENERAL_ERROR, isApiError } from "../http/api-error.ts";
import { type FormValues, type TypedFields, useTypedFields } from "./use-typed-fields.ts";

/** What is wrong, by field. */
type Problems = Readonly<Record<string, string>>;

/** Why the server refused. */
export interface Refusal {
  readonly code: string;
  readonly text: string;
}

export interface FormInput {
  readonly schema: v.GenericSchema;
  /** Sends what was typed; what it throws is the refusal. */
  readonly send: (values: FormValues) => Promise<void>;
  /** Words for a refusal; the server's own when left out. */
  readonly refusalOf?: (error: unknown) => Refusal;
  /** What a refusal says of the fields of this form; under the server's names when left out. */
  readonly fieldsOf?: (error: ApiError, values: FormValues) => Problems;
  /** Id or name of the field that takes the focus after a refusal that names no field. */
  readonly focus?: string;
  /**
   * Looks at a refusal; the name it returns takes the focus instead, an empty one leaves it to others. It may make
   * that field appear.
   */
  readonly onRefused?: (error: unknown) => string | undefined;
  /** Something else that has to be so before the form can be sent. */
  readonly isReady?: (values: FormValues) => boolean;
  /** Ready as it is, e.g. a deletion, which changes no field. */
  readonly mayBeUnchanged?: boolean;
  /** An answer stays until the form is sent again, because what it asks for is typed next. */
  readonly keepsAnswer?: boolean;
  /** Another page follows a success, so the button stays busy until then. */
  readonly staysBusy?: boolean;
}

export interface Form extends TypedFields {
  readonly busy: boolean;
  /** AUTH-15: the button wakes up. */
  readonly ready: boolean;
  /** The last refusal, gone with the next key, because it is about what was sent. */
  readonly answer: Refusal | undefined;
  /** The same, where no field explains it. */
  readonly refusal: Refusal | undefined;
  readonly forgetAnswer: () => void;
  readonly onSubmit: (event: FormEvent) => void;
}

interface Answer extends Refusal {
  readonly about: FormValues;
  readonly isOfField: boolean;
}

/**
 * The form of every page that sends what is typed: checks by a schema as people type, sends once it is valid and
 * changed, and puts each answer where it belongs, with the focus on the first field it names.
 */
export function useForm(input: FormInput): Form {
  const typed = useTypedFields(input.schema);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const focusOn = useFocus(typed.formProps.ref);
  const { values } = typed;
  const ready = isReadyToSend(input, typed);
  const refuse = (error: unknown): void => {
    const { code, text } = (input.refusalOf ?? wordsOf)(error);
    const fields = (isApiError(error) && input.fieldsOf?.(error, values)) || besideField(error, text);
    const [first] = Object.keys(fields);
    typed.setServerErrors(fields);
    setAnswer({ code, text, about: values, isOfField: first !== undefined });
    focusOn(input.onRefused?.(error) ?? first ?? input.focus);
  };
  const send = async (): Promise<void> => {
    setBusy(true);
    setAnswer(undefined);
    try {
      await input.send(values);
      if (input.staysBusy !== true) setBusy(false);
    } catch (error) {
      setBusy(false);
      refuse(error);
    }
  };
  const current = input.keepsAnswer === true || answer?.about === values ? answer : undefined;
  return {
    ...typed,
    busy,
    ready,
    answer: current,
    refusal: current?.isOfField === false ? current : undefined,
    forgetAnswer: () => setAnswer(undefined),
    onSubmit: (event) => {
      event.preventDefault();
      if (!busy && ready) void send();
    },
  };
}

function isReadyToSend(input: FormInput, { values, valid, changed }: TypedFields): boolean {
  return valid && (changed || input.mayBeUnchanged === true) && (input.isReady?.(values) ?? true);
}

/** The words for a refusal stand beside the one field that it names; several have words of their own. */
function besideField(error: unknown, text: string): Problems {
  const fields = isApiError(error) ? error.fields : {};
  const [first, ...others] = Object.keys(fields);
  return first !== undefined && others.length === 0 ? { [first]: text } : fields;
}

/** Moves the focus after the answer is on the page: a field that has just appeared can take it only then. */
function useFocus(form: RefObject<HTMLFormElement | null>): (name: string | undefined) => void {
  const [wanted, setWanted] = useState<{ readonly name: string }>();
  const handled = useRef(wanted);
  useEffect(() => {
    if (wanted === undefined || handled.current === wanted) return;
    handled.current = wanted;
    const field = form.current?.elements.namedItem(wanted.name);
    if (field instanceof HTMLElement) field.focus();
  }, [form, wanted]);
  return (name) => setWanted(name === undefined ? undefined : { name });
}

function wordsOf(error: unknown): Refusal {
  return isApiError(error)
    ? { code: error.code, text: error.message }
    : { code: "unexpected", text: GENERAL_ERROR };
}
