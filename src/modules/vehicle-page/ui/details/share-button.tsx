import { useState } from "react";
import { Icon } from "#design-system/icon.tsx";
import { Toast } from "#design-system/toast.tsx";
import { settleAddress } from "#modules/pricing/ui/chosen-address.ts";
import { useText } from "#platform/browser/texts/texts.tsx";

/** Three words with nothing to press need no longer. */
const READ_MS = 4000;

/** Hands the page to the phone's own way of sharing, or copies its address where there is none. */
export function ShareButton({ title }: { title: string }) {
  const t = useText();
  const [said, setSaid] = useState<string | null>(null);
  const share = async () => {
    settleAddress();
    const url = window.location.href;
    if (typeof navigator.share === "function") {
      try {
        await navigator.share({ title, url });
        return;
      } catch (error) {
        // Somebody changed their mind; anything else is no way to share here.
        if (error instanceof DOMException && error.name === "AbortError") return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      setSaid(t("Link copied"));
    } catch {
      setSaid(t("Copy the link from the address bar."));
    }
  };
  return (
    <>
      <button
        className="inline-flex h-11 max-w-max min-w-11 grow basis-11 flex-wrap content-start gap-x-2 overflow-hidden rounded-control px-3 font-semibold text-link underline-offset-4 hover:underline scripting-off:hidden"
        onClick={() => void share()}
        type="button"
      >
        <Icon className="h-11 shrink-0" name="share" />
        {/* Where the line has room for the sign alone, the word falls below the edge of the button. */}
        <span className="leading-11">{t("Share")}</span>
      </button>
      <Toast hideAfter={READ_MS} onHide={() => setSaid(null)}>
        {said}
      </Toast>
    </>
  );
}
