import type { ComponentProps, ReactNode } from "react";
import { FieldError, fieldIds } from "./field-frame.tsx";

interface CheckboxFieldProps extends Omit<ComponentProps<"input">, "id" | "type"> {
  readonly id: string;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
}

/** One yes-or-no choice; the whole row is the target. */
export function CheckboxField({ id, label, help, error, ...input }: CheckboxFieldProps) {
  return (
    <div className="grid gap-1">
      <FieldError id={id} text={error} />
      <label className="flex min-h-11 items-start gap-3 py-2.5" htmlFor={id}>
        <input
          className="size-6 shrink-0"
          id={id}
          name={id}
          type="checkbox"
          {...input}
          {...fieldIds(id, { help, error })}
        />
        <span>{label}</span>
      </label>
      {help && (
        <div className="pl-9 text-small text-ink-muted" id={`${id}-help`}>
          {help}
        </div>
      )}
    </div>
  );
}
