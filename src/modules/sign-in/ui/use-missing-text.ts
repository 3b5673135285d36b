import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";
import type { ScreenMessageKey } from "../screen-messages.ts";
import { whatIsMissing } from "#modules/accounts/domain/what-is-missing.ts";
import type { TypedFields } from "#platform/browser/forms/use-typed-fields.ts";
import { useScreenText } from "./frame/use-screen-text.ts";

const LABELS: Readonly<Record<string, string>> = {
  firstName: english("First name"),
  lastName: english("Last name"),
  email: english("Email"),
  phoneNumber: english("Phone number"),
  code: english("Verification Code"),
  confirmPassword: english("Confirm password"),
};

/** Says beside a sleeping button what keeps it asleep (AUTH-15). */
export function useMissingText(): (form: TypedFields, emptyKey: ScreenMessageKey) => string {
  const t = useText();
  const text = useScreenText();
  return (form, emptyKey) => {
    const missing = whatIsMissing(form.values, form.errors);
    if (missing?.kind === "password") {
      return text("identity.reason.password", { rules: missing.rules.map((rule) => t(rule)).join(", ") });
    }
    if (missing?.kind === "field") {
      return text("identity.reason.field", { field: t(LABELS[missing.name] ?? missing.name) });
    }
    return text(emptyKey);
  };
}
