import { quietPart } from "#platform/browser/late-part.ts";

const load = async () => (await import("./vehicle-card.tsx")).VehicleCard;

/**
 * The card, which documents bring along and which works without script. Browsers load its code after the page has come
 * alive (decision 0165).
 */
export const VehicleCard = import.meta.env.SSR ? await load() : quietPart(load);
