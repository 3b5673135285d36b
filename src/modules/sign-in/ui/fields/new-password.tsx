import { useState } from "react";
import { useText } from "#platform/browser/texts/texts.tsx";
import { COMMON_PASSWORD } from "#platform/shared/fields/password.ts";
import { PasswordChecklist } from "./password-checklist.tsx";
import { PasswordField } from "./password-field.tsx";
import { useCommonPassword } from "./use-common-password.ts";
import type { TypedFields } from "#platform/browser/forms/use-typed-fields.ts";

/** AUTH-17: the rules appear once the field has had the focus, and stay. */
export function NewPassword({ form, label }: { readonly form: TypedFields; readonly label: string }) {
  const t = useText();
  const [visited, setVisited] = useState(false);
  const password = String(form.values["password"] ?? "");
  const isCommon = useCommonPassword(password, form.values);
  return (
    <div className="grid gap-2" onFocus={() => setVisited(true)}>
      <PasswordField
        autoComplete="new-password"
        error={form.serverErrors["password"] ?? (isCommon === true ? t(COMMON_PASSWORD) : undefined)}
        id="password"
        label={label}
        required
      />
      {visited && <PasswordChecklist id="password-rules" isCommon={isCommon} password={password} />}
    </div>
  );
}
