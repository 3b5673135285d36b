import type { CreditTierName } from "#modules/worksheet/domain/settings-schema.ts";
import { rateForTerm } from "#modules/worksheet/domain/terms/rate-by-term.ts";
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

/** Where nobody knows the place, only what is for every place. */
function reachesPlace({ states, zips }: IncentiveProgram, place: ReachedPlace | null): boolean {
  if (place === null) return states.length === 0 && zips.length === 0;
  const isInState = states.length === 0 || states.includes(place.state);
  return isInState && (zips.length === 0 || zips.some((zip) => place.zipCode.startsWith(zip)));
}

/** Whether a program counts in a deal; what the feed's price has already never does. */
export function countsInDeal(program: IncentiveProgram, deal: IncentiveDeal): boolean {
  const { kind, creditTiers } = program;
  return (
    !program.isInFeedPrice &&
    isForType(program, deal.type) &&
    (program.lenders.length === 0 || deal.type !== "cash") &&
    (creditTiers.length === 0 || (deal.type !== "cash" && creditTiers.includes(deal.creditTier))) &&
    (!CLAIMED_KINDS.includes(kind) || deal.claims.includes(program.id)) &&
    (kind !== "trade-in-assistance" || deal.hasTradeIn) &&
    (!SUPPORT_KINDS.includes(kind) || givesSupport(program, deal))
  );
}

/** Whether a program counts for everybody who pays this way: nothing to claim, no lender, no credit tier. */
export function countsByItself(program: IncentiveProgram, type: IncentiveDealType): boolean {
  return (
    !program.isInFeedPrice &&
    isForType(program, type) &&
    !isConditional(program) &&
    !CLAIMED_KINDS.includes(program.kind) &&
    !(type === "cash" && SUPPORT_KINDS.includes(program.kind))
  );
}

/** It depends on who lends, or on the credit of the buyer. */
export const isConditional = ({
  lenders,
  creditTiers,
}: Pick<IncentiveProgram, "lenders" | "creditTiers">): boolean =>
  lenders.length > 0 || creditTiers.length > 0;

export function isForType(
  { dealTypes }: Pick<IncentiveProgram, "dealTypes">,
  type: IncentiveDealType,
): boolean {
  return dealTypes.length === 0 || dealTypes.includes(type);
}

/** The programs of a list that are for a car at an address on a day. */
export function programsReaching(
  programs: readonly IncentiveProgram[],
  at: { readonly vehicle: ReachedVehicle; readonly place: ReachedPlace | null; readonly day: CivilDate },
): IncentiveProgram[] {
  return programs.filter(
    (program) =>
      runsOn(program, at.day) && reachesVehicle(program, at.vehicle) && reachesPlace(program, at.place),
  );
}

function givesSupport(program: IncentiveProgram, { type, termMonths }: IncentiveDeal): boolean {
  if (type === "cash") return false;
  return (
    rateForTerm(program.rates, termMonths) !== null || (type === "lease" && program.residualPpm !== null)
  );
}

function isListed(list: readonly string[], name: string): boolean {
  return list.length === 0 || list.some((one) => isSame(one, name));
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
