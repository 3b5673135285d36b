import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dtdProblems, parseDtd, parseXml, type XmlNode } from "#tests/support/dtd-validator.ts";
import { anyLetter } from "#tests/support/any-letter.ts";
import { draws } from "#tests/support/draws.ts";
import { adfDocument, type AdfLead } from "./adf-lead.ts";

const dtd = parseDtd(readFileSync(new URL("./adf-1.0.dtd", import.meta.url), "utf8"));
const problemsOf = (source: string) => dtdProblems(parseXml(source), "adf", dtd);

const LEAD: AdfLead = {
  id: "lead_1",
  kind: "test-drive",
  isResent: false,
  requestedAt: "2026-11-21T10:00:00-06:00",
  vehicle: {
    year: 2023,
    make: "Toyota",
    model: "RAV4",
    vin: "2T3P1RFV0NC123456",
    stockNumber: "P7286",
    trim: "XLE",
    doors: 4,
    bodyStyle: "suv",
    transmission: "automatic",
    mileage: 12_345,
    condition: "certified",
    exteriorColor: "Lunar Rock",
    interiorColor: "Black",
    priceCents: 2_899_500,
    url: "https://cars.example.com/vehicles/2T3P1RFV0NC123456",
  },
  customer: {
    firstName: "Avery",
    lastName: "O'Neil",
    email: "avery@example.com",
    phone: "5125550142",
    comments: "Is the <tow bar> & roof rack included?\nThanks",
  },
  timeframe: {
    text: "Saturday, November 28, 2:30 PM",
    earliest: "2026-11-28T14:30:00-06:00",
    latest: "2026-11-28T15:30:00-06:00",
  },
  vendor: {
    id: "sunlane-austin",
    name: "Sunlane Austin",
    phone: "5125550104",
    streetAddress: "4100 Congress Avenue",
    city: "Austin",
    state: "TX",
    zipCode: "78701",
  },
  provider: {
    name: "Sunlane",
    url: "https://cars.example.com",
    email: "help@example.com",
    phone: "5125550100",
  },
};

describe("A lead as ADF 1.0", () => {
  it("is valid, begins as CRMs expect, and says who wants what", () => {
    const source = adfDocument(LEAD);
    expect(source.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n<adf>')).toBe(
      true,
    );
    expect(problemsOf(source)).toEqual([]);
    const root = parseXml(source);
    expect(at(root, "prospect", "vehicle").attributes).toEqual({ interest: "test-drive", status: "used" });
    expect(at(root, "prospect", "vehicle", "price").text).toBe("28995.00");
    expect(at(root, "prospect", "customer", "comments").text).toBe(LEAD.customer.comments);
    expect(at(root, "prospect", "customer", "timeframe", "earliestdate").text).toBe(
      "2026-11-28T14:30:00-06:00",
    );
  });

  it("leaves out what nobody knows", () => {
    const { vehicle, customer } = LEAD;
    const unknown = Object.fromEntries(
      Object.entries(vehicle).map(([key, value]) => [
        key,
        ["year", "make", "model", "condition"].includes(key) ? value : null,
      ]),
    ) as unknown as AdfLead["vehicle"];
    const bare = {
      ...LEAD,
      vehicle: unknown,
      customer: { ...customer, phone: "", comments: "" },
      timeframe: null,
    };
    const source = adfDocument({ ...bare, kind: "contact", isResent: true });
    expect(problemsOf(source)).toEqual([]);
    expect(source).not.toMatch(/><\/|odometer/u);
    expect(at(parseXml(source), "prospect").attributes).toEqual({ status: "resend" });
  });

  it("stays valid, plain ASCII and true to every word, whatever people and feeds write", () => {
    const words = fc.oneof(
      fc.string({ unit: anyLetter, maxLength: 40 }),
      fc.constantFrom(
        "</comments><vehicle>",
        "]]>",
        "<!--",
        "&amp;",
        "&#0;",
        '" status="new',
        "<?xml?>",
        "\u0000\uFFFE\uD800",
        "é 漢 🚗",
      ),
    );
    const text = words.map((word) => `x${word}`);
    fc.assert(
      fc.property(
        text,
        text,
        text,
        fc.constantFrom<AdfLead["kind"]>("contact", "test-drive"),
        (a, b, c, kind) => {
          const lead: AdfLead = {
            ...LEAD,
            kind,
            vehicle: { ...LEAD.vehicle, model: a, trim: b, exteriorColor: c, stockNumber: a, url: b },
            customer: { ...LEAD.customer, firstName: b, comments: c },
            vendor: { ...LEAD.vendor, name: c, streetAddress: a },
            provider: { ...LEAD.provider, name: b },
          };
          const source = adfDocument(lead);
          expect(source).toMatch(/^[\t\n -~]*$/u);
          expect(problemsOf(source)).toEqual([]);
          expect(at(parseXml(source), "prospect", "customer", "comments").text).toBe(legal(c));
          expect(at(parseXml(source), "prospect", "id").attributes["source"]).toBe(legal(b));
        },
      ),
      { numRuns: draws(300) },
    );
  });
});

describe("The check that holds leads against the grammar", () => {
  it.each([
    ["the order of elements", (source: string) => source.replace(/(<year>.*\n)(\s*<make>.*\n)/u, "$2$1")],
    [
      "an unknown element",
      (source: string) => source.replace("<service>", "<leadtype>x</leadtype>\n<service>"),
    ],
    ["an unknown value", (source: string) => source.replace('status="used"', 'status="cpo"')],
    ["an unknown attribute", (source: string) => source.replace("<vin>", '<vin type="17">')],
    ["a missing vehicle", (source: string) => source.replace(/<vehicle[\s\S]*<\/vehicle>\n/u, "")],
    ["text between elements", (source: string) => source.replace("<customer>", "<customer>hello")],
  ])("refuses %s", (_, spoil) => {
    const spoiled = spoil(adfDocument(LEAD));
    expect(spoiled).not.toBe(adfDocument(LEAD));
    expect(problemsOf(spoiled)).not.toEqual([]);
  });

  it.each([
    "<adf>",
    "<adf></add>",
    "<adf a='1' a='2'/>",
    "<adf>&nbsp;</adf>",
    "<adf>&#0;</adf>",
    "<adf>\u0001</adf>",
    "<adf/><adf/>",
    "<adf>a & b</adf>",
  ])("refuses %s as no XML at all", (source) => {
    expect(() => parseXml(source)).toThrow();
  });
});

function at(root: XmlNode, ...path: string[]): XmlNode {
  return path.reduce((node, name) => {
    const child = node.children.find((each) => each.name === name);
    if (child === undefined) throw new Error(`there is no ${name} in ${node.name}`);
    return child;
  }, root);
}

/** What XML 1.0 keeps of a text. */
function legal(text: string): string {
  return text.replace(/\r\n?/gu, "\n").replace(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");
}
