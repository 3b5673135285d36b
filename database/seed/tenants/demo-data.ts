import type { TenantConfigInput } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { demoHours } from "./demo-hours.ts";
import { sampleLenders } from "./sample-lenders-data.ts";
import { sampleProtection } from "./sample-protection-data.ts";
import { SUNLANE_OUTLINES } from "./logo-outlines-data.ts";
import { sampleContent } from "./sample-content-data.ts";

/** TEN-11: yellow surfaces with dark ink, magenta for whatever can be pressed. An invented company. */
export const demoConfig: TenantConfigInput = {
  id: "demo",
  name: "Sunlane",
  brandName: "Sunlane Motors",
  legalName: "Sunlane Motor Retail Group, LLC",
  legalNameShort: "Sunlane",
  title: "Sunlane Motors: buy your next car online",
  support: { phone: "5125550100", phoneAbbreviated: "(512) 555-0100", email: "help@sunlane.example.com" },
  contactPhones: [
    { label: "Sales", phone: "5125550101" },
    { label: "After your purchase", phone: "5125550102" },
  ],
  contactUsEmail: "hello@sunlane.example.com",
  social: {
    facebook: "https://www.example.com/sunlane/facebook",
    instagram: "https://www.example.com/sunlane/instagram",
  },
  logo: {
    url: sunlaneLogo("#1C1230", "#B5006E"),
    darkUrl: sunlaneLogo("#FFF7E0", "#FF7AC1"),
    alt: "Sunlane Motors",
  },
  faviconUrl: svg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#FFD60A"/><path d="M6 22a10 10 0 0 1 20 0z" fill="#B5006E"/><path d="M4 25.500h24" stroke="#1C1230" stroke-width="2.500" stroke-linecap="round"/></svg>`,
  ),
  buyInStoreUrl: "https://www.example.com/sunlane/stores",
  urls: ["https://www.example.com/sunlane"],
  privacyContacts: [
    {
      name: "Sunlane Privacy Office",
      email: "privacy@sunlane.example.com",
      phone: "5125550103",
      address: "4100 Congress Avenue, Austin, TX 78701",
    },
  ],
  isDemo: true,
  // Two applications to try OpenID Connect with; the second one's secret is demo-service-desk-secret.
  openIdClients: [
    {
      clientId: "companion-app",
      name: "Sunlane Companion",
      redirectUris: ["http://127.0.0.1/callback"],
    },
    {
      clientId: "service-desk",
      name: "Sunlane Service Desk",
      redirectUris: ["http://127.0.0.1/callback"],
      secretHash: "9tzVTqotDEBxxBJ_1yAgu2AKmcDlVAo-68TiB0ApDqg",
    },
  ],
  brand: {
    light: { action: "#B5006E", accent: "#FFD60A", ink: "#1C1230", surface: "#FFFDF6", header: "#FFD60A" },
    dark: { action: "#FF7AC1", accent: "#FFD60A", ink: "#FFF7E0", surface: "#17101F", header: "#221830" },
    radius: "large",
    density: "regular",
    type: "modern",
    layout: {
      header: "solid",
      hero: "split",
      card: "framed",
      headings: "loud",
      icons: "bold",
      motion: "lively",
      home: ["bodies", "recent", "budget", "drops", "how", "proof"],
    },
  },
  flags: {
    social_login_google: true,
    social_login_apple: true,
    message_banner: "timer",
    cart_finance_co_buyer: true,
  },
  providers: { payoff: "sandbox", plateLookup: "sandbox" },
  config: {
    dealers: {
      "sunlane-austin": {
        leadEmail: "leads-austin@sunlane.example.com",
        hours: demoHours({
          weekdays: ["09:00", "20:00"],
          saturday: ["09:00", "19:00"],
          sunday: ["11:00", "18:00"],
        }),
      },
      "sunlane-sacramento": {
        leadEmail: "leads-sacramento@sunlane.example.com",
        hours: demoHours({
          weekdays: ["09:00", "20:00"],
          saturday: ["09:00", "18:00"],
          sunday: ["10:00", "17:00"],
        }),
      },
      "sunlane-columbus": {
        leadEmail: "leads-columbus@sunlane.example.com",
        leadFormat: "adf-attachment",
        hours: demoHours({ weekdays: ["09:00", "19:30"], saturday: ["09:00", "17:00"], sunday: null }),
      },
      "sunlane-miami": { leadEmail: "leads-miami@sunlane.example.com" },
    },
    consumer: { socialLogin: true },
    contracting: {
      signatory: { name: "Dana Whitfield", title: "General Sales Manager" },
      dealerLicenses: {
        "sunlane-austin": "TX-SAMPLE-P104520",
        "sunlane-sacramento": "CA-SAMPLE-88214",
        "sunlane-columbus": "OH-SAMPLE-UD020417",
        "sunlane-miami": "FL-SAMPLE-VF1093845",
      },
    },
    tradeIn: { dealerId: "SUNLANE-DEMO" },
    lenders: { programs: sampleLenders },
    protection: sampleProtection,
    promoCodes: [{ code: "WELCOME250", title: "Welcome offer (sample)", amount: 250, usesPerAccount: 1 }],
    content: {
      ...sampleContent({
        short: "Sunlane",
        returnDays: "Five days",
        returnMiles: "500",
        landing: {
          headline: "Your next car is *one good evening* away",
          intro:
            "One clear price, bought from your couch. We bring it to your door, and you have five days to be sure.",
        },
      }),
      proof: {
        rating: { value: 4.7, count: 3184, source: "Sample Reviews", asOf: "2026-11-01" },
        deliveries: { count: 18_400, asOf: "2026-11-01" },
        reviews: [
          {
            text: "Bought it on a Tuesday night from my couch. It was in my driveway on Friday.",
            name: "Dana R.",
            source: "Sample Reviews",
            date: "2026-10-20",
          },
          {
            text: "The payment on the site was the payment in the contract. First time ever.",
            name: "Luis M.",
            source: "Sample Reviews",
            date: "2026-10-03",
          },
          {
            text: "Traded in my old truck without leaving the house.",
            name: "Priya K.",
            source: "Sample Reviews",
            date: "2026-09-17",
          },
        ],
      },
      legalVersions: {
        terms: [
          {
            effective: "2026-11-01",
            summary:
              "Says that orders follow the terms in effect on the order date, and welcomes good-faith security research.",
          },
          {
            effective: "2026-03-15",
            summary: "The first version.",
            sections: [
              {
                title: "Who we are",
                text: "This site is operated by {legal}.",
              },
              {
                title: "Orders",
                text: "An order becomes a sale when both sides have signed the contract. Until then either side may cancel.",
              },
              {
                title: "Your account",
                text: "Keep your password to yourself, and tell us when you think someone else knows it.",
              },
            ],
          },
        ],
      },
    },
  },
  pages: {
    landing: {
      title: "{brand}: buy your next car online",
      description:
        "New, certified and used cars with one clear price, bought online and delivered to your door by {brand}.",
    },
  },
  rooftopOverrides: [
    {
      dealershipId: "sunlane-miami",
      values: {
        supportPhone: "3055550110",
        supportPhoneAbbreviated: "(305) 555-0110",
        contactText: "Our Miami team speaks English and Spanish.",
        docFee: 125,
      },
    },
    {
      make: "Porsche",
      condition: "new",
      values: { supportEmail: "porsche@sunlane.example.com", defaultDownPaymentAmount: 7500 },
    },
  ],
};

