import { useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Dialog } from "#design-system/dialog.tsx";
import { Button } from "#design-system/plain-button.tsx";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { withdrawOwnResult } from "./own-result.ts";

interface WithdrawDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onWithdrawn: () => void;
}

/** Asks once more before a result is erased. */
export function WithdrawDialog({ open, onClose, onWithdrawn }: WithdrawDialogProps) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const withdraw = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await withdrawOwnResult();
      onWithdrawn();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      actions={
        <>
          <Button busy={busy} look="danger" onClick={() => void withdraw()}>
            {t("Withdraw and erase")}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t("Keep my payments")}
          </Button>
        </>
      }
      onClose={onClose}
      open={open}
      title={t("Withdraw your pre-qualification?")}
    >
      <div className="grid gap-4">
        <p>
          {t(
            "We erase your result, with the details you gave us for it and your credit report. We keep the record of your permission, any letter, and any application you sent, as the law requires. Cars show estimates again. This can't be undone.",
          )}
        </p>
        {problem !== undefined && <AlertBar type="error">{problem}</AlertBar>}
      </div>
    </Dialog>
  );
}
