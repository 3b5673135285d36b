import type { StepDescriptor } from "./step-descriptor.ts";

/** TRK-01, TRK-03: the address of a step's first screen. */
export function stepPath({ place }: Pick<StepDescriptor, "place">, orderNumber: string): string {
  const order = encodeURIComponent(orderNumber);
  return "route" in place ? `${place.route}/${order}` : `/progress/${order}/${place.segment}`;
}
