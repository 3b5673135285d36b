import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";

interface RooftopNameProblem {
  /** `promoCodes.0.rooftops` */
  readonly path: string;
  readonly message: string;
}

/**
 * Rooftops that plans and promo codes name and that the store does not have: a plan would never be sold, a code never
 * count, and nobody would know why.
 */
export function rooftopNameProblems(
  { config: { protection, promoCodes } }: Pick<TenantConfig, "config">,
  rooftops: readonly { readonly id: string }[],
): RooftopNameProblem[] {
  const named = [
    ...promoCodes.map((code, at) => ({ path: `promoCodes.${at}.rooftops`, names: code.rooftops })),
    ...protection.products.flatMap((product, at) => {
      const path = `protection.products.${at}`;
      return [
        { path: `${path}.rooftops`, names: product.rooftops },
        ...product.plans.map((plan, of) => ({
          path: `${path}.plans.${of}.priceByRooftop`,
          names: Object.keys(plan.priceByRooftop),
        })),
      ];
    }),
  ];
  const known = new Set(rooftops.map(({ id }) => id));
  return named.flatMap(({ path, names = [] }) =>
    names
      .filter((name) => !known.has(name))
      .map((name) => ({
        path: `config.${path}`,
        message: `names ${name}, which is no rooftop of the store`,
      })),
  );
}
