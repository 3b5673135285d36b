import { type FormEvent, useState } from "react";
import { useWrite, type Write } from "#platform/browser/forms/use-write.ts";
import type { PayoffView } from "../domain/payoff-view.ts";

interface TypedLender {
  readonly lenderName: string;
  readonly isNameConfirmed: boolean;
}

interface FormSettings<Typed> {
  readonly view: PayoffView;
  /** The fields beside the lender, as they are at first. */
  readonly empty: Typed;
  readonly send: (lender: TypedLender, typed: Typed) => Promise<PayoffView>;
  readonly onDone: (view: PayoffView) => void;
}

export interface LenderForm<Typed> extends Pick<Write, "isBusy" | "error"> {
  readonly lender: TypedLender;
  readonly setLender: (lender: TypedLender) => void;
  readonly typed: Typed;
  readonly type: (field: keyof Typed) => (event: { readonly target: { readonly value: string } }) => void;
  readonly errorOf: (field: string) => string | undefined;
  readonly submit: (event: FormEvent) => void;
}

/** A form about a lender: what is typed lives in it alone, and what the server refuses stands beside its field. */
export function useLenderForm<Typed extends Readonly<Record<string, string>>>({
  view,
  empty,
  send,
  onDone,
}: FormSettings<Typed>): LenderForm<Typed> {
  const { run, isBusy, error } = useWrite();
  const [lender, setLender] = useState<TypedLender>({
    lenderName: view.lender ?? "",
    isNameConfirmed: false,
  });
  const [typed, setTyped] = useState(empty);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(() => send(lender, typed)).then((answer) => {
      if (answer) onDone(answer);
    });
  };
  return {
    isBusy,
    error,
    lender,
    setLender,
    typed,
    type: (field) => (event) => setTyped((before) => ({ ...before, [field]: event.target.value })),
    errorOf: (field) => error?.fields[field],
    submit,
  };
}
