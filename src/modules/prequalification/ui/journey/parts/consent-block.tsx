import { Card } from "#design-system/card.tsx";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import type { ApiData } from "#platform/browser/data/use-api-data.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { ConsentView } from "../../../domain/journey-view.ts";

/** Written instructions to read the credit file: a block of its own, and nobody ticks it but the person. */
export function ConsentBlock({
  consent,
  error,
}: {
  readonly consent: ApiData<ConsentView>;
  readonly error: string | undefined;
}) {
  const t = useText();
  return (
    <Card aria-labelledby="consent-title" as="section" className="grid gap-3">
      <h2 className="text-lead" id="consent-title">
        {t("Your permission for a soft credit check")}
      </h2>
      {consent.data !== undefined ? (
        <>
          {consent.data.text.map((paragraph) => (
            <p className="text-small" key={paragraph}>
              {paragraph}
            </p>
          ))}
          {/* Other words are agreed to anew. */}
          <CheckboxField error={error} id="consent" key={consent.data.hash} label={consent.data.agreement} />
        </>
      ) : consent.error !== undefined ? (
        <RetryAlert onRetry={consent.reload}>{t("We couldn't load this text.")}</RetryAlert>
      ) : (
        <div aria-busy="true" className="grid gap-3">
          <span className="sr-only">{t("Loading")}</span>
          <Skeleton className="h-5" />
          <Skeleton className="h-5" />
          <Skeleton className="h-5 w-2/3" />
        </div>
      )}
    </Card>
  );
}
