import type { Vehicle } from "#modules/inventory/domain/vehicle.ts";
import { seededRandom } from "./seeded-random.ts";

export interface DemoPriceChange {
  readonly vehicle_id: string;
  /** ISO instant. */
  readonly changed_at: string;
  readonly old_price_cents: number;
  readonly new_price_cents: number;
}

const STEPS = [25_000, 30_000, 50_000, 70_000, 100_000, 150_000];

/**
 * What the price of a demonstration car was before: two of five used cars became cheaper while they stood there, in
 * one to three steps that end at their price; now and then a step went up.
 */
export function demoPriceChanges(vehicle: Vehicle, index: number): DemoPriceChange[] {
  const random = seededRandom(index * 7919 + 17);
  const { id, priceCents, condition, createdAt, updatedAt } = vehicle;
  const standing = Date.parse(updatedAt) - Date.parse(createdAt);
  if (priceCents === null || condition === "new" || standing < 3 * 86_400_000 || !random.chance(0.4))
    return [];
  const count = random.between(1, 3);
  const changes: DemoPriceChange[] = [];
  let price = priceCents;
  for (let step = count; step >= 1; step -= 1) {
    const change = random.pick(STEPS) * (random.chance(0.12) ? -1 : 1);
    const at = Date.parse(createdAt) + Math.round((standing * step) / count);
    changes.unshift({
      vehicle_id: id,
      changed_at: new Date(at).toISOString(),
      old_price_cents: price + change,
      new_price_cents: price,
    });
    price += change;
  }
  return changes;
}
