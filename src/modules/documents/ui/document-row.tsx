import { useEffect, useState } from "react";
import { Badge } from "#design-system/badge.tsx";
import { Button } from "#design-system/button.tsx";
import { Icon } from "#design-system/icon.tsx";
import { formatDay } from "#modules/orders/ui/format-instant.ts";
import { useWrite } from "#modules/orders/ui/use-write.ts";
import { apiClient } from "#platform/browser/api-client.ts";
import { isApiError } from "#platform/browser/api-error.ts";
import { useTexts } from "#platform/browser/texts.tsx";
import type { DocumentEntry } from "../domain/document-list.ts";
import { documentsMessages } from "../messages.ts";

const address = (dealId: string, id: string) =>
  `/api/documents/deals/${encodeURIComponent(dealId)}/documents/${encodeURIComponent(id)}`;

/** One stored file: what it looks like, when it came, keep or delete it. */
export function DocumentRow(props: {
  readonly dealId: string;
  readonly entry: DocumentEntry & { readonly id: string };
  readonly timeZone: string;
  readonly onDeleted?: () => void;
}) {
  const { dealId, entry, timeZone, onDeleted } = props;
  const text = useTexts(documentsMessages);
  const download = useWrite();
  const removal = useWrite();
  const path = address(dealId, entry.id);
  const name = entry.fileName ?? entry.name;
  const save = () =>
    download.run(async () => saveBlob(await apiClient.blob(path, { timeoutMs: 60_000 }), name));
  const remove = async () => {
    const isGone = await removal.run(async () => {
      await apiClient.delete(path);
      return true;
    });
    if (isGone) onDeleted?.();
  };
  return (
    <li className="grid grid-cols-[4rem_1fr] items-center gap-x-4 gap-y-1 py-3">
      <Thumbnail path={`${path}/thumbnail`} />
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 truncate font-medium">{name}</span>
          <Badge tone="success">{entry.statusText}</Badge>
        </div>
        <p className="text-small text-ink-muted">
          {entry.dateAdded && `Added ${formatDay(entry.dateAdded, timeZone)}`}
          {entry.sizeBytes !== null && ` · ${formatSize(entry.sizeBytes)}`}
        </p>
        <div className="-ml-3 flex flex-wrap">
          <Button busy={download.isBusy} className="text-small" look="quiet" onClick={() => void save()}>
            <Icon name="download" size={18} /> Download<span className="sr-only"> {name}</span>
          </Button>
          {onDeleted && (
            <Button busy={removal.isBusy} look="quiet" onClick={() => void remove()}>
              Delete<span className="sr-only"> {name}</span>
            </Button>
          )}
        </div>
        {(download.error || removal.error) && (
          <p className="text-small font-semibold text-danger" role="alert">
            {download.error ? text("downloadFailed") : removal.error?.message}
          </p>
        )}
      </div>
    </li>
  );
}

/** The file as a small picture; a sheet of paper where there is none (DOC-12). */
function Thumbnail({ path }: { readonly path: string }) {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    let url: string | undefined;
    const abort = new AbortController();
    apiClient.blob(path, { signal: abort.signal }).then(
      (blob) => {
        url = URL.createObjectURL(blob);
        setSource(url);
      },
      (error: unknown) => {
        if (!abort.signal.aborted && !isApiError(error)) throw error;
      },
    );
    return () => {
      abort.abort();
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [path]);
  return (
    <span className="grid aspect-square place-items-center overflow-hidden rounded-control border border-line bg-surface-sunken text-ink-muted">
      {source ? (
        <img alt="" className="size-full object-cover" onError={() => setSource(undefined)} src={source} />
      ) : (
        <Icon name="document" size={28} />
      )}
    </span>
  );
}

function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function formatSize(bytes: number): string {
  return bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
