import { useEffect, useState } from "react";
import { isApiError } from "../http/api-error.ts";
import { readPicture } from "./read-picture.ts";

interface Picture {
  /** An address for this page alone; undefined while there is none. */
  readonly source: string | undefined;
  /** It is no picture that this browser can show. */
  readonly drop: () => void;
}

/**
 * A picture that is read with the reader's own key, so that its address alone opens nothing.
 * @param id what is read; null for nothing
 * @param open reads it; throws `ApiError`
 */
export function usePicture(
  id: string | null,
  open: (id: string, signal: AbortSignal) => Promise<Blob>,
): Picture {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    if (id === null) return undefined;
    let url: string | undefined;
    const abort = new AbortController();
    readPicture(() => open(id, abort.signal), abort.signal).then(
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
  }, [id, open]);
  return { source, drop: () => setSource(undefined) };
}
