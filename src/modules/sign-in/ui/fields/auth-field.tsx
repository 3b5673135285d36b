import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#design-system/class-names.ts";
import { CONTROL_CLASS, FieldError } from "#design-system/field-frame.tsx";

export interface AuthFieldProps extends Omit<ComponentProps<"input">, "id"> {
  /** Also the default `name`. */
  readonly id: string;
  readonly label: string;
  /** Shown before the person types. */
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  /** The way out of the error: a button or a link. */
  readonly action?: ReactNode;
  /** Inside the box, at its end. */
  readonly after?: ReactNode;
}

/** A line of text whose error stands under it, where AUTH-09 and AUTH-26 want it. */
export function AuthField({ id, label, help, error, action, after, className, ...input }: AuthFieldProps) {
  const describedBy = [help !== undefined && `${id}-help`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(" ");
  return (
    <div className="grid gap-1.5">
      <label className="justify-self-start font-semibold" htmlFor={id}>
        {label}
      </label>
      {help !== undefined && (
        <p className="text-small text-ink-muted" id={`${id}-help`}>
          {help}
        </p>
      )}
      <span className="relative block">
        <input
          className={classNames(CONTROL_CLASS, after !== undefined && "pr-20", className)}
          id={id}
          name={id}
          type="text"
          {...input}
          aria-describedby={describedBy || undefined}
          aria-invalid={error === undefined ? undefined : true}
        />
        {after !== undefined && (
          <span className="absolute inset-y-0 right-1.5 grid place-items-center">{after}</span>
        )}
      </span>
      <div aria-live="polite" className="grid justify-items-start">
        <FieldError id={id} text={error} />
        {error !== undefined && action}
      </div>
    </div>
  );
}
