import { useEffect, useState } from "react";
import { Icon } from "#design-system/icon.tsx";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";

/** The file as a small picture; a sheet of paper while there is none (DOC-12). */
export function Thumbnail({ path }: { readonly path: string | null }) {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    if (path === null) return undefined;
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
      setSource(undefined);
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
