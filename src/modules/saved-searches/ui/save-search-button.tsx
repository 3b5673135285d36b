import { Suspense, useEffect, useState } from "react";
import { Icon } from "#design-system/icon.tsx";
import { partOnDemand } from "#platform/browser/late-part.ts";
import { useText } from "#platform/browser/texts/texts.tsx";

/** Only people who save a search load how that works. */
const SaveSearch = partOnDemand(async () => (await import("./save-search.tsx")).SaveSearch);

interface SaveSearchButtonProps {
  /** Canonical query string. */
  readonly search: string;
  /** Its conditions, in words; the first name of the saved search is made of them. */
  readonly conditions: readonly string[];
}

/** Keeps what is searched for (SRCH-08); asks to sign in where needed. */
export function SaveSearchButton({ search, conditions }: SaveSearchButtonProps) {
  const t = useText();
  const [turn, setTurn] = useState(0);
  const [isBack, setBack] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- what a browser remembers is known only after hydration
  useEffect(() => setBack(cameToSave()), []);
  return (
    <>
      <button
        className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control px-2 text-small font-semibold whitespace-nowrap text-link underline-offset-4 hover:underline scripting-off:hidden"
        onClick={() => setTurn(turn + 1)}
        type="button"
      >
        <Icon name="plus" size={18} />
        {t("Save this search")}
      </button>
      {(turn > 0 || isBack) && (
        <Suspense>
          <SaveSearch conditions={conditions} search={search} turn={turn} />
        </Suspense>
      )}
    </>
  );
}

/** Whether somebody left this page to sign in because of this button; `useAccountAction` knows the rest. */
function cameToSave(): boolean {
  try {
    return sessionStorage.getItem("fc.pending-action")?.includes('"save-search"') ?? false;
  } catch {
    // Storage is blocked: nothing was remembered.
    return false;
  }
}
