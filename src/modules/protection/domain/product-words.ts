import { centsOf } from "#modules/worksheet/domain/figures/rate.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { MenuProduct } from "./protection-menu.ts";
import type { ProtectionSettings } from "./settings-schema.ts";

/** A plan before a car is known: no price yet. */
export interface PlanWords {
  /** `<product>.<plan>`. */
  readonly id: string;
  readonly name: string;
  readonly kind: MenuProduct["kind"];
  readonly termMonths: number | null;
  readonly miles: number | null;
  readonly deductibleCents: Cents;
}

/** What a product is, for every car and every buyer. */
export interface ProductWords extends Omit<MenuProduct, "plans" | "notWith"> {
  readonly plans: readonly PlanWords[];
  readonly freeLookDays: number;
  readonly feeCents: Cents;
}

/** PROT-04: the retailer's products in its own words, in its order. */
export function productWords({ products }: Pick<ProtectionSettings, "products">): readonly ProductWords[] {
  return products.map((product) => ({
    id: product.id,
    code: product.code,
    kind: product.kind,
    name: product.name,
    summary: product.summary,
    description: product.description ?? null,
    covers: product.covers,
    excludes: product.excludes,
    packageType: product.packageType,
    administrator: product.administrator,
    isSample: product.isSample,
    freeLookDays: product.cancellation.freeLookDays,
    feeCents: centsOf(product.cancellation.fee),
    plans: product.plans.map((plan) => ({
      id: `${product.id}.${plan.id}`,
      name: plan.name,
      kind: product.kind,
      termMonths: plan.termMonths,
      miles: plan.miles,
      deductibleCents: centsOf(plan.deductible),
    })),
  }));
}
