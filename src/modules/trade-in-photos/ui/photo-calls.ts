import { heldTradeIn } from "#modules/trade-in/ui/held/held-trade-in.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import type { PhotoPlace, PhotosView } from "../domain/photo-view.ts";

interface Door {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The device's secret opens it as long as no account keeps the trade-in. */
function ownDoor(): Door {
  const capability = heldTradeIn.capability();
  return capability === null
    ? { path: "/api/trade-in/photos" }
    : { path: "/public/trade-in/current/photos", headers: { "trade-in": capability } };
}

/** A phone's picture over a slow line. */
const UPLOAD_MS = 420_000;

/** Each but `open` answers the pictures as they are afterwards. All throw `ApiError`. */
export const photoCalls = {
  list: () => {
    const { path, ...options } = ownDoor();
    return apiClient.get<PhotosView>(path, options);
  },
  add: ({ id, place, file }: { readonly id: string; readonly place: PhotoPlace; readonly file: File }) => {
    const { path, ...options } = ownDoor();
    const form = new FormData();
    form.append("photo", file, file.name);
    return apiClient.put<PhotosView>(`${path}/${id}`, form, {
      ...options,
      query: { place },
      timeoutMs: UPLOAD_MS,
      idempotencyKey: id,
    });
  },
  remove: (id: string) => {
    const { path, ...options } = ownDoor();
    return apiClient.delete<PhotosView>(`${path}/${id}`, options);
  },
  open: (id: string, signal: AbortSignal) => {
    const { path, ...options } = ownDoor();
    return apiClient.blob(`${path}/${id}`, { ...options, signal });
  },
};
