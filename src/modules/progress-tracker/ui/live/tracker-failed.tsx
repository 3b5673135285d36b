import { AlertBar } from "#design-system/alert-bar.tsx";
import { LinkButton } from "#design-system/button.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import type { ApiError } from "#platform/browser/http/api-error.ts";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { progressTrackerMessages } from "../../messages.ts";

/** OP-36: from the fourth failed load on, people may ask again themselves. */
const HIDDEN_ATTEMPTS = 3;

/** TRK-14, IDV-05, IDV-06: the state could not be loaded. */
export function TrackerFailed(props: {
  readonly error: ApiError;
  readonly failures: number;
  readonly supportPhone: string;
  readonly onRetry: () => void;
}) {
  const t = useText();
  const { error, failures, supportPhone, onRetry } = props;
  const text = useTexts(progressTrackerMessages);
  if (error.status === 404) {
    return (
      <div className="grid max-w-prose justify-items-start gap-4">
        <h1 className="text-heading">{t("Order not found")}</h1>
        <p className="text-lead text-ink-muted">{error.message}</p>
        <LinkButton to="/deals">{t("See your orders")}</LinkButton>
      </div>
    );
  }
  const mayRetry = failures > HIDDEN_ATTEMPTS;
  return (
    <div className="grid max-w-prose gap-5">
      <h1 className="text-heading">{t("Your order is safe")}</h1>
      {mayRetry ? (
        <RetryAlert namesPhone onRetry={onRetry}>
          {text("progress.failed")}
        </RetryAlert>
      ) : (
        <AlertBar namesPhone type="internalError">
          {text("progress.failed")}
        </AlertBar>
      )}
      <p className="text-ink-muted">
        {!mayRetry && `${t("We keep trying every 30 seconds.")} `}
        {rich(t("Questions? Call {phone}."), { phone: <PhoneLink number={supportPhone} /> })}
      </p>
    </div>
  );
}
