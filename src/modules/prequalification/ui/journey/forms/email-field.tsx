import type { ComponentProps } from "react";
import { JourneyField } from "./journey-field.tsx";

type EmailFieldProps = Pick<ComponentProps<typeof JourneyField>, "form" | "help" | "defaultValue">;

/** The field `email`. */
export function EmailField(props: EmailFieldProps) {
  return (
    <JourneyField
      {...props}
      autoCapitalize="none"
      autoComplete="email"
      inputMode="email"
      maxLength={80}
      name="email"
      spellCheck={false}
      type="email"
    />
  );
}
