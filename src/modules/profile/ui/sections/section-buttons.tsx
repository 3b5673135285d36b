import { type ReactNode, useId } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button, type ButtonLook } from "#design-system/button.tsx";
import { signOut } from "#modules/sign-in/ui/identity-api.ts";
import { PasswordField } from "#modules/sign-in/ui/fields/password-field.tsx";
import type { SectionForm } from "./use-section-form.ts";
import { useProfileText } from "../use-profile-text.ts";

export interface SectionButtonsProps {
  readonly section: SectionForm;
  /** Prefix of ids, so that two open forms do not share any. */
  readonly id: string;
  readonly submit: string;
  readonly look?: ButtonLook;
  readonly cancel?: { readonly label: string; readonly onClick: () => void };
  /** Beside what the server said, e.g. where to go instead. */
  readonly action?: ReactNode;
}

/** The end of every form: the password if it is needed, what went wrong, save and cancel. */
export function SectionButtons(props: SectionButtonsProps) {
  const { section, id, submit, look, cancel, action } = props;
  const { form, asksPassword } = section;
  const { busy, refusal, ready } = form;
  const text = useProfileText();
  const reasonId = useId();
  return (
    <>
      {asksPassword && (
        <PasswordField
          autoComplete="current-password"
          error={form.errorOf("currentPassword")}
          help={refusal?.code === "identity.signInAgain" ? refusal.text : undefined}
          id={`${id}-currentPassword`}
          label={text("profile.currentPassword")}
          name="currentPassword"
          required
        />
      )}
      <Refused action={action} section={section} />
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-3">
          <Button
            aria-describedby={ready ? undefined : reasonId}
            busy={busy}
            className="max-sm:grow"
            disabled={!ready}
            {...(look !== undefined && { look })}
            type="submit"
          >
            {submit}
          </Button>
          {cancel && (
            <Button look="quiet" onClick={cancel.onClick}>
              {cancel.label}
            </Button>
          )}
        </div>
        {!ready && (
          <p className="text-small text-ink-muted" id={reasonId}>
            {text(reasonOf(section))}
          </p>
        )}
      </div>
    </>
  );
}

function reasonOf({ form, asksPassword }: SectionForm) {
  if (!form.changed && !asksPassword) return "profile.nothingChanged";
  return form.valid ? "profile.passwordNeeded" : "profile.incomplete";
}

/** Without a password the way is through the sign-in page; ending the session leads there and back. */
function Refused({
  section: { form, asksPassword, hasPassword },
  action,
}: Pick<SectionButtonsProps, "section" | "action">) {
  const text = useProfileText();
  const { refusal } = form;
  if (refusal === undefined) return null;
  const again = refusal.code === "identity.signInAgain";
  if (again && hasPassword && asksPassword) return null;
  const wayOut = again ? (
    <Button look="secondary" onClick={() => void signOut()}>
      {text("profile.signInAgain")}
    </Button>
  ) : (
    action
  );
  return (
    <AlertBar action={wayOut} type={again ? "warning" : "wrongInput"}>
      {refusal.text}
    </AlertBar>
  );
}
