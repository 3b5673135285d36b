import { US_STATES } from "#platform/shared/fields/address/us-states-data.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import { fulfillmentMessages } from "../messages.ts";

/** What a delivery is asked about the place of its deal; two letters each. */
interface PlaceOfDeal {
  /** Whose taxes and fees the contract has. */
  readonly taxed: string;
  /** Where the car is brought to. */
  readonly delivered: string;
  /** Where the buyer says that it will be registered. */
  readonly registered: string | undefined;
}

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
  return t(fulfillmentMessages.otherState, { state: stateName(taxed), other: stateName(delivered) });
}
