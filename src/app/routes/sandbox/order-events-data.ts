import { OWN_BUTTONS } from "#modules/retailer-operations/domain/own-buttons-data.ts";
import { STEPS } from "../../steps.ts";

const BUTTONS = [...STEPS.flatMap(({ events }) => events), ...OWN_BUTTONS];
/** Third parties in the order of their steps, then who decides about the whole order. */
const LAST = ["Lender", "Retailer"];
const senders = [...new Set(BUTTONS.map(({ who }) => who))];

/** The events of the sandbox desk, by who would send them. */
export const EVENT_GROUPS: readonly {
  readonly who: string;
  readonly events: readonly { readonly event: string; readonly label: string }[];
}[] = [...senders.filter((who) => !LAST.includes(who)), ...LAST].map((who) => ({
  who,
  events: BUTTONS.filter((button) => button.who === who),
}));

/** An event as its button says it, with who sends it. */
export function eventLabel(event: string): string {
  const button = BUTTONS.find((one) => one.event === event);
  return button === undefined ? event : `${button.who}, ${button.label}`;
}
