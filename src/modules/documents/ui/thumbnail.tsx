import { Icon } from "#design-system/icon.tsx";
import { usePicture } from "#platform/browser/data/use-picture.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";

const open = (path: string, signal: AbortSignal): Promise<Blob> => apiClient.blob(path, { signal });

/** The file as a small picture; a sheet of paper while there is none (DOC-12). */
export function Thumbnail({ path }: { readonly path: string | null }) {
  const { source, drop } = usePicture(path, open);
  return (
    <span className="grid aspect-square place-items-center overflow-hidden rounded-control border border-line bg-surface-sunken text-ink-muted">
      {source ? (
        <img alt="" className="size-full object-cover" onError={drop} src={source} />
      ) : (
        <Icon name="document" size={28} />
      )}
    </span>
  );
}
