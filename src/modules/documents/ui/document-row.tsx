import type { ReactNode } from "react";
import { Badge } from "#design-system/badge.tsx";
import { Button } from "#design-system/button.tsx";
import { Icon } from "#design-system/icon.tsx";
import { formatDay } from "#modules/orders/ui/format-instant.ts";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import type { DocumentEntry } from "../domain/document-list.ts";
import { ACCEPTED_EXTENSIONS } from "#modules/file-checks/domain/file-rules.ts";
import { documentsMessages } from "../messages.ts";
import { DeleteDocument } from "./delete-document.tsx";
import { FileButton } from "./file-button.tsx";
import { documentsPath } from "./load-documents.ts";
import { saveBlob } from "#platform/browser/http/save-blob.ts";
import { Thumbnail } from "./thumbnail.tsx";

export type FileEntry = DocumentEntry & { readonly id: string };

/** What the buyer may do with a stored file besides reading it. */
interface RowActions {
  readonly onDeleted: () => void;
  readonly onReplace: (file: File) => void;
}

const TONES = { complete: "success", uploading: "info", fail: "danger", initialized: "warning" } as const;

/** One stored file: what it looks like, when it came; keep, replace or delete it. */
export function DocumentRow(props: {
  readonly dealId: string;
  readonly entry: FileEntry;
  readonly timeZone: string;
  readonly actions?: RowActions;
}) {
  const t = useText();
  const { dealId, entry, timeZone, actions } = props;
  const path = `${documentsPath(dealId)}/${encodeURIComponent(entry.id)}`;
  const name = entry.fileName ?? t(entry.name);
  const isComplete = entry.status === "complete";
  return (
    <li className="grid grid-cols-[4rem_1fr] items-start gap-x-4 gap-y-1 py-3">
      <Thumbnail path={isComplete ? `${path}/thumbnail` : null} />
      <div className="grid min-w-0 gap-1">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 truncate font-medium">{name}</span>
          <Badge tone={TONES[entry.status]}>{t(entry.statusText)}</Badge>
        </div>
        <p className="text-small text-ink-muted">
          {entry.dateAdded && t("Added {day}", { day: formatDay(entry.dateAdded, timeZone, t.language) })}
          {entry.sizeBytes !== null && ` · ${formatSize(entry.sizeBytes)}`}
        </p>
        <State status={entry.status} />
      </div>
      <div className="-ml-3 flex flex-wrap max-sm:col-span-2 sm:col-start-2">
        {isComplete && <Download name={name} path={path} />}
        {actions && (
          <>
            <Replace id={entry.id} name={name} onReplace={actions.onReplace} />
            <DeleteDocument name={name} onDeleted={actions.onDeleted} path={path} />
          </>
        )}
      </div>
    </li>
  );
}

function State({ status }: { readonly status: DocumentEntry["status"] }): ReactNode {
  const text = useTexts(documentsMessages);
  if (status === "uploading") return <p className="text-small">{text("checking")}</p>;
  return (
    status === "fail" && (
      <p className="text-small font-semibold text-danger" role="alert">
        {text("checkFailed")}
      </p>
    )
  );
}

/** API-14, with its own words when it fails (MSG-54). */
function Download({ path, name }: { readonly path: string; readonly name: string }) {
  const t = useText();
  const text = useTexts(documentsMessages);
  const download = useWrite();
  const save = () =>
    download.run(async () => saveBlob(await apiClient.blob(path, { timeoutMs: 60_000 }), name));
  return (
    <>
      <Button
        busy={download.isBusy}
        className="text-small max-sm:px-2 sm:px-3"
        look="quiet"
        onClick={() => void save()}
      >
        <Icon name="download" size={18} /> {t("Download")}
        <span className="sr-only"> {name}</span>
      </Button>
      {download.error && (
        <p className="order-last basis-full px-3 text-small font-semibold text-danger" role="alert">
          {text("downloadFailed")}
        </p>
      )}
    </>
  );
}

function Replace(props: {
  readonly id: string;
  readonly name: string;
  readonly onReplace: (file: File) => void;
}) {
  const t = useText();
  const { id, name, onReplace } = props;
  return (
    <FileButton
      accept={ACCEPTED_EXTENSIONS.join(",")}
      className="text-small max-sm:px-2 sm:px-3"
      id={`replace-${id}`}
      look="quiet"
      onFiles={([file]) => file && onReplace(file)}
    >
      {t("Replace")}
      <span className="sr-only"> {name}</span>
    </FileButton>
  );
}

function formatSize(bytes: number): string {
  return bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
