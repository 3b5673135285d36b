import type { TenantConfigInput } from "#modules/tenancy/domain/tenant-config-schema.ts";

type Protection = NonNullable<NonNullable<TenantConfigInput["config"]>["protection"]>;
type Products = NonNullable<Protection["products"]>;

/** Where a state's law says how a filed price may be used. */
const FILED = { FL: "equal", NY: "at-most" } as const;
const ADMINISTRATOR = "Sample Plan Administrators";

const completeProtection: Products[number] = {
  id: "two",
  code: "TWO",
  kind: "serviceContract",
  name: "Complete Protection",
  summary:
    "Repairs after the factory warranty, and dents, tires, wheels and the windshield from the first day.",
  description:
    "Two plans in one: a service contract for the mechanical parts of your vehicle, and appearance coverage for what the road does to it.",
  covers: [
    "Engine, transmission, drive axle, steering, brakes and air conditioning",
    "Electronics and the navigation screen",
    "Tires and wheels damaged by road hazards",
    "Small dents and chips in the windshield",
    "Roadside assistance and a rental car during covered repairs",
  ],
  excludes: [
    "Maintenance such as oil, filters and brake pads",
    "Damage from a crash, which your insurance pays",
    "Anything that was broken before you bought the vehicle",
  ],
  packageType: "Appearance + Mechanical",
  after: "basic",
  administrator: ADMINISTRATOR,
  plans: [
    {
      id: "48-48000",
      name: "48 months / 48,000 miles",
      termMonths: 48,
      miles: 48_000,
      deductible: 100,
      price: 2_895,
      filedPrice: 3_100,
      formId: "SAMPLE-TWO48",
    },
    {
      id: "72-75000",
      name: "72 months / 75,000 miles",
      termMonths: 72,
      miles: 75_000,
      deductible: 100,
      price: 3_695,
      filedPrice: 3_950,
      formId: "SAMPLE-TWO72",
    },
  ],
  eligible: { maximumAgeYears: 10, maximumMiles: 100_000, dealTypes: ["cash", "finance"] },
  priceKindByState: FILED,
  notWith: ["vsc", "cp"],
  isSample: true,
};

const serviceContract: Products[number] = {
  id: "vsc",
  code: "VSC",
  kind: "serviceContract",
  name: "Service Contract",
  summary: "Pays for repairs of mechanical and electrical parts after the factory warranty ends.",
  covers: [
    "Engine, transmission and drive axle",
    "Steering, suspension, brakes and air conditioning",
    "Electrical parts and the navigation screen",
    "A rental car during covered repairs",
  ],
  excludes: [
    "Maintenance such as oil, filters and brake pads",
    "Tires, wheels, glass, paint and trim",
    "Damage from a crash, which your insurance pays",
  ],
  packageType: "Mechanical",
  after: "basic",
  administrator: ADMINISTRATOR,
  plans: [
    {
      id: "36-36000",
      name: "36 months / 36,000 miles",
      termMonths: 36,
      miles: 36_000,
      deductible: 100,
      price: 1_795,
      filedPrice: 1_950,
      formId: "SAMPLE-VSC36",
    },
    {
      id: "60-75000",
      name: "60 months / 75,000 miles",
      termMonths: 60,
      miles: 75_000,
      deductible: 100,
      price: 2_395,
      filedPrice: 2_600,
      formId: "SAMPLE-VSC60",
    },
    {
      id: "84-100000",
      name: "84 months / 100,000 miles",
      termMonths: 84,
      miles: 100_000,
      deductible: 0,
      price: 3_195,
      filedPrice: 3_400,
      formId: "SAMPLE-VSC84",
    },
  ],
  eligible: { maximumAgeYears: 12, maximumMiles: 120_000, dealTypes: ["cash", "finance"] },
  priceKindByState: FILED,
  notWith: ["two", "cp"],
  isSample: true,
};

