import * as v from "valibot";
import { centsOf, ppmOfPercent } from "#modules/worksheet/domain/figures/rate.ts";
import { canCombine } from "./best-combination.ts";
import { reachesVehicle, type ReachedVehicle } from "./eligible-programs.ts";
import { type IncentiveProgram, SUPPORT_KINDS } from "./incentive-program.ts";
import { type ProgramRow, programRowSchema } from "./program-row-schema.ts";
import type { FileRow } from "./read-program-file.ts";

/** What is wrong with a file, by row and field. */
export interface ProgramFault {
  readonly at: string;
  readonly field: string;
  readonly message: string;
}

interface Checked {
  readonly programs: readonly IncentiveProgram[];
  readonly faults: readonly ProgramFault[];
}

interface Placed {
  readonly at: string;
  readonly program: IncentiveProgram;
}

/** One file of programs is one picture of all; more than this is not one retailer's. */
const MOST_PROGRAMS = 2_000;
/** Nobody reads more before the next try. */
const MOST_FAULTS = 200;

/**
 * Programs of a file with everything that is wrong with it: fields, days, models that no car in stock has, exclusions of
 * programs that are not there, and programs of one kind that would pay twice for the same car.
 */
export function checkPrograms(rows: readonly FileRow[], stock: readonly ReachedVehicle[]): Checked {
  if (rows.length > MOST_PROGRAMS)
    return {
      programs: [],
      faults: [fault("file", "programs", `must hold at most ${MOST_PROGRAMS} programs`)],
    };
  const faults: ProgramFault[] = [];
  const placed: Placed[] = [];
  for (const { at, value } of rows) {
    const parsed = v.safeParse(programRowSchema, value, { abortPipeEarly: true });
    if (!parsed.success) {
      faults.push(...parsed.issues.map((issue) => fault(at, v.getDotPath(issue) ?? "row", wordsOf(issue))));
      continue;
    }
    faults.push(...rowFaults(parsed.output).map(([field, message]) => fault(at, field, message)));
    placed.push({ at, program: programOf(parsed.output) });
  }
  faults.push(...placed.flatMap((one) => modelFaults(one, stock)), ...excludeFaults(placed));
  if (faults.length === 0) faults.push(...pairFaults(placed, stock));
  return { programs: placed.map(({ program }) => program), faults: faults.slice(0, MOST_FAULTS) };
}

const fault = (at: string, ...[field, message]: [string, string]): ProgramFault => ({ at, field, message });

function wordsOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== "strict_object") return issue.message;
  return issue.expected === "never" ? "is not a field of programs" : "is missing";
}

/** What the fields of one row say about each other. */
function rowFaults(row: ProgramRow): (readonly [string, string])[] {
  const isSupport = SUPPORT_KINDS.includes(row.kind);
  const found: (readonly [string, string] | false)[] = [
    row.from > row.to && ["to", "must be on or after from"],
    row.fromYear !== undefined &&
      row.toYear !== undefined &&
      row.fromYear > row.toYear && ["toYear", "must be the same as fromYear or later"],
    !isSupport && row.amount === undefined && ["amount", `is missing for ${row.kind}`],
    isSupport &&
      row.amount !== undefined && ["amount", `is not for ${row.kind}: another program pays the cash`],
    row.kind === "special-apr" && row.rates.length === 0 && ["rates", "is missing for special-apr"],
    row.kind === "special-apr" &&
      row.residualPoints !== undefined && ["residualPoints", "is for lease-support only"],
    row.kind === "lease-support" &&
      row.rates.length === 0 &&
      row.residualPoints === undefined && ["rates", "or residualPoints is missing for lease-support"],
    !isSupport && row.rates.length > 0 && ["rates", "is for special-apr and lease-support only"],
    new Set(row.rates.map(({ months }) => months)).size < row.rates.length && [
      "rates",
      "must not name a term twice",
    ],
    row.appliedAs !== undefined &&
      (row.appliedAs === "rate") !== isSupport && ["appliedAs", `does not fit ${row.kind}`],
    row.excludes.includes(row.number) && ["excludes", "must not name the program itself"],
    row.lenders.length > 0 &&
      row.dealTypes.length > 0 &&
      row.dealTypes.every((type) => type === "cash") && ["lenders", "is not for cash deals"],
  ];
  return found.filter((one) => one !== false);
}

