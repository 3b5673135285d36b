import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Button, LinkButton } from "#design-system/button.tsx";
import { Dialog } from "#design-system/dialog.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { hasPersonalTerms } from "#modules/personal-pricing/ui/terms/has-personal-terms.ts";
import { capability } from "#modules/prequalification/ui/journey/capability.ts";

const KEY = "fc.referred";

/** Once a browser, and never for who has begun already. */
function isFirstVisit(): boolean {
  if (capability.get() !== null || hasPersonalTerms()) return false;
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    // Storage is blocked: it would open on every page.
    return false;
  }
}

/** Tells somebody whom a partner sent that they can see their own payments (PQ-02, referred traffic). */
export function ReferredDialog() {
  const t = useText();
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(isFirstVisit);
  useEffect(() => {
    if (isOpen) localStorage.setItem(KEY, "1");
  }, [isOpen]);
  const query = new URLSearchParams({ return: `${pathname}${search}` });
  return (
    <Dialog
      actions={
        <>
          <LinkButton onClick={() => setOpen(false)} to={`/pre-qualify?${query}`}>
            {t("Check my payments")}
          </LinkButton>
          <Button look="secondary" onClick={() => setOpen(false)}>
            {t("Just looking")}
          </Button>
        </>
      }
      onClose={() => setOpen(false)}
      open={isOpen}
      title={t("See what you would really pay")}
    >
      <p>
        {t(
          "Check your payment for every car here before you choose one. It takes about a minute and has no effect on your credit score.",
        )}
      </p>
    </Dialog>
  );
}