const gap: Products[number] = {
  id: "gap",
  code: "GAP",
  kind: "gap",
  name: "GAP",
  summary: "If your vehicle is totaled or stolen, pays what you still owe above what your insurance pays.",
  covers: ["The difference between your loan balance and your insurer's settlement"],
  excludes: [
    "Your insurance deductible",
    "Late payments, and amounts added to the loan after you signed it",
    "A loss that your insurance does not cover",
  ],
  packageType: null,
  administrator: ADMINISTRATOR,
  plans: [
    {
      id: "loan",
      name: "as long as the loan",
      termMonths: null,
      miles: null,
      price: 895,
      filedPrice: 895,
      formId: "SAMPLE-GAP",
    },
  ],
  eligible: {
    dealTypes: ["finance"],
    minimumLoanToValue: 0.8,
    maximumLoanToValue: 1.5,
    maximumApr: 24,
    maximumTermMonths: 84,
    maximumAmountFinanced: 100_000,
    maximumVehicleValue: 100_000,
  },
  priceKind: "at-most",
  isSample: true,
};

const completeProtectionUltra: Products[number] = {
  id: "cp",
  code: "CP",
  kind: "serviceContract",
  name: "Complete Protection Ultra",
  summary: "Everything in Complete Protection for longer, without a deductible, and with key replacement.",
  covers: [
    "Everything in Complete Protection",
    "Seals, gaskets and high-tech driver assistance",
    "Key replacement and interior stains",
  ],
  excludes: [
    "Maintenance such as oil, filters and brake pads",
    "Damage from a crash, which your insurance pays",
  ],
  packageType: "Appearance + Mechanical",
  after: "basic",
  administrator: ADMINISTRATOR,
  plans: [
    {
      id: "84-100000",
      name: "84 months / 100,000 miles",
      termMonths: 84,
      miles: 100_000,
      price: 4_495,
      filedPrice: 4_750,
      formId: "SAMPLE-CP84",
    },
  ],
  eligible: { maximumAgeYears: 6, maximumMiles: 60_000, dealTypes: ["cash", "finance"] },
  priceKindByState: FILED,
  notWith: ["two", "vsc"],
  isSample: true,
};

const oilChanges: Products[number] = {
  id: "oil",
  code: "OIL",
  kind: "ancillary",
  name: "Prepaid Oil Changes",
  summary: "Oil and filter changes at our service department, paid ahead.",
  covers: ["Two oil and filter changes a year", "A tire rotation with each of them"],
  excludes: ["Brakes, tires and fluids other than engine oil"],
  packageType: null,
  administrator: ADMINISTRATOR,
  plans: [
    {
      id: "36",
      name: "36 months, six visits",
      termMonths: 36,
      miles: null,
      price: 495,
      formId: "SAMPLE-OIL36",
    },
  ],
  eligible: { excludedFuels: ["electric", "hydrogen"] },
  isSample: true,
};

const coastalFinish: Products[number] = {
  id: "coastal",
  code: "COAST",
  kind: "ancillary",
  name: "Coastal Finish",
  summary: "Repairs rust and paint damage from salt air and road salt.",
  covers: [
    "Rust that starts from the outside",
    "Paint and clear coat damaged by salt",
    "Two treatments a year",
  ],
  excludes: ["Damage that was there at the sale", "Scratches, dents and crash damage"],
  packageType: "Appearance",
  administrator: ADMINISTRATOR,
  plans: [
    {
      id: "60",
      name: "60 months",
      termMonths: 60,
      miles: null,
      deductible: 50,
      price: 795,
      formId: "SAMPLE-COAST60",
    },
  ],
  eligible: { maximumAgeYears: 8 },
  isSample: true,
};

const shared = {
  factoryWarrantyByMake: {
    Kia: { basicMonths: 60, basicMiles: 60_000, powertrainMonths: 120, powertrainMiles: 100_000 },
    Hyundai: { basicMonths: 60, basicMiles: 60_000, powertrainMonths: 120, powertrainMiles: 100_000 },
  },
};

/** Invented plans of an invented administrator: samples until the retailer's own replace them. */
export const sampleProtection: Protection = {
  ...shared,
  products: [completeProtection, serviceContract, gap, completeProtectionUltra, oilChanges],
};

/** The same with a plan of the retailer's own. */
export const coastalProtection: Protection = {
  ...shared,
  products: [coastalFinish, completeProtection, serviceContract, gap, completeProtectionUltra, oilChanges],
};