function programOf(row: ProgramRow): IncentiveProgram {
  const {
    amount,
    rates,
    residualPoints,
    fromYear,
    toYear,
    proof,
    stackGroup,
    appliedAs,
    dealTypes,
    ...same
  } = row;
  return {
    ...same,
    id: `${row.number}@${row.from}`,
    fromYear: fromYear ?? null,
    toYear: toYear ?? null,
    dealTypes: dealTypes.length > 0 ? dealTypes : usualDealTypes(row.kind),
    amountCents: amount === undefined ? null : centsOf(amount),
    rates: rates.map(({ months, apr }) => ({ months, ratePpm: ppmOfPercent(apr) })),
    residualPpm: residualPoints === undefined ? null : ppmOfPercent(residualPoints),
    proof: proof ?? null,
    stackGroup: stackGroup ?? null,
    appliedAs: appliedAs ?? usualApplication(row.kind),
  };
}

function usualDealTypes(kind: ProgramRow["kind"]): IncentiveProgram["dealTypes"] {
  if (kind === "finance-cash" || kind === "special-apr") return ["finance"];
  return kind === "lease-cash" || kind === "lease-support" ? ["lease"] : [];
}

/** A retailer's own lowers its price; what a maker pays counts as money that the buyer brings. */
function usualApplication(kind: ProgramRow["kind"]): IncentiveProgram["appliedAs"] {
  if (SUPPORT_KINDS.includes(kind)) return "rate";
  if (kind === "lease-cash") return "cap-reduction";
  return kind === "retailer" ? "price" : "down-payment";
}

function modelFaults({ at, program }: Placed, stock: readonly ReachedVehicle[]): ProgramFault[] {
  const ofMaker = stock.filter(({ make }) => isSame(make, program.maker));
  if (ofMaker.length === 0) return [fault(at, "maker", `no car in stock is a ${program.maker}`)];
  return program.models
    .filter((name) => !ofMaker.some(({ model }) => isSame(model, name)))
    .map((name) => fault(at, "models", `no car in stock is a ${program.maker} ${name}`));
}

function excludeFaults(placed: readonly Placed[]): ProgramFault[] {
  const known = new Set(placed.map(({ program }) => program.number));
  return placed.flatMap(({ at, program }) =>
    program.excludes
      .filter((number) => !known.has(number))
      .map((number) => fault(at, "excludes", `names ${number}, which is no program of this file`)),
  );
}

/** Each program with those before it. */
function pairFaults(placed: readonly Placed[], stock: readonly ReachedVehicle[]): ProgramFault[] {
  const reachOf = reachIn(stock);
  const found: ProgramFault[] = [];
  for (const [at, one] of placed.entries())
    for (const before of placed.slice(0, at)) {
      found.push(...pairFault(one, before, reachOf));
      if (found.length >= MOST_FAULTS) return found;
    }
  return found;
}

function pairFault(one: Placed, before: Placed, reachOf: ReachOf): ProgramFault[] {
  const [a, b] = [one.program, before.program];
  if (a.from > b.to || b.from > a.to) return [];
  if (a.number === b.number) return [fault(one.at, "from", `overlaps with ${before.at}, the same program`)];
  if (a.kind !== b.kind || !canCombine(a, b) || !shareCars(a, b, reachOf)) return [];
  const message = `is missing: ${before.at} pays ${b.kind} for the same cars at the same time`;
  return [fault(one.at, "stackGroup", message)];
}

type ReachOf = (program: IncentiveProgram) => ReadonlySet<number>;

/** Which kinds of cars in stock a program reaches, looked up once for each program. */
function reachIn(stock: readonly ReachedVehicle[]): ReachOf {
  const kinds = new Map(
    stock.map((car) => [[car.make, car.model, car.trim, car.year, car.condition].join("\n"), car]),
  );
  const cars = [...kinds.values()];
  const known = new Map<IncentiveProgram, ReadonlySet<number>>();
  return (program) => {
    const before = known.get(program);
    if (before) return before;
    const reach = new Set(cars.flatMap((car, at) => (reachesVehicle(program, car) ? [at] : [])));
    known.set(program, reach);
    return reach;
  };
}

function shareCars(a: IncentiveProgram, b: IncentiveProgram, reachOf: ReachOf): boolean {
  const meet = (one: readonly string[], other: readonly string[]): boolean =>
    one.length === 0 || other.length === 0 || one.some((entry) => other.includes(entry));
  return (
    shareOne(reachOf(a), reachOf(b)) &&
    meet(a.states, b.states) &&
    shareZips(a.zips, b.zips) &&
    meet(a.dealTypes, b.dealTypes)
  );
}

/** Three digits hold every zip code that begins with them. */
function shareZips(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0 || other.length === 0) return true;
  return one.some((zip) => other.some((wide) => zip.startsWith(wide) || wide.startsWith(zip)));
}

function shareOne(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  for (const at of one) if (other.has(at)) return true;
  return false;
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
