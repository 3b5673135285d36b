import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button, LinkButton } from "#design-system/button.tsx";
import type { ApiError } from "#platform/browser/api-error.ts";
import { useText } from "#platform/browser/texts.tsx";

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
  const isMissing = error.status === 404;
  return (
    <AlertBar
      action={
        isMissing ? (
          <LinkButton look="secondary" to="/deals">
            {t("See your orders")}
          </LinkButton>
        ) : (
          <Button look="secondary" onClick={onRetry}>
            {t("Try again")}
          </Button>
        )
      }
      title={isMissing ? t("Order not found") : title}
      type={isMissing ? "warning" : "internalError"}
    >
      {error.message}
    </AlertBar>
  );
}
