import { AuthField, type AuthFieldProps } from "./auth-field.tsx";
import { maskedInput } from "./masked-input.ts";
import { maskCode } from "./typing-mask.ts";

const MASK = maskedInput(maskCode, 6);

/** VAL-18: six digits, offered by the phone's keyboard as soon as the message arrives. */
export function CodeField(props: Omit<AuthFieldProps, "type" | "inputMode" | "autoComplete">) {
  return (
    <AuthField
      {...props}
      {...MASK}
      autoComplete="one-time-code"
      className="tabular tracking-[0.25em]"
      inputMode="numeric"
      required
      spellCheck={false}
    />
  );
}
