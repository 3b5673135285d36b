import { LRUCache } from "lru-cache";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import { listSlots, type Slot, type SlotRules } from "../../domain/slots.ts";
import { instantOf } from "./slot-time.ts";

/** A slot and the instant at which it begins. */
interface SlotStart extends Slot {
  readonly start: Date;
}

const known = new LRUCache<string, readonly SlotStart[]>({
  maxSize: 2 * 1024 * 1024,
  sizeCalculation: ({ length }) => 100 + length * 100,
});

/** Every slot that may be offered, with its instant; worked out once per day, zone and rules. */
export function slotStarts(today: CivilDate, rules: SlotRules, timeZone: string): readonly SlotStart[] {
  const key = JSON.stringify([today, timeZone, rules]);
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const starts = listSlots(today, rules).map(({ date, hour }) => ({
    date,
    hour,
    start: instantOf(date, hour, timeZone),
  }));
  known.set(key, starts);
  return starts;
}
