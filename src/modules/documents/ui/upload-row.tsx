import { Badge } from "#design-system/badge.tsx";
import { Button } from "#design-system/button.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { documentStatusText } from "../domain/upload-item.ts";
import type { UploadItem } from "./use-uploads.ts";

/** A file on its way, or one that did not make it. */
export function UploadRow(props: {
  readonly item: UploadItem;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}) {
  const t = useText();
  const { item, onRetry, onRemove } = props;
  const percent = Math.round(item.share * 100);
  const isFailed = item.state === "FAIL_REMOTE" || item.state === "FAIL_LOCAL";
  return (
    <li className="grid gap-2 py-3">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 grow truncate font-medium">{item.file.name}</span>
        <Badge tone={isFailed ? "danger" : "info"}>{t(documentStatusText(item.state))}</Badge>
      </div>
      {isFailed ? (
        <p className="text-small font-semibold text-danger" role="alert">
          {item.message && t(item.message)}
        </p>
      ) : (
        <div className="flex items-center gap-3">
          <progress
            aria-label={t("Uploading {name}", { name: item.file.name })}
            className="h-2 w-full accent-action"
            max={100}
            value={percent}
          />
          <span className="w-12 text-right text-small text-ink-muted tabular">{percent}%</span>
        </div>
      )}
      <div className="flex gap-2">
        {item.state === "FAIL_REMOTE" && !item.isRefused && (
          <Button look="secondary" onClick={onRetry}>
            {t("Try again")}
          </Button>
        )}
        <Button look="quiet" onClick={onRemove}>
          {isFailed ? t("Remove") : t("Cancel")}
          <span className="sr-only"> {item.file.name}</span>
        </Button>
      </div>
    </li>
  );
}
