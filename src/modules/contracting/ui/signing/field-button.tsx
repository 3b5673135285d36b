import { classNames } from "#design-system/class-names.ts";
import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { SignatureField } from "#modules/contract-papers/domain/package-document.ts";
import { MarkView } from "#modules/contract-papers/ui/mark-view.tsx";
import type { SigningDraft } from "./use-signing-draft.ts";

/** Id of a field's button, for moving the focus. */
export const fieldButtonId = (fieldId: string): string => `field-${fieldId.replaceAll(".", "-")}`;

/** One place to write in: pressing it writes, pressing it again takes the writing back. */
export function FieldButton({
  field,
  draft,
  onToggle,
}: {
  readonly field: SignatureField;
  readonly draft: SigningDraft;
  readonly onToggle: () => void;
}) {
  const t = useText();
  const isFilled = draft.filled.includes(field.id);
  const isInitials = field.kind === "initials";
  return (
    <button
      aria-pressed={isFilled}
      className={classNames(
        "flex min-h-16 w-full scroll-my-32 flex-wrap items-center gap-x-4 gap-y-2 rounded-control border-2 p-3 text-left",
        isFilled
          ? "border-success bg-success-soft"
          : "border-dashed border-action bg-accent-soft hover:border-solid",
      )}
      id={fieldButtonId(field.id)}
      onClick={onToggle}
      type="button"
    >
      <span className="grid h-12 min-w-28 place-items-center rounded-control bg-surface-raised px-3">
        {isFilled ? (
          <Written draft={draft} isInitials={isInitials} />
        ) : (
          <span className="flex items-center gap-2 font-semibold" lang={t.language}>
            <Icon name="pen" />
            {isInitials ? t("Initial here") : t("Sign here")}
          </span>
        )}
      </span>
      <span className="min-w-0 flex-1 basis-40 font-medium">
        <span className="sr-only" lang={t.language}>
          {isInitials ? t("Initials:") : t("Signature:")}{" "}
        </span>
        {field.label}
      </span>
      {isFilled && <Icon className="text-success" name="check" />}
    </button>
  );
}

function Written({ draft, isInitials }: { draft: SigningDraft; isInitials: boolean }) {
  if (draft.look === "drawn")
    return <MarkView className="h-11" strokes={isInitials ? draft.initialsStrokes : draft.signature} />;
  return <span className="text-lead italic">{isInitials ? draft.initials.toUpperCase() : draft.name}</span>;
}
