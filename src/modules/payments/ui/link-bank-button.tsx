import { useNavigate } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { StepActions } from "#design-system/step-actions.tsx";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { paymentsPath } from "./payments-view.ts";

type LinkStart = { readonly kind: "page"; readonly linkUrl: string } | { readonly kind: "plaid" };

/** Leaves for the bank's own sign-in; the bank sends the buyer back to the success, failure or error page. */
export function LinkBankButton({ orderNumber }: { readonly orderNumber: string }) {
  const t = useText();
  const { run, isBusy, error } = useWrite();
  const navigate = useNavigate();
  const begin = async () => {
    const start = await run(() => apiClient.post<LinkStart>(`${paymentsPath(orderNumber)}/bank/link-token`));
    // The bank sends the buyer back in the language they left.
    if (start?.kind === "page") window.location.assign(`${start.linkUrl}?language=${t.language}`);
    // The vendor's window opens in the payment document, which alone may load its script.
    else if (start) await navigate(`/progress/${orderNumber}/payment/bank?link`);
  };
  return (
    <div className="grid gap-4 max-sm:contents">
      {error && <AlertBar type="error">{error.message}</AlertBar>}
      <StepActions>
        <Button busy={isBusy} className="max-sm:w-full" onClick={() => void begin()}>
          {t("Link your bank")}
        </Button>
      </StepActions>
    </div>
  );
}
