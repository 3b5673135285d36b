import { type MouseEvent, useSyncExternalStore } from "react";
import { answers } from "#platform/browser/forms/press-again.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { chosenVehicles, type ChosenVehicle, toggleChosen } from "./comparison-store.ts";

/** The form on every page that a button sends which was pressed without script, or before it arrived. */
export const COMPARE_FORM = "compare";

interface CompareButtonProps {
  readonly vehicle: ChosenVehicle;
  /** With its trim: `2022 Toyota RAV4 XLE`. */
  readonly name: string;
  /** Stands beside other words, with a frame. */
  readonly framed?: boolean;
}

/**
 * Chooses a vehicle for the comparison (CMP-01); without script it opens the comparison with it. While
 * `inline_compare_icons` is on (FLG-03), styles move it from below a card's bar into it.
 */
export function CompareButton({ vehicle, name, framed = false }: CompareButtonProps) {
  const t = useText();
  const isChosen = useSyncExternalStore(
    chosenVehicles.subscribe,
    () => chosenVehicles.get().some(({ key }) => key === vehicle.key),
    () => false,
  );
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    toggleChosen(vehicle);
  };
  return (
    <button
      aria-label={framed ? undefined : t("Compare {vehicle}", { vehicle: name })}
      aria-pressed={isChosen}
      className={framed ? "compare-button compare-framed" : "compare-button"}
      form={COMPARE_FORM}
      name="add"
      onClick={toggle}
      ref={answers}
      type="submit"
      value={vehicle.key}
    >
      {t("Compare")}
    </button>
  );
}
