import { useSyncExternalStore } from "react";
import { answers } from "#platform/browser/forms/press-again.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { pressedHeart, shownFavorites } from "./favorites-store.ts";

interface SaveButtonProps {
  /** VIN or vehicle id. */
  readonly vehicleKey: string;
  /** `2022 Toyota RAV4` */
  readonly title: string;
  /** Beside the heart there is a word. */
  readonly withWord?: boolean;
}

/**
 * A heart (VEH-03). Its markup is the same for everybody; who has saved what is filled in by the browser, and what a
 * press does arrives with the first press (decision 0160).
 */
export function SaveButton({ vehicleKey, title, withWord = false }: SaveButtonProps) {
  const t = useText();
  const isSaved = useSyncExternalStore(
    shownFavorites.subscribe,
    () => shownFavorites.get().keys.has(vehicleKey),
    () => false,
  );
  return (
    <button
      aria-label={withWord ? undefined : t("Save {vehicle}", { vehicle: title })}
      aria-pressed={isSaved}
      className="save-button"
      onClick={() => pressedHeart.set({ key: vehicleKey })}
      ref={answers}
      type="button"
    >
      {withWord && t(isSaved ? "Saved" : "Save")}
    </button>
  );
}
