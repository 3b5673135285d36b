import { useState } from "react";
import { useText } from "#platform/browser/texts/texts.tsx";
import { AuthField, type AuthFieldProps } from "./auth-field.tsx";

/** A password with a button that shows it. Paste and password managers work. */
export function PasswordField(props: Omit<AuthFieldProps, "type" | "after">) {
  const t = useText();
  const [shown, setShown] = useState(false);
  const toggle = (
    <button
      aria-controls={props.id}
      aria-label={shown ? t("Hide password") : t("Show password")}
      className="min-h-11 rounded-control px-3 text-small font-semibold text-link underline-offset-4 hover:underline"
      onClick={() => setShown(!shown)}
      type="button"
    >
      {shown ? t("Hide") : t("Show")}
    </button>
  );
  return (
    <AuthField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      after={toggle}
      type={shown ? "text" : "password"}
    />
  );
}
