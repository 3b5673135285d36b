import type { ReactNode } from "react";
import { useText } from "#platform/browser/texts/texts.tsx";
import { AlertBar, type AlertType } from "./alert-bar.tsx";
import { Button } from "./plain-button.tsx";

interface RetryAlertProps {
  readonly onRetry: () => void;
  readonly title?: string;
  readonly type?: AlertType;
  readonly namesPhone?: true;
  /** What did not work. */
  readonly children: ReactNode;
}

/** Something could not be loaded or saved, and may be asked for again (MSG-08). */
export function RetryAlert({ onRetry, type = "internalError", ...rest }: RetryAlertProps) {
  const t = useText();
  return (
    <AlertBar
      action={
        <Button look="secondary" onClick={onRetry}>
          {t("Try again")}
        </Button>
      }
      type={type}
      {...rest}
    />
  );
}
