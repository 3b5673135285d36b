import type { ReactNode } from "react";
import { useText } from "#platform/browser/texts/texts.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

export interface FieldTexts {
  readonly label: string;
  /** Shown under the label, before the person types. */
  readonly help?: ReactNode;
  /** Shown above the control; also goes into the error summary of the form. */
  readonly error?: string | undefined;
  /** Says "(optional)" after the label. Required fields carry no mark. */
  readonly optional?: boolean;
}

/** Ids that tie help and error texts to their control. */
export function fieldIds(id: string, { help, error }: Pick<FieldTexts, "help" | "error">) {
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  return { "aria-describedby": describedBy || undefined, "aria-invalid": error ? true : undefined };
}

/** Shared look of text-like controls. */
export const CONTROL_CLASS =
  "block min-h-12 w-full control rounded-control border-line-strong bg-surface-raised px-3.5 py-2.5 text-body text-ink " +
  "placeholder:text-ink-muted hover:border-ink aria-invalid:border-danger disabled:bg-surface-sunken disabled:text-ink-muted [&:is(input,textarea):read-only]:bg-surface-sunken";

/** Label, help and error around one control, in the order in which they are needed. */
export function FieldFrame(props: FieldTexts & { id: string; className?: string; children: ReactNode }) {
  const { id, label, help, error, optional, className, children } = props;
  const t = useText();
  return (
    <div className={classNames("grid gap-1.5", className)}>
      <label className="font-semibold" htmlFor={id}>
        {label}
        {optional && <span className="font-normal text-ink-muted"> {t("(optional)")}</span>}
      </label>
      {help && (
        <div className="text-small text-ink-muted" id={`${id}-help`}>
          {help}
        </div>
      )}
      <FieldError id={id} text={error} />
      {children}
    </div>
  );
}

/** The error of one field, beside its control; said here, because rules know no language. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  const t = useText();
  if (text === undefined) return null;
  return (
    <p className="flex gap-1.5 text-small font-semibold text-danger" id={`${id}-error`}>
      <Icon className="mt-0.5 shrink-0" name="error" size={18} />
      {t(text)}
    </p>
  );
}
