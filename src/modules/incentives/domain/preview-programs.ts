import { type ReachedVehicle, reachesVehicle } from "./eligible-programs.ts";
import type { IncentiveProgram } from "./incentive-program.ts";

/** How many cars on sale a program reaches, wherever their buyers live. */
export interface ProgramReach {
  readonly number: string;
  readonly title: string;
  readonly cars: number;
}

export function previewPrograms(
  programs: readonly IncentiveProgram[],
  stock: readonly ReachedVehicle[],
): ProgramReach[] {
  return programs.map((program) => ({
    number: program.number,
    title: program.title,
    cars: stock.filter((vehicle) => reachesVehicle(program, vehicle)).length,
  }));
}
