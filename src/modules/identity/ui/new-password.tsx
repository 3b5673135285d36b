import { useState } from "react";
import { PasswordChecklist } from "./password-checklist.tsx";
import { PasswordField } from "./password-field.tsx";
import type { FormFields } from "./use-form-fields.ts";

/** AUTH-17: the rules appear once the field has had the focus, and stay. */
export function NewPassword({ form, label }: { readonly form: FormFields; readonly label: string }) {
  const [visited, setVisited] = useState(false);
  return (
    <div className="grid gap-2" onFocus={() => setVisited(true)}>
      <PasswordField
        autoComplete="new-password"
        error={form.serverErrors["password"]}
        id="password"
        label={label}
        required
      />
      {visited && <PasswordChecklist id="password-rules" password={String(form.values["password"] ?? "")} />}
    </div>
  );
}
