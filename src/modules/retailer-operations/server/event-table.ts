import * as v from "valibot";
import type { EventRule, StepEvents } from "#modules/order-steps/server/step-events.ts";
import type { StepSource } from "#modules/order-steps/server/step-source.ts";
import { ownEvents } from "./own-events.ts";
import type { RetailerContext } from "./retailer-context.ts";

export type RetailerRule = EventRule<RetailerContext>;

const all = (steps: readonly StepSource[]): readonly StepEvents[] => [
  ...steps.map(({ events }) => events),
  ownEvents,
];

/** Name of every event, those of the steps first. */
export function eventNames(steps: readonly StepSource[]): readonly string[] {
  return all(steps).flatMap(({ rules }) => Object.keys(rules));
}

/** What an event does; undefined for a name that no module knows. */
export function ruleOf(steps: readonly StepSource[], event: string): RetailerRule | undefined {
  const events = all(steps).find(({ rules }) => Object.hasOwn(rules, event));
  return events?.rules[event] as RetailerRule | undefined;
}

/** An event's name and everything that any event may carry, checked. */
export function eventEntries(steps: readonly StepSource[]) {
  const details = Object.assign({}, ...all(steps).map((events) => events.details)) as v.ObjectEntries;
  return { ...details, event: v.picklist(eventNames(steps)) };
}
