import { useState, type ChangeEvent, type ComponentProps, type ReactNode } from "react";
import { useText } from "#platform/browser/texts/texts.tsx";
import { classNames } from "./class-names.ts";
import { CONTROL_CLASS, fieldIds, FieldFrame, type FieldTexts } from "./field-frame.tsx";

interface TextFieldProps extends FieldTexts, Omit<ComponentProps<"input">, "id"> {
  /** Also the default `name`; errors link to it. */
  readonly id: string;
  /** Says how many of `maxLength` characters remain (UI-08). */
  readonly countdown?: boolean;
  /** Inside the box, before or after what is typed, e.g. "$". */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly fieldClassName?: string;
}

/** One line of text with a label above it; every attribute of `<input>` passes through. */
export function TextField(props: TextFieldProps) {
  const t = useText();
  const {
    id,
    label,
    help,
    error,
    optional,
    countdown,
    before,
    after,
    className,
    fieldClassName,
    onChange,
    ...input
  } = props;
  const [length, setLength] = useState(String(input.value ?? input.defaultValue ?? "").length);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setLength(event.target.value.length);
    onChange?.(event);
  };
  const remaining = input.maxLength === undefined ? 0 : Math.max(0, input.maxLength - length);
  return (
    <FieldFrame
      error={error}
      help={help}
      id={id}
      label={label}
      {...(optional && { optional })}
      className={fieldClassName ?? ""}
    >
      <span className="relative block">
        {before && (
          <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center">
            {before}
          </span>
        )}
        <input
          className={classNames(
            CONTROL_CLASS,
            Boolean(before) && "pl-9",
            Boolean(after) && "pr-14",
            className,
          )}
          id={id}
          name={id}
          onChange={change}
          type="text"
          {...input}
          {...fieldIds(id, { help, error })}
        />
        {after && <span className="absolute inset-y-0 right-1.5 grid place-items-center">{after}</span>}
      </span>
      {countdown && (
        <p className="text-fine text-ink-muted">
          {t("{count} {count:character|characters} remaining", { count: remaining })}
        </p>
      )}
    </FieldFrame>
  );
}
