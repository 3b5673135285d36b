import type { Vehicle } from "#modules/inventory/domain/vehicle.ts";
import type { SeededRandom } from "./seeded-random.ts";

const OPENINGS = ["Among its equipment:", "Equipment includes", "What stands out:", "Worth knowing:"];
const NEW_CLOSINGS = [
  "Full factory warranty from the day you take it home.",
  "Nobody has owned it before you; the factory warranty starts with you.",
];
const USED_CLOSINGS = [
  "We checked it when it came in. Ask us for the inspection sheet.",
  "Normal wear for its age. We show every mark we know of.",
  "Serviced before it went on the lot. Ask us what was done.",
];

/** Two or three plain sentences that claim nothing the data does not say. */
export function describeVehicle(random: SeededRandom, vehicle: Omit<Vehicle, "description">): string {
  const name = `${vehicle.year} ${vehicle.make} ${vehicle.model}${vehicle.trim === null ? "" : ` ${vehicle.trim}`}`;
  const notable = vehicle.features
    .slice(-3)
    .map((feature, index) => (index === 0 ? feature : lowerFirst(feature)));
  const features = `${random.pick(OPENINGS)} ${list(notable.map(lowerFirst))}.`;
  const miles = vehicle.mileage?.toLocaleString("en-US") ?? "few";
  if (vehicle.condition === "new") return `New ${name}. ${features} ${random.pick(NEW_CLOSINGS)}`;
  const certified =
    vehicle.condition === "certified"
      ? `Certified by ${vehicle.make}: it passed the maker's inspection and carries its certified warranty.`
      : random.pick(USED_CLOSINGS);
  return `${name} with ${miles} miles. ${features} ${certified}`;
}

/** Names such as Apple CarPlay and Bluetooth keep their capital. */
function lowerFirst(text: string): string {
  return /^(Apple|Android|Bluetooth)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

function list(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? "the usual equipment";
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
