import type { MenuPlan, MenuProduct } from "../../domain/protection-menu.ts";
import type { ProductWords } from "../../domain/product-words.ts";
import type { Plans, PlansVehicle } from "./use-menu.ts";

/** What every page of plans gets: the retailer's products, and the menu of the car if there is one. */
export interface PlansPageParts {
  readonly products: readonly ProductWords[];
  readonly vehicle: PlansVehicle | null;
  readonly plans: Plans;
  /** Where the pages are: `/protection` or below a vehicle. */
  readonly base: string;
}

/** The product with prices; undefined where it is not offered for this car or not known yet. */
export function offeredProduct({ plans }: PlansPageParts, id: string): MenuProduct | undefined {
  return plans.menu?.products.find((product) => product.id === id);
}

/** A plan with its price for this car. */
export function offeredPlan({ plans }: PlansPageParts, id: string): MenuPlan | undefined {
  return plans.menu?.products.flatMap((product) => product.plans).find((plan) => plan.id === id);
}
