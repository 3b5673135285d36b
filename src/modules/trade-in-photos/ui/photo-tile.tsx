import { Icon } from "#design-system/icon.tsx";
import { usePicture } from "#platform/browser/data/use-picture.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { PhotoView } from "../domain/photo-view.ts";
import { photoCalls } from "./photo-calls.ts";
import { PLACE_NAMES } from "./place-names-data.ts";

interface PhotoTileProps {
  readonly photo: PhotoView;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

/** A picture that was sent, as its owner sees it. */
export function PhotoTile({ photo, isBusy, onRemove }: PhotoTileProps) {
  const t = useText();
  const { source } = usePicture(photo.id, photoCalls.open);
  const name = t(PLACE_NAMES[photo.place]);
  return (
    <li className="grid gap-1">
      <span className="grid aspect-[4/3] place-items-center overflow-hidden rounded-control border border-line bg-surface-sunken text-ink-muted">
        {source === undefined ? (
          <Icon name="document" size={28} />
        ) : (
          <img alt={name} className="size-full object-cover" src={source} />
        )}
      </span>
      <span className="text-small font-semibold">{name}</span>
      <button
        aria-label={t("Remove photo: {name}", { name })}
        className="min-h-11 justify-self-start text-small text-link underline underline-offset-4"
        disabled={isBusy}
        onClick={onRemove}
        type="button"
      >
        {t("Remove")}
      </button>
    </li>
  );
}
