import { AlertBar } from "#design-system/alert-bar.tsx";
import { LinkButton } from "#design-system/button.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import type { ApiError } from "#platform/browser/http/api-error.ts";
import { useText } from "#platform/browser/texts/texts.tsx";

/** Something could not be read: what happened, and the way out. The server's wording wins (MSG-05). */
export function LoadFailed({
  error,
  title,
  onRetry,
}: {
  readonly error: ApiError;
  readonly title: string;
  readonly onRetry: () => void;
}) {
  const t = useText();
  if (error.status === 404) {
    return (
      <AlertBar
        action={
          <LinkButton look="secondary" to="/deals">
            {t("See your orders")}
          </LinkButton>
        }
        title={t("Order not found")}
        type="warning"
      >
        {error.message}
      </AlertBar>
    );
  }
  return (
    <RetryAlert onRetry={onRetry} title={title}>
      {error.message}
    </RetryAlert>
  );
}
