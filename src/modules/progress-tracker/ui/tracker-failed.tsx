import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button, LinkButton } from "#design-system/button.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import type { ApiError } from "#platform/browser/api-error.ts";
import { useTexts } from "#platform/browser/texts.tsx";
import { progressTrackerMessages } from "../messages.ts";

/** OP-36: from the fourth failed load on, people may ask again themselves. */
const HIDDEN_ATTEMPTS = 3;

/** TRK-14, IDV-05, IDV-06: the state could not be loaded. */
export function TrackerFailed(props: {
  readonly error: ApiError;
  readonly failures: number;
  readonly supportPhone: string;
  readonly onRetry: () => void;
}) {
  const { error, failures, supportPhone, onRetry } = props;
  const text = useTexts(progressTrackerMessages);
  if (error.status === 404) {
    return (
      <AlertBar
        action={
          <LinkButton look="secondary" to="/deals">
            See your orders
          </LinkButton>
        }
        title="Order not found"
        type="warning"
      >
        {error.message}
      </AlertBar>
    );
  }
  const mayRetry = failures > HIDDEN_ATTEMPTS;
  return (
    <AlertBar
      action={
        mayRetry && (
          <Button look="secondary" onClick={onRetry}>
            Try again
          </Button>
        )
      }
      type="internalError"
    >
      <p>{text("progress.failed")}</p>
      <p className="pt-1 text-small">
        {!mayRetry && "We keep trying every 30 seconds. "}
        Your order is safe. Questions? Call <PhoneLink number={supportPhone} />.
      </p>
    </AlertBar>
  );
}
