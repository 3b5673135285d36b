import type { StepEvent } from "#modules/order-steps/domain/step-descriptor.ts";
import { OWN_BUTTONS } from "#modules/retailer-operations/domain/own-buttons-data.ts";
import { STEPS } from "../../steps.ts";

const BUTTONS = [...STEPS.flatMap(({ events }) => events), ...OWN_BUTTONS];
/** Buttons of one kind from several senders are looked for by what they are about. */
const ABOUT: readonly (readonly [start: string, group: string])[] = [
  ["Trade-in", "Trade-in"],
  ["Protection: ", "Protection plans"],
];
/** Third parties in the order of their steps, then who decides about the whole order, then what few orders have. */
const LAST = ["Lender", "Retailer", ...ABOUT.map(([, group]) => group)];

function groupOf({ who, label }: StepEvent): string {
  return ABOUT.find(([start]) => label.startsWith(start))?.[1] ?? who;
}

const groups = [...new Set(BUTTONS.map(groupOf))];

/** The events of the sandbox desk, by who would send them or what they are about. */
export const EVENT_GROUPS: readonly {
  readonly group: string;
  readonly events: readonly StepEvent[];
}[] = [
  ...groups.filter((group) => !LAST.includes(group)),
  ...LAST.filter((group) => groups.includes(group)),
].map((group) => ({ group, events: BUTTONS.filter((button) => groupOf(button) === group) }));

/** The group that moves a step of the tracker on; undefined for a step that nobody else moves. */
export function groupOfStep(step: string | null): string | undefined {
  const [first] = STEPS.find(({ id }) => id === step)?.events ?? [];
  return first && groupOf(first);
}

/** An event as its button says it, with who sends it. */
export function eventLabel(event: string): string {
  const button = BUTTONS.find((one) => one.event === event);
  return button === undefined ? event : `${button.who}, ${button.label}`;
}
