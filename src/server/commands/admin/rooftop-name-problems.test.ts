import { expect, test } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { rooftopNameProblems } from "./rooftop-name-problems.ts";

const [store] = demoTenants;
if (store === undefined) throw new Error("there is no demo store");
const { config, rooftops } = store;

test("the demo stores name only rooftops that they have", () => {
  for (const one of demoTenants) expect(rooftopNameProblems(one.config, one.rooftops)).toEqual([]);
});

test("a rooftop that nobody has is told by the field that names it", () => {
  const { protection } = config.config;
  const [product] = protection.products;
  const [plan] = product?.plans ?? [];
  if (product === undefined || plan === undefined) throw new Error("the demo store sells plans");
  const priced = { ...plan, priceByRooftop: { nowhere: 10 } };
  const known = rooftops.map(({ id }) => id);
  const wrong = {
    ...config.config,
    promoCodes: [{ code: "FALL", title: "Fall", amount: 5, rooftops: [...known, "north"] }],
    protection: { ...protection, products: [{ ...product, rooftops: ["sotuh"], plans: [priced] }] },
  };
  expect(rooftopNameProblems({ config: wrong }, rooftops)).toEqual([
    { path: "config.promoCodes.0.rooftops", message: "names north, which is no rooftop of the store" },
    {
      path: "config.protection.products.0.rooftops",
      message: "names sotuh, which is no rooftop of the store",
    },
    {
      path: "config.protection.products.0.plans.0.priceByRooftop",
      message: "names nowhere, which is no rooftop of the store",
    },
  ]);
});
