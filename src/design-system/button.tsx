import type { ComponentProps } from "react";
import { Link } from "react-router";
import { buttonClass, type ButtonLook } from "./plain-button.tsx";

/** The button itself lives apart from the router, for pages that do without it (decision 0038). */
export { Button, buttonClass, type ButtonLook } from "./plain-button.tsx";

interface LinkButtonProps extends ComponentProps<typeof Link> {
  readonly look?: ButtonLook;
}

/** A link that looks like a button: use it when the result is another page. */
export function LinkButton({ look = "primary", className, ...rest }: LinkButtonProps) {
  return <Link className={buttonClass(look, className)} {...rest} />;
}
