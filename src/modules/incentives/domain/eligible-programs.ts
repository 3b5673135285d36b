import type { CreditTierName } from "#modules/pricing/domain/settings-schema.ts";
import type { Ppm } from "#modules/pricing/domain/rate.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import {
  CLAIMED_KINDS,
  SUPPORT_KINDS,
  type IncentiveDealType,
  type IncentiveProgram,
} from "./incentive-program.ts";

/** What of a car decides which programs reach it. */
export interface ReachedVehicle {
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
  readonly year: number;
  readonly condition: "new" | "certified" | "used";
}

interface ReachedPlace {
  readonly state: string;
  readonly zipCode: string;
}

/** The deal that programs ask about. */
export interface IncentiveDeal {
  readonly type: IncentiveDealType;
  /** Null for cash. */
  readonly termMonths: number | null;
  readonly creditTier: CreditTierName;
  readonly hasTradeIn: boolean;
  /** Ids of the programs that the buyer says are for them. */
  readonly claims: readonly string[];
}

/** Whether a program is for this car, whoever buys it. */
export function reachesVehicle(program: IncentiveProgram, vehicle: ReachedVehicle): boolean {
  const { fromYear, toYear, conditions } = program;
  return (
    isSame(program.maker, vehicle.make) &&
    isListed(program.models, vehicle.model) &&
    (program.trims.length === 0 || (vehicle.trim !== null && isListed(program.trims, vehicle.trim))) &&
    (fromYear === null || vehicle.year >= fromYear) &&
    (toYear === null || vehicle.year <= toYear) &&
    (conditions.length === 0 || conditions.includes(vehicle.condition))
  );
}

/** PROT-06: both days are included. */
export function runsOn({ from, to }: Pick<IncentiveProgram, "from" | "to">, day: CivilDate): boolean {
  return from <= day && day <= to;
}

function reachesPlace({ states, zips }: IncentiveProgram, place: ReachedPlace): boolean {
  const isInState = states.length === 0 || states.includes(place.state);
  return isInState && (zips.length === 0 || zips.some((zip) => place.zipCode.startsWith(zip)));
}

/** The rate for a term; null where the program has none for it. */
export function rateForTerm(
  { rates }: Pick<IncentiveProgram, "rates">,
  termMonths: number | null,
): Ppm | null {
  if (termMonths === null) return null;
  const fitting = rates.filter(({ months }) => months >= termMonths).sort((a, b) => a.months - b.months);
  return fitting[0]?.ratePpm ?? null;
}

/** Whether a program counts in a deal; what the feed's price has already never does. */
export function countsInDeal(program: IncentiveProgram, deal: IncentiveDeal): boolean {
  const { kind, dealTypes, creditTiers } = program;
  return (
    !program.isInFeedPrice &&
    (dealTypes.length === 0 || dealTypes.includes(deal.type)) &&
    (program.lenders.length === 0 || deal.type !== "cash") &&
    (creditTiers.length === 0 || (deal.type !== "cash" && creditTiers.includes(deal.creditTier))) &&
    (!CLAIMED_KINDS.includes(kind) || deal.claims.includes(program.id)) &&
    (kind !== "trade-in-assistance" || deal.hasTradeIn) &&
    (!SUPPORT_KINDS.includes(kind) || givesSupport(program, deal))
  );
}

/** The programs of a list that are for a car at an address on a day. */
export function programsReaching(
  programs: readonly IncentiveProgram[],
  at: { readonly vehicle: ReachedVehicle; readonly place: ReachedPlace; readonly day: CivilDate },
): IncentiveProgram[] {
  return programs.filter(
    (program) =>
      runsOn(program, at.day) && reachesVehicle(program, at.vehicle) && reachesPlace(program, at.place),
  );
}

function givesSupport(program: IncentiveProgram, { type, termMonths }: IncentiveDeal): boolean {
  if (type === "cash") return false;
  return rateForTerm(program, termMonths) !== null || (type === "lease" && program.residualPpm !== null);
}

function isListed(list: readonly string[], name: string): boolean {
  return list.length === 0 || list.some((one) => isSame(one, name));
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
