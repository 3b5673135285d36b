import { useLocation } from "react-router";
import { OnceToast } from "#design-system/once-toast.tsx";
import { splitLanguage } from "#platform/shared/texts/language.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { QualificationView } from "#modules/prequalification/domain/journey-view.ts";
import { expiryText } from "./expiry-text.ts";

/** PQ-08: tells somebody whose payments end soon, or have ended, once a visit. */
export function ExpiryToast({ view }: { readonly view: QualificationView | null }) {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <OnceToast
      isThere={splitLanguage(pathname).path.startsWith("/pre-qualify")}
      label={t("Check again")}
      saidKey="fc.expiry-said"
      text={view && expiryText(t, view)}
      to="/pre-qualify/expired"
    />
  );
}
