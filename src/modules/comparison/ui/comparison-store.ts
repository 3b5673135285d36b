import { createValueStore } from "#platform/browser/data/value-store.ts";
import { MOST_COMPARED } from "../domain/most-compared.ts";

/** A vehicle that somebody chose; what the tray shows of it. */
export interface ChosenVehicle {
  /** VIN or vehicle id. */
  readonly key: string;
  /** `2022 Toyota RAV4` */
  readonly title: string;
  readonly picture: string;
}

const KEPT = "fc.compare";

/** Chosen in this browser, oldest first; empty on the server. */
export const chosenVehicles = createValueStore<readonly ChosenVehicle[]>(readKept());

/** Counts the tries to choose more than four, so that the limit is explained each time. */
export const refusedChoices = createValueStore(0);

if (globalThis.window !== undefined)
  window.addEventListener("storage", ({ key }) => {
    if (key === KEPT || key === null) chosenVehicles.set(readKept());
  });

/** Chooses a vehicle, or takes the choice back; a fifth one is refused. */
export function toggleChosen(vehicle: ChosenVehicle): void {
  const chosen = chosenVehicles.get();
  const others = chosen.filter(({ key }) => key !== vehicle.key);
  if (others.length === chosen.length && chosen.length >= MOST_COMPARED)
    refusedChoices.set(refusedChoices.get() + 1);
  else choose(others.length === chosen.length ? [...chosen, vehicle] : others);
}

/** Replaces the choice. */
export function choose(vehicles: readonly ChosenVehicle[]): void {
  refusedChoices.set(0);
  chosenVehicles.set(vehicles.slice(0, MOST_COMPARED));
  try {
    window.localStorage.setItem(KEPT, JSON.stringify(chosenVehicles.get()));
  } catch {
    // Blocked by the browser's settings: the choice lives as long as the page.
  }
}

function readKept(): readonly ChosenVehicle[] {
  try {
    if (globalThis.window === undefined) return [];
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isChosen).slice(0, MOST_COMPARED) : [];
  } catch {
    // Blocked, or somebody else wrote there: nothing is chosen.
    return [];
  }
}

function isChosen(value: unknown): value is ChosenVehicle {
  const { key, title, picture } = (value ?? {}) as Partial<Record<string, unknown>>;
  return [key, title, picture].every((text) => typeof text === "string");
}
