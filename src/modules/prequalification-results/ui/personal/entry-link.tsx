import { type MouseEvent, type ReactNode, useSyncExternalStore } from "react";
import { usePath, useText } from "#platform/browser/texts/texts.tsx";
import { openTerms } from "#modules/personal-pricing/ui/terms/personal-terms-store.ts";

interface EntryLinkProps {
  readonly className?: string;
  /** Behind the words. */
  readonly children?: ReactNode;
}

/**
 * The way to one's own payments from every page, and back to it: to pre-qualification, or to its result for who has one
 * in this tab. The same for everybody in the document.
 */
export function EntryLink({ className, children }: EntryLinkProps) {
  const t = useText();
  const path = usePath();
  const isQualified = useSyncExternalStore(
    openTerms.subscribe,
    () => openTerms.get() !== null,
    () => false,
  );
  const nameThisPage = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const { pathname, search } = window.location;
    if (!isQualified)
      currentTarget.href = path(
        `/pre-qualify?${new URLSearchParams({ from: "header", return: pathname + search }).toString()}`,
      );
  };
  return (
    <a
      className={className}
      href={path(isQualified ? "/pre-qualify/result" : "/pre-qualify?from=header")}
      onClick={nameThisPage}
    >
      {isQualified ? t("Your payments") : t("Get pre-qualified")}
      {children}
    </a>
  );
}
