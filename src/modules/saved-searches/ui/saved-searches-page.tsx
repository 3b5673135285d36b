import { useState } from "react";
import { Badge } from "#design-system/badge.tsx";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { LinkButton } from "#design-system/button.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { SignedIn } from "#platform/browser/session/signed-in.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import type { SavedSearchView } from "../domain/saved-search.ts";
import { SavedSearchItem } from "./saved-search-item.tsx";

interface SavedSearchList {
  readonly searches: readonly SavedSearchView[];
}

const LIST = "/api/saved-searches";

/** ROLE-04, SRCH-08: the searches of whoever is signed in. */
export function SavedSearchesPage() {
  const t = useText();
  return (
    <div className="page-width grid max-w-[60rem] gap-6 py-8 md:py-12">
      <h1 className="text-heading">{t("Saved searches")}</h1>
      <SignedIn waiting={<ListSkeleton />}>
        <SavedSearches />
      </SignedIn>
    </div>
  );
}

function SavedSearches() {
  const { data, error, reload, replace } = useApiData<SavedSearchList>(LIST);
  const [problem, setProblem] = useState<string>();
  if (error) return <RetryAlert onRetry={reload}>{error.message}</RetryAlert>;
  if (data === undefined) return <ListSkeleton />;
  const { searches } = data;
  /** Shows the change at once and takes it back when the server does not agree. */
  const change = async (next: readonly SavedSearchView[], write: () => Promise<unknown>) => {
    setProblem(undefined);
    replace({ searches: next });
    try {
      await write();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      replace(data);
      setProblem(failure.fields["name"] ?? failure.message);
    }
  };
  return (
    <>
      {problem !== undefined && <AlertBar type="error">{problem}</AlertBar>}
      {searches.length === 0 && <NoSearches />}
      <ul className="grid gap-4">
        {searches.map((one) => (
          <SavedSearchItem
            key={one.id}
            badge={one.newCount > 0 && <NewBadge count={one.newCount} />}
            onChange={(part) =>
              void change(
                searches.map((each) => (each.id === one.id ? { ...each, ...part } : each)),
                () => apiClient.put(`${LIST}/${one.id}`, part),
              )
            }
            onDelete={() =>
              void change(
                searches.filter(({ id }) => id !== one.id),
                () => apiClient.delete(`${LIST}/${one.id}`),
              )
            }
            onLook={() =>
              void apiClient.post(`${LIST}/${one.id}/looked`, {}, { keepalive: true }).catch(ignoreApiError)
            }
            search={one}
          />
        ))}
      </ul>
    </>
  );
}

/** Having looked is a help for next time: when it cannot be noted, the same cars are new once more. */
function ignoreApiError(failure: unknown): void {
  if (!isApiError(failure)) throw failure;
}

function NewBadge({ count }: { readonly count: number }) {
  const t = useText();
  return (
    <Badge tone="accent">
      {count > 99 ? t("99+ new since you last looked") : t("{count} new since you last looked", { count })}
    </Badge>
  );
}

function NoSearches() {
  const t = useText();
  return (
    <div className="grid justify-items-start gap-4 rounded-card border border-line bg-surface-raised p-6">
      <p className="max-w-prose">
        {t(
          "Nothing saved yet. Narrow your search and save it, and we'll tell you when something new comes in.",
        )}
      </p>
      <LinkButton to="/search">{t("Find your car")}</LinkButton>
    </div>
  );
}

function ListSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
    </div>
  );
}
