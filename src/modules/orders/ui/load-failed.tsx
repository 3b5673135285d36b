import { LinkButton } from "#design-system/button.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { wholePhones } from "#design-system/whole-phones.tsx";
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
      <section className="grid justify-items-start gap-4">
        <h1 className="text-heading">{t("Order not found")}</h1>
        <p className="max-w-prose">{wholePhones(error.message)}</p>
        <LinkButton className="max-sm:w-full" to="/deals">
          {t("See your orders")}
        </LinkButton>
      </section>
    );
  }
  return (
    <RetryAlert onRetry={onRetry} title={title}>
      {error.message}
    </RetryAlert>
  );
}
