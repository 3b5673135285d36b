import { US_STATES } from "#platform/shared/fields/address/us-states-data.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";

/** What a delivery is asked about the place of its deal; two letters each. */
interface PlaceOfDeal {
  /** Whose taxes and fees the contract has. */
  readonly taxed: string;
  /** Where the car is brought to. */
  readonly delivered: string;
  /** Where the buyer says that it will be registered. */
  readonly registered: string | undefined;
}

const OTHER_STATE = english(
  "Your contract includes the taxes and fees of {state}. Confirm that you will register the car there, or call us before we bring it to {other}.",
);

export const stateName = (code: string): string =>
  US_STATES.find(({ value }) => value === code)?.label ?? code;

/**
 * Taxes and fees are those of the state where a car is registered. One that is brought to another state may be registered
 * there, and then the contract is wrong: its buyer says that it is not, or calls.
 * @returns what to say beside `registrationState`; undefined where nothing contradicts the deal
 */
export function otherStateProblem(
  t: Text,
  { taxed, delivered, registered }: PlaceOfDeal,
): string | undefined {
  if (delivered === taxed || registered === taxed) return undefined;
  return t(OTHER_STATE, { state: stateName(taxed), other: stateName(delivered) });
}
