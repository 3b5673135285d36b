import { useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { Dialog } from "#design-system/dialog.tsx";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { saleCalls } from "./sale-calls.ts";
import type { SalePartProps } from "./sale-site.ts";

/** The seller changes their mind. */
export function CancelSale({ sale, onChange }: SalePartProps) {
  const t = useText();
  const write = useWrite();
  const [isAsking, setAsking] = useState(false);
  const cancel = async () => {
    const after = await write.run(() => saleCalls.cancel(sale));
    setAsking(false);
    if (after) onChange(after);
  };
  return (
    <div className="grid gap-3">
      {write.error && <AlertBar type="error">{write.error.message}</AlertBar>}
      <div>
        <Button className="max-sm:w-full" look="quiet" onClick={() => setAsking(true)}>
          {t("Cancel the sale")}
        </Button>
      </div>
      <Dialog
        actions={
          <>
            <Button busy={write.isBusy} className="max-sm:w-full" onClick={() => void cancel()}>
              {t("Cancel the sale")}
            </Button>
            <Button className="max-sm:w-full" look="secondary" onClick={() => setAsking(false)}>
              {t("Continue with the sale")}
            </Button>
          </>
        }
        onClose={() => setAsking(false)}
        open={isAsking}
        title={t("Cancel the sale of your car?")}
      >
        <p>
          {t("Your car stays yours, and nothing is due. While your offer is valid, you can still use it.")}
        </p>
      </Dialog>
    </div>
  );
}
