import type { TenantConfigInput } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { demoHours } from "./demo-hours.ts";
import { sampleLenders } from "./sample-lenders-data.ts";
import { coastalProtection } from "./sample-protection-data.ts";
import { HARBOR_OUTLINES } from "./logo-outlines-data.ts";
import { sampleContent } from "./sample-content-data.ts";

/** A second, quieter company with sixty cars: a centered serif head, bare cards, square corners, thin signs. Invented. */
export const harborConfig: TenantConfigInput = {
  id: "harbor",
  name: "Harbor & Pine",
  brandName: "Harbor & Pine",
  legalName: "Harbor & Pine Automotive Company, Inc.",
  legalNameShort: "Harbor & Pine",
  title: "Harbor & Pine: fine cars, sold plainly",
  support: {
    phone: "4045550120",
    phoneAbbreviated: "(404) 555-0120",
    email: "concierge@harborpine.example.com",
    hours: { weekdays: { opens: 8, closes: 19 }, saturday: { opens: 9, closes: 17 }, sunday: null },
  },
  contactPhones: [{ label: "Concierge", phone: "4045550121" }],
  contactUsEmail: "letters@harborpine.example.com",
  social: { linkedin: "https://www.example.com/harborpine/linkedin" },
  logo: {
    url: harborLogo("#0C1B2A", "#0B4F5C"),
    darkUrl: harborLogo("#F1F6FA", "#6FD6CB"),
    alt: "Harbor & Pine",
  },
  faviconUrl: svg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#0B2239"/><path d="M16 5l7 11h-4l5 8H8l5-8H9z" fill="#6FD6CB"/></svg>`,
  ),
  privacyContacts: [
    {
      name: "Data Protection, Harbor & Pine",
      email: "privacy@harborpine.example.com",
      address: "77 Peachtree Landing, Atlanta, GA 30303",
    },
  ],
  isDemo: true,
  flags: { message_banner: "no_timer", cart_finance_co_buyer: true },
  experiments: [
    {
      id: "plain-headline",
      flag: "hide_colored_spans",
      variants: [
        { value: "off", weight: 50 },
        { value: "on", weight: 50 },
      ],
    },
  ],
  brand: {
    light: { action: "#0B4F5C", accent: "#0B2239", ink: "#0C1B2A", surface: "#FBFAF7" },
    dark: { action: "#6FD6CB", accent: "#14405A", ink: "#F1F6FA", surface: "#081522" },
    radius: "none",
    density: "relaxed",
    type: "editorial",
    fonts: { display: "newsreader", text: "archivo" },
    layout: {
      header: "centered",
      hero: "editorial",
      card: "bare",
      gallery: "strip",
      lines: "none",
      headings: "quiet",
      icons: "light",
      home: ["arrivals", "recent", "how", "budget", "proof"],
    },
  },
  providers: { maps: "none", payoff: "sandbox", plateLookup: "sandbox" },
  messages: {
    "content.why-us.intro":
      "A small collection, chosen by people who would drive these cars home themselves.",
    "es.content.why-us.intro":
      "Una colección pequeña, cuidada por personas que se llevarían cualquiera de estos autos a casa.",
    "content.why-us.checked.title": "Chosen, not gathered",
    "es.content.why-us.checked.title": "Elegidos, no acumulados",
    "content.why-us.checked.text":
      "We keep about sixty cars, none with more than 60,000 miles, and we turn down most of what we're offered. Anything our technician found is in the listing, even the small things.",
    "es.content.why-us.checked.text":
      "Tenemos unos sesenta autos, ninguno con más de 60,000 millas, y rechazamos la mayoría de los que nos proponen. Lo que encontró nuestro técnico forma parte del anuncio, incluso los detalles pequeños.",
  },
  config: {
    lenders: { programs: sampleLenders.filter(({ id }) => id !== "second-mile") },
    protection: coastalProtection,
    promoCodes: [{ code: "WELCOME250", title: "Harbor welcome (sample)", amount: 250, usesPerAccount: 1 }],
    dealers: {
      "harbor-atlanta": {
        leadEmail: "atlanta.letters@harborpine.example.com",
        hours: demoHours({ weekdays: ["08:30", "19:00"], saturday: ["09:00", "17:00"], sunday: null }),
      },
      "harbor-albany": {
        leadEmail: "albany.letters@harborpine.example.com",
        hours: demoHours({ weekdays: ["08:30", "18:00"], saturday: ["09:00", "16:00"], sunday: null }),
      },
    },
    contracting: {
      signatory: { name: "Miles Okafor", title: "Director of Sales" },
      dealerLicenses: { "harbor-atlanta": "GA-SAMPLE-UCD-30217", "harbor-albany": "NY-SAMPLE-7114088" },
    },
    inventory: { vehicleMileageLimit: 60_000, vehicleAgeLimit: 8 },
    payment: { defaultDownPaymentAmount: 4000, docFee: 175, depositAmount: 1000 },
    contentSettings: { defaultSortSrp: "Recommended", consumerSiteDefaultCreditTerm: 60 },
    delivery: { freeRadiusMiles: 75, perMile: 2.25, maxMiles: 400 },
    tradeIn: { dealerId: "HARBOR-DEMO" },
    content: {
      ...sampleContent({
        short: "Harbor & Pine",
        returnDays: "Seven days",
        returnMiles: "300",
        landing: {
          headline: "Fine cars, *plainly* sold",
          intro:
            "A small, carefully inspected collection. One price in writing, and every fee listed before you decide. Delivered by appointment.",
        },
      }),
      proof: {
        rating: { value: 4.9, count: 212, source: "Sample Reviews", asOf: "2026-11-01" },
        deliveries: { count: 640, asOf: "2026-11-01" },
        reviews: [
          {
            text: "They told me about a stone chip I'd never have seen. The car was exactly as described.",
            name: "Marguerite T.",
            source: "Sample Reviews",
            date: "2026-10-12",
          },
          {
            text: "One price in writing, and nobody called me twice.",
            name: "Owen B.",
            source: "Sample Reviews",
            date: "2026-09-28",
          },
        ],
      },
      moneyBackDays: 7,
      moneyBackMiles: 300,
      warrantyMonths: 12,
      warrantyMiles: 12_000,
    },
  },
};

/** Rooftops of the second demo tenant. Places are real, dealerships are invented. */
export const harborRooftops = [
  {
    id: "harbor-atlanta",
    name: "Harbor & Pine Atlanta",
    streetAddress: "77 Peachtree Landing",
    city: "Atlanta",
    state: "GA",
    zipCode: "30303",
    latitude: 33.7525,
    longitude: -84.3888,
    timeZone: "America/New_York",
    phone: "4045550122",
    feedIds: ["2001", "HP-ATL"],
  },
  {
    id: "harbor-albany",
    name: "Harbor & Pine Albany",
    streetAddress: "12 Hudson Terrace",
    city: "Albany",
    state: "NY",
    zipCode: "12207",
    latitude: 42.6581,
    longitude: -73.7471,
    timeZone: "America/New_York",
    phone: "5185550123",
    feedIds: ["2002", "HP-ALB"],
  },
] as const;

function harborLogo(ink: string, pine: string): string {
  return svg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="174" height="32" viewBox="0 0 174 32"><path d="M12 3l7 11h-4l5 8H4l5-8H5z" fill="${pine}"/><path d="M2 27h20" stroke="${ink}" stroke-width="1.500"/><path transform="translate(31 2)" d="${HARBOR_OUTLINES}" fill="${ink}"/></svg>`,
  );
}

function svg(text: string): string {
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
}
