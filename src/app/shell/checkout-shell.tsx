import type { ReactNode } from "react";
import { Link } from "react-router";
import { useText } from "#platform/browser/texts/texts.tsx";
import { FocusedShell } from "./focused-shell.tsx";

/** The shell of a purchase: the way out leaves everything saved. */
export function CheckoutShell({ children }: { readonly children: ReactNode }) {
  const t = useText();
  return (
    <FocusedShell
      exit={
        <Link
          className="inline-flex min-h-11 items-center font-medium whitespace-nowrap underline underline-offset-4"
          to="/cart"
        >
          {t("Save and exit")}
        </Link>
      }
    >
      {children}
    </FocusedShell>
  );
}