/** Rooftops of the first demo tenant. Places are real, dealerships are invented. */
export const demoRooftops = [
  {
    id: "sunlane-austin",
    name: "Sunlane Austin",
    streetAddress: "4100 Congress Avenue",
    city: "Austin",
    state: "TX",
    zipCode: "78701",
    latitude: 30.2713,
    longitude: -97.7426,
    timeZone: "America/Chicago",
    phone: "5125550104",
    feedIds: ["1001", "SUN-AUS"],
  },
  {
    id: "sunlane-sacramento",
    name: "Sunlane Sacramento",
    streetAddress: "900 Capitol Mall",
    city: "Sacramento",
    state: "CA",
    zipCode: "95814",
    latitude: 38.5804,
    longitude: -121.4922,
    timeZone: "America/Los_Angeles",
    phone: "9165550105",
    feedIds: ["1002", "SUN-SAC"],
  },
  {
    id: "sunlane-columbus",
    name: "Sunlane Columbus",
    streetAddress: "250 Olentangy Way",
    city: "Columbus",
    state: "OH",
    zipCode: "43215",
    latitude: 39.9671,
    longitude: -83.0044,
    timeZone: "America/New_York",
    phone: "6145550106",
    feedIds: ["1003", "SUN-COL"],
  },
  {
    id: "sunlane-miami",
    name: "Sunlane Miami",
    streetAddress: "1800 Bayfront Drive",
    city: "Miami",
    state: "FL",
    zipCode: "33132",
    latitude: 25.7867,
    longitude: -80.18,
    timeZone: "America/New_York",
    phone: "3055550107",
    feedIds: ["1004", "SUN-MIA"],
  },
] as const;

function sunlaneLogo(ink: string, sun: string): string {
  return svg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="118" height="32" viewBox="0 0 118 32"><path d="M2 21a12 12 0 0 1 24 0z" fill="${sun}"/><path d="M0 25.500h28" stroke="${ink}" stroke-width="2.600" stroke-linecap="round"/><path d="${SUNLANE_OUTLINES}" fill="${ink}"/></svg>`,
  );
}

function svg(text: string): string {
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
}
