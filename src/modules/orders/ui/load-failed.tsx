import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button, LinkButton } from "#design-system/button.tsx";
import type { ApiError } from "#platform/browser/api-error.ts";

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
  const isMissing = error.status === 404;
  return (
    <AlertBar
      action={
        isMissing ? (
          <LinkButton look="secondary" to="/deals">
            See your orders
          </LinkButton>
        ) : (
          <Button look="secondary" onClick={onRetry}>
            Try again
          </Button>
        )
      }
      title={isMissing ? "Order not found" : title}
      type={isMissing ? "warning" : "internalError"}
    >
      {error.message}
    </AlertBar>
  );
}
