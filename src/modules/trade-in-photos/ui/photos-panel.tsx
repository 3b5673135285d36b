import { useEffect, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { classNames } from "#design-system/class-names.ts";
import { buttonClass } from "#design-system/plain-button.tsx";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { randomId } from "#platform/browser/random-id.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { PHOTO_PLACES, type PhotoPlace, type PhotosView } from "../domain/photo-view.ts";
import { photoCalls } from "./photo-calls.ts";
import { PhotoTile } from "./photo-tile.tsx";
import { PLACE_NAMES } from "./place-names-data.ts";

/** Pictures of the car from the phone or the camera; an appraiser sees them beside the answers. */
export function PhotosPanel() {
  const t = useText();
  const [view, setView] = useState<PhotosView>();
  const write = useWrite();
  useEffect(() => {
    photoCalls.list().then(setView, (error: unknown) => {
      if (!isApiError(error)) throw error;
    });
  }, []);
  const change = async (call: () => Promise<PhotosView>): Promise<void> => {
    const now = await write.run(call);
    if (now) setView(now);
  };
  const add = (place: PhotoPlace, files: readonly File[]): Promise<void> =>
    change(async () => {
      let now = view ?? { photos: [], most: 0 };
      for (const file of files) {
        now = await photoCalls.add({ id: randomId(), place, file });
        setView(now);
      }
      return now;
    });
  if (view === undefined) return null;
  const { photos, most } = view;
  const isFull = photos.length >= most;
  const missing = PHOTO_PLACES.filter(
    (place) => place === "OTHER" || !photos.some((one) => one.place === place),
  );
  return (
    <section aria-labelledby="photos" className="grid gap-4">
      <h2 className="text-title" id="photos">
        {t("Photos of your car")}
      </h2>
      <p className="max-w-prose text-ink-muted">
        {t("Optional. Up to {most} photos help our appraiser. Where and when you took them is removed.", {
          most,
        })}
      </p>
      {write.error && <AlertBar type="error">{write.error.message}</AlertBar>}
      {photos.length > 0 && (
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {photos.map((photo) => (
            <PhotoTile
              isBusy={write.isBusy}
              key={photo.id}
              onRemove={() => void change(() => photoCalls.remove(photo.id))}
              photo={photo}
            />
          ))}
        </ul>
      )}
      {isFull ? (
        <p>{t("You've added {most} photos. Remove one before you add another.", { most })}</p>
      ) : (
        <ul className="flex flex-wrap gap-3">
          {missing.map((place) => (
            <li key={place}>
              <AddPhoto isBusy={write.isBusy} onChoose={(files) => void add(place, files)} place={place} />
            </li>
          ))}
        </ul>
      )}
      <output className="sr-only">
        {write.isBusy
          ? t("Sending your photo…")
          : t("{count} of {most} photos", { count: photos.length, most })}
      </output>
    </section>
  );
}

interface AddPhotoProps {
  readonly place: PhotoPlace;
  readonly isBusy: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

/** On a phone the camera or its pictures, as its owner likes. */
function AddPhoto({ place, isBusy, onChoose }: AddPhotoProps) {
  const t = useText();
  return (
    <label
      className={classNames(
        buttonClass("secondary"),
        "cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        isBusy && "opacity-60",
      )}
    >
      {t(PLACE_NAMES[place])}
      <input
        accept="image/jpeg,image/png"
        aria-label={t("Add photo: {name}", { name: t(PLACE_NAMES[place]) })}
        className="sr-only"
        disabled={isBusy}
        multiple={place === "OTHER"}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = "";
          if (files.length > 0) onChoose(files);
        }}
        type="file"
      />
    </label>
  );
}
