import { useState } from "react";
import { Link, useLocation } from "react-router";
import { Toast } from "#design-system/toast.tsx";
import { splitLanguage } from "#platform/shared/texts/language.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { QualificationView } from "#modules/prequalification/domain/journey-view.ts";
import { expiryText } from "./expiry-text.ts";

/** Said once a tab, whatever page follows. */
const SAID_KEY = "fc.expiry-said";
/** Long enough to read it and to press the link. */
const READ_MS = 15_000;

/** PQ-08: tells somebody whose payments end soon, or have ended, once a visit. */
export function ExpiryToast({ view }: { readonly view: QualificationView | null }) {
  const t = useText();
  const { pathname } = useLocation();
  const [hidden, setHidden] = useState<string | null>(null);
  const text = view && expiryText(t, view);
  const isHere = splitLanguage(pathname).path.startsWith("/pre-qualify");
  const isNew = text !== null && hidden !== text && !wasSaid(text) && !isHere;
  const hide = () => {
    if (text === null) return;
    remember(text);
    setHidden(text);
  };
  return (
    <Toast hideAfter={READ_MS} onHide={hide}>
      {isNew ? (
        <>
          {text}{" "}
          <Link
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            onClick={hide}
            to="/pre-qualify/expired"
          >
            {t("Check again")}
          </Link>
        </>
      ) : null}
    </Toast>
  );
}

function wasSaid(text: string): boolean {
  try {
    return sessionStorage.getItem(SAID_KEY) === text;
  } catch {
    return false;
  }
}

function remember(text: string): void {
  try {
    sessionStorage.setItem(SAID_KEY, text);
  } catch {
    // Storage is blocked: it is said once a page.
  }
}
