import { Card } from "#design-system/card.tsx";
import { Disclosure } from "#design-system/disclosure.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";

interface Provider {
  readonly provider: string;
  readonly scenarios: readonly { readonly outcome: string; readonly input: string }[];
}

/** Every outcome of every embedded provider, and what to enter to get it. */
export function ScenarioDesk() {
  const { data, error, reload } = useApiData<readonly Provider[]>("/sandbox/api/scenarios");
  return (
    <Card aria-labelledby="scenarios" as="section" className="grid gap-2">
      <h2 className="text-title" id="scenarios">
        Test inputs
      </h2>
      {error && <RetryAlert onRetry={reload}>{error.message}</RetryAlert>}
      {!data && !error && <Skeleton className="h-40" />}
      {data?.map(({ provider, scenarios }) => (
        <Disclosure key={provider} summary={<span className="first-letter:uppercase">{provider}</span>}>
          <dl className="grid gap-2 pb-3 text-small">
            {scenarios.map(({ outcome, input }) => (
              <div
                className="grid grid-cols-[minmax(0,1fr)] gap-x-4 sm:grid-cols-[12rem_1fr]"
                key={`${outcome}${input}`}
              >
                <dt className="font-semibold wrap-anywhere">{outcome}</dt>
                <dd className="break-words text-ink-muted">{input}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      ))}
    </Card>
  );
}
