import { useEffect, useEffectEvent, useState, type FormEvent } from "react";
import { Link } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button, LinkButton } from "#design-system/button.tsx";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { Dialog } from "#design-system/dialog.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { useAccountAction } from "#modules/sign-in/ui/use-account-action.tsx";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { randomId } from "#platform/browser/random-id.ts";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { fieldText } from "#platform/browser/forms/field-text.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { MAX_NAME_LENGTH, suggestName, type SavedSearchView } from "../domain/saved-search.ts";

interface SaveSearchProps {
  readonly search: string;
  readonly conditions: readonly string[];
  /** Grows with every press of the button. */
  readonly turn: number;
}

/** Asks to sign in, then for a name and whether mail is wanted, and says that it is kept. */
export function SaveSearch({ search, conditions, turn }: SaveSearchProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { ask, prompt } = useAccountAction({
    kind: "save-search",
    title: t("Sign in to save this search"),
    run: () => setOpen(true),
  });
  const pressed = useEffectEvent(() => ask(search));
  useEffect(() => {
    if (turn > 0) pressed();
  }, [turn]);
  return (
    <>
      {prompt}
      {isOpen && <SaveDialog conditions={conditions} onClose={() => setOpen(false)} search={search} />}
    </>
  );
}

interface SaveDialogProps {
  readonly search: string;
  readonly conditions: readonly string[];
  readonly onClose: () => void;
}

function SaveDialog({ search, conditions, onClose }: SaveDialogProps) {
  const t = useText();
  const [id] = useState(randomId);
  const [saved, setSaved] = useState<SavedSearchView>();
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly problem?: string }>({
    isBusy: false,
  });
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = { name: fieldText(form, "name"), search, notify: fieldText(form, "notify") !== "" };
    setState({ isBusy: true });
    try {
      setSaved(await apiClient.put<SavedSearchView>(`/api/saved-searches/${id}`, body));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setState({ isBusy: false, problem: error.fields["name"] ?? error.message });
    }
  };
  if (saved !== undefined) return <SavedDialog onClose={onClose} saved={saved} />;
  return (
    <Dialog onClose={onClose} open title={t("Save this search")}>
      <form className="grid gap-4" noValidate onSubmit={(event) => void save(event)}>
        {state.problem !== undefined && <AlertBar type="error">{state.problem}</AlertBar>}
        <TextField
          defaultValue={suggestName(t, conditions)}
          id="name"
          label={t("Name")}
          maxLength={MAX_NAME_LENGTH}
        />
        <CheckboxField
          defaultChecked
          help={t("No more than one email a day. Unsubscribe anytime.")}
          id="notify"
          label={t("Email me when new cars match")}
        />
        <div className="flex flex-wrap gap-3">
          <Button busy={state.isBusy} type="submit">
            {t("Save search")}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t("Cancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function SavedDialog({ saved, onClose }: { saved: SavedSearchView; onClose: () => void }) {
  const t = useText();
  const list = (
    <Link className="font-semibold text-link underline underline-offset-4" to="/saved-searches">
      {t("your saved searches")}
    </Link>
  );
  return (
    <Dialog onClose={onClose} open title={t("Search saved")}>
      <div className="grid gap-4">
        <output className="block">
          {saved.notify
            ? rich(t("We'll email you when something new comes in. Find this search in {list}."), { list })
            : rich(t("Find it in {list}, with what's new since you last looked."), { list })}
        </output>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onClose}>{t("Keep looking")}</Button>
          <LinkButton look="secondary" to="/saved-searches">
            {t("Saved searches")}
          </LinkButton>
        </div>
      </div>
    </Dialog>
  );
}
