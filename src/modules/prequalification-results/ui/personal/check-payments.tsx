import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { LinkButton } from "#design-system/button.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { openTerms } from "#modules/personal-pricing/ui/terms/personal-terms-store.ts";
import { type StartedFrom, startPath } from "#modules/prequalification/ui/journey/journey-start.ts";
import { NoEffect } from "#modules/prequalification/ui/journey/parts/no-effect.tsx";

/**
 * The way to one's own payments from a page that explains or asks how to pay, and back to it; nothing for who has them. A
 * page that asks for something else first keeps its own button the louder one.
 */
export function CheckPayments({ from }: { readonly from: Extract<StartedFrom, "financing" | "checkout"> }) {
  const t = useText();
  // Without the query: the page around it is written once for everybody.
  const { pathname } = useLocation();
  const isQualified = useSyncExternalStore(
    openTerms.subscribe,
    () => openTerms.get() !== null,
    () => false,
  );
  if (isQualified) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      {from === "checkout" && (
        <p className="basis-full">{t("Want to pay monthly? See your own payment first.")}</p>
      )}
      <LinkButton
        look={from === "checkout" ? "secondary" : "primary"}
        to={startPath({ startedFrom: from, returnTo: pathname })}
      >
        {t("Check my payments")}
      </LinkButton>
      <NoEffect />
    </div>
  );
}
