import { type ReactNode, useEffect, useRef } from "react";
import { useText } from "#platform/browser/texts/texts.tsx";
import { useWizard } from "./wizard.tsx";

/** What a page asks, and of whom where two people share a device; takes the focus when the page changes. */
export function PageHeading({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { onOpened, me, here, calls } = useWizard();
  useEffect(() => {
    if (onOpened()) heading.current?.focus();
  }, [onOpened]);
  const isGuest = me.role === "JOINT" && calls.owner !== null && here.page !== "review";
  return (
    <header className="grid gap-2">
      <h2 className="text-title outline-none" ref={heading} tabIndex={-1}>
        {isGuest ? `${me.firstName || t("Co-applicant")}: ${title}` : title}
      </h2>
      {children && <p className="max-w-prose text-ink-muted">{children}</p>}
    </header>
  );
}
