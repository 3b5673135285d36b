import { useState } from "react";
import { Button } from "#design-system/button.tsx";
import { Dialog } from "#design-system/dialog.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { endApplication } from "#modules/deal-drafts/ui/checkout-api.ts";
import { useAttempt } from "./use-attempt.ts";

/** Ends an application that lenders still have, once it is confirmed (LEND-02). */
export function Withdraw({
  orderNumber,
  onEnded,
}: {
  readonly orderNumber: string;
  readonly onEnded: () => void;
}) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, failure, attempt } = useAttempt();
  const withdraw = async (): Promise<void> => {
    const isDone = await attempt(async () => void (await endApplication(orderNumber, "withdrawn")));
    setAsking(false);
    if (isDone) onEnded();
  };
  return (
    <div className="grid justify-items-start gap-3">
      <Button className="-ml-3" look="quiet" onClick={() => setAsking(true)}>
        {t("Withdraw the application")}
      </Button>
      {failure && <p role="alert">{failure}</p>}
      <Dialog
        actions={
          <>
            <Button busy={isBusy} onClick={() => void withdraw()}>
              {t("Yes, withdraw")}
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {t("Keep waiting")}
            </Button>
          </>
        }
        onClose={() => setAsking(false)}
        open={isAsking}
        title={t("Withdraw the application?")}
      >
        <p>{t("Lenders will stop working on it. Your car stays in your cart.")}</p>
      </Dialog>
    </div>
  );
}
