import * as v from "valibot";
import { protectionSettings, type ProtectionSettings } from "#modules/protection/domain/settings-schema.ts";

/** A service contract at 2,400 dollars, GAP at 800, and a wheel plan at 600, as a retailer lists them. */
export const TEST_PROTECTION: ProtectionSettings = v.parse(protectionSettings.config.protection, {
  products: [
    {
      id: "service",
      code: "VSC",
      kind: "serviceContract",
      name: "Service contract",
      summary: "Pays for repairs of covered parts.",
      packageType: "Mechanical",
      administrator: "Sample Administrators",
      plans: [
        {
          id: "gold-60",
          name: "Gold 60",
          termMonths: 60,
          miles: 75_000,
          deductible: 100,
          price: 2_400,
          formId: "VSC-1",
        },
      ],
      isSample: true,
    },
    {
      id: "gap",
      code: "GAP",
      kind: "gap",
      name: "GAP",
      summary: "Pays what the insurer does not.",
      packageType: null,
      administrator: "Sample Administrators",
      plans: [
        {
          id: "loan",
          name: "As long as the loan",
          termMonths: null,
          miles: null,
          price: 800,
          formId: "GAP-1",
        },
      ],
      isSample: true,
    },
    {
      id: "wheels",
      code: "TWP",
      kind: "ancillary",
      name: "Tire and wheel",
      summary: "Pays for damage by road hazards.",
      packageType: "Appearance",
      administrator: "Sample Administrators",
      plans: [{ id: "tw-36", name: "36 months", termMonths: 36, miles: null, price: 600, formId: "TW-1" }],
      isSample: true,
    },
  ],
});
