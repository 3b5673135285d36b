import type { ReactNode } from "react";
import { useText } from "#platform/browser/texts/texts.tsx";
import { AuthField } from "./auth-field.tsx";

interface EmailFieldProps {
  /** The address the code went to: shown, not to be changed (AUTH-05, AUTH-06). Left out, it is asked for. */
  readonly fixed?: string | undefined;
  /** What stands in it already where it is asked for; a field that is shown keeps its own (give it a key). */
  readonly start?: string | undefined;
  readonly error?: string | undefined;
  readonly autoComplete?: "username" | "email";
  /** Under the field, beside the error. */
  readonly action?: ReactNode;
}

/** VAL-04, with the phone's e-mail keyboard. */
export function EmailField({ fixed, start, autoComplete = "username", ...texts }: EmailFieldProps) {
  const t = useText();
  if (fixed === undefined || fixed === "") {
    return (
      <AuthField
        {...texts}
        autoCapitalize="none"
        autoComplete={autoComplete}
        autoCorrect="off"
        defaultValue={start}
        id="email"
        inputMode="email"
        label={t("Email")}
        required
        spellCheck={false}
        type="email"
      />
    );
  }
  return (
    <>
      <AuthField
        {...texts}
        defaultValue={fixed}
        disabled
        id="email-shown"
        label={t("Email")}
        name=""
        type="email"
      />
      {/* A disabled field is not sent and not seen by password managers: this one is. */}
      <input autoComplete="username" defaultValue={fixed} hidden name="email" readOnly type="email" />
    </>
  );
}
