import { useRef, useState, type FormEvent, type ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "#design-system/button.tsx";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { fieldText } from "#platform/browser/forms/field-text.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { MAX_NAME_LENGTH, type SavedSearchView } from "../domain/saved-search.ts";

interface SavedSearchItemProps {
  readonly search: SavedSearchView;
  readonly badge: ReactNode;
  readonly onChange: (part: { readonly name?: string; readonly notify?: boolean }) => void;
  readonly onDelete: () => void;
  /** Its results are opened. */
  readonly onLook: () => void;
}

const whole = new Intl.NumberFormat("en-US");

/** One saved search: its name opens the results; renaming happens in place. */
export function SavedSearchItem({ search, badge, onChange, onDelete, onLook }: SavedSearchItemProps) {
  const t = useText();
  const { id, name, total, notify } = search;
  const [isNaming, setNaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const done = () => {
    setNaming(false);
    requestAnimationFrame(() => rename.current?.focus());
  };
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface-raised p-5">
      {isNaming ? (
        <NameForm
          id={id}
          name={name}
          onCancel={done}
          onSave={(next) => {
            if (next !== name) onChange({ name: next });
            done();
          }}
        />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="grid min-w-0 gap-1">
            <h2 className="text-lead">
              <Link
                className="text-link underline underline-offset-4"
                onClick={onLook}
                to={{ pathname: "/search", search: search.search }}
              >
                {name}
              </Link>
            </h2>
            <p className="text-small text-ink-muted tabular">
              {t("{total} {count:car|cars} in stock", { count: total, total: whole.format(total) })}
            </p>
          </div>
          {badge}
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <CheckboxField
          checked={notify}
          id={`notify-${id}`}
          label={t("Email me when new cars match")}
          onChange={(event) => onChange({ notify: event.target.checked })}
        />
        {!isNaming && (
          <div className="flex gap-1">
            <Button
              aria-label={t("Rename {name}", { name })}
              look="quiet"
              onClick={() => setNaming(true)}
              ref={rename}
            >
              {t("Rename")}
            </Button>
            <Button aria-label={t("Delete {name}", { name })} look="quiet" onClick={onDelete}>
              {t("Delete")}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

interface NameFormProps {
  readonly id: string;
  readonly name: string;
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
}

function NameForm({ id, name, onSave, onCancel }: NameFormProps) {
  const t = useText();
  const [error, setError] = useState<string>();
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = fieldText(event.currentTarget, `name-${id}`).trim();
    if (next === "") setError(t("Give this search a name."));
    else onSave(next);
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={save}>
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever pressed Rename waits for this field
        autoFocus
        defaultValue={name}
        error={error}
        id={`name-${id}`}
        label={t("Name")}
        maxLength={MAX_NAME_LENGTH}
        onKeyDown={(event) => event.key === "Escape" && onCancel()}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t("Save")}</Button>
        <Button look="secondary" onClick={onCancel}>
          {t("Cancel")}
        </Button>
      </div>
    </form>
  );
}
