import { AuthField, type AuthFieldProps } from "./auth-field.tsx";
import { maskedInput } from "./masked-input.ts";
import { maskPhone } from "./typing-mask.ts";

const MASK = maskedInput(maskPhone, 10);

/** VAL-07: written as `(999) 999-9999` while somebody types; pastes of any common form are read. */
export function PhoneField(props: Omit<AuthFieldProps, "type" | "inputMode">) {
  return <AuthField autoComplete="tel-national" {...props} {...MASK} inputMode="tel" type="tel" />;
}
