import { CONTROL_CLASS, fieldIds, FieldFrame } from "#design-system/field-frame.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { MAX_COMMENTS } from "../domain/lead-schema.ts";

interface CommentsFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** OP-33, UI-08: as long as it may be, with the count of what is left. */
export function CommentsField({ value, error, onChange }: CommentsFieldProps) {
  const t = useText();
  const label = t("Comments");
  const count = Math.max(0, MAX_COMMENTS - value.length);
  return (
    <FieldFrame error={error} id="comments" label={label} optional>
      <textarea
        className={CONTROL_CLASS}
        id="comments"
        maxLength={MAX_COMMENTS}
        name="comments"
        onChange={(event) => onChange(event.target.value)}
        rows={4}
        value={value}
        {...fieldIds("comments", { error })}
      />
      <p className="text-fine text-ink-muted tabular scripting-off:hidden">
        {t("{count} characters remaining", { count })}
      </p>
    </FieldFrame>
  );
}
