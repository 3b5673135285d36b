import type { FieldsDriver } from "./fields-driver.ts";

/** How long a press waits for fields that are still on their way. */
const ARRIVE_MS = 20_000;

/** Where the gateway's fields are once they have arrived. */
interface FieldsSlot {
  readonly put: (driver: FieldsDriver) => void;
  /** The fields there were are gone; others are on their way. */
  readonly empty: () => void;
  /** Waits for fields that are not there yet; undefined when none arrive within 20 seconds. */
  readonly take: () => Promise<FieldsDriver | undefined>;
}

/** Keeps a press on "Pay" until the fields can answer it: none is lost, and none goes to fields that are gone. */
export function fieldsSlot(): FieldsSlot {
  let here: FieldsDriver | undefined;
  let arrived: ((driver: FieldsDriver) => void) | undefined;
  return {
    put: (driver) => {
      here = driver;
      arrived?.(driver);
    },
    empty: () => {
      here = undefined;
    },
    take: () =>
      here !== undefined
        ? Promise.resolve(here)
        : new Promise((resolve) => {
            const late = setTimeout(() => resolve(undefined), ARRIVE_MS);
            arrived = (driver) => {
              clearTimeout(late);
              resolve(driver);
            };
          }),
  };
}
