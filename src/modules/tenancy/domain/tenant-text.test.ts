import { describe, expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { pageMetadata } from "./page-metadata.ts";
import { publicTenant } from "./public-tenant.ts";
import { tenantText } from "./tenant-text.ts";

const { config } = demoTenants[0] as (typeof demoTenants)[number];
const messages = { "cart.full": "Full, {name}. Call {phone}.", "cart.empty": "Empty {unknown}" } as const;

describe("a shopper text", () => {
  it("is the product's, with the retailer's facts filled in", () => {
    expect(tenantText(config, messages, "cart.full", { name: "Ann" })).toBe(
      "Full, Ann. Call (512) 555-0100.",
    );
  });

  it("is the retailer's own where it has one", () => {
    const own = { ...config, messages: { "cart.full": "{brand} says: full." } };
    expect(tenantText(own, messages, "cart.full")).toBe("Sunlane Motors says: full.");
  });

  it("keeps an unknown placeholder visible and never fills values again", () => {
    expect(tenantText(config, messages, "cart.empty")).toBe("Empty {unknown}");
    expect(tenantText(config, messages, "cart.full", { name: "{phone}" })).toBe(
      "Full, {phone}. Call (512) 555-0100.",
    );
  });
});

describe("page metadata (NAV-09)", () => {
  it("mentions brand, year, make and model", () => {
    const page = pageMetadata(config, "vehicleDetails", { year: 2024, make: "Kia", model: "EV6" });
    expect(page).toMatchObject({ title: "2024 Kia EV6 | Sunlane Motors", sharingType: "product" });
    expect(page.description).toContain("2024 Kia EV6 at Sunlane Motors");
  });

  it("drops placeholders that have no value", () => {
    expect(pageMetadata(config, "search").title).toBe("Cars for sale | Sunlane Motors");
    expect(pageMetadata(config, "search", { make: "Kia" }).title).toBe("Kia for sale | Sunlane Motors");
  });

  it("prefers what the retailer configured", () => {
    const own = {
      ...config,
      pages: { ...config.pages, faq: { title: "{brand} answers", image: "/faq.png" } },
    };
    expect(pageMetadata(own, "faq")).toMatchObject({ title: "Sunlane Motors answers", image: "/faq.png" });
  });
});

describe("the public view of a retailer", () => {
  it("holds no identity pools, keys, providers or contracting", () => {
    const secret = {
      ...config,
      environment: {
        ...config.environment,
        paymentPublishableKey: "SECRET-1",
        bankLinkKey: "SECRET-2",
        tradeInOfferCode: "SECRET-3",
        socialSignIn: {
          google: { clientId: "SECRET-14", clientSecretRef: "SECRET-15" },
          apple: {
            clientId: "SECRET-16",
            teamId: "SECRET-17",
            keyId: "SECRET-18",
            privateKeyRef: "SECRET-19",
          },
        },
      },
      config: {
        ...config.config,
        consumer: {
          ...config.config.consumer,
          identity: {
            primary: {
              region: "SECRET-4",
              identityPoolId: "SECRET-5",
              userPoolId: "SECRET-6",
              clientId: "SECRET-7",
              clientSecretRef: "env:SECRET_-10",
            },
            secondary: null,
            useRegion: "auto" as const,
            openIdConnect: {
              issuer: "https://secret-11.example",
              clientId: "SECRET-12",
              clientSecretRef: "SECRET-13",
            },
          },
        },
        tradeIn: { ...config.config.tradeIn, accountId: "SECRET-8" },
      },
      providers: { ...config.providers, lenders: "secret-9" },
    };
    expect(JSON.stringify(publicTenant(secret))).not.toMatch(/secret-\d/i);
  });
});
