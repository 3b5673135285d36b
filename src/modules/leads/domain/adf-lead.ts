import type { Condition } from "#modules/inventory/domain/vehicle.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { LeadKind } from "./lead-schema.ts";
import { writeXml, type XmlElement } from "./xml.ts";

/** Everything that a dealer's CRM is told. Instants are ISO texts with the rooftop's own offset. */
export interface AdfLead {
  readonly id: string;
  readonly kind: LeadKind;
  /** Sent before, and nobody took it. */
  readonly isResent: boolean;
  readonly requestedAt: string;
  readonly vehicle: {
    readonly year: number;
    readonly make: string;
    readonly model: string;
    readonly vin: string | null;
    readonly stockNumber: string | null;
    readonly trim: string | null;
    readonly doors: number | null;
    readonly bodyStyle: string | null;
    readonly transmission: string | null;
    readonly mileage: number | null;
    readonly condition: Condition;
    readonly exteriorColor: string | null;
    readonly interiorColor: string | null;
    readonly priceCents: Cents | null;
    /** Page of the vehicle; null when the address of the store is not known. */
    readonly url: string | null;
  };
  readonly customer: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    /** Ten digits, or empty. */
    readonly phone: string;
    readonly comments: string;
  };
  /** Wished time of a test drive; null for messages. */
  readonly timeframe: { readonly text: string; readonly earliest: string; readonly latest: string } | null;
  readonly vendor: {
    readonly id: string;
    readonly name: string;
    readonly phone: string;
    readonly streetAddress: string;
    readonly city: string;
    readonly state: string;
    readonly zipCode: string;
  };
  readonly provider: {
    readonly name: string;
    readonly url: string | null;
    readonly email: string;
    readonly phone: string;
  };
}

/**
 * A lead as ADF 1.0 text. Elements stand in the order of the published grammar, which readers depend on; what
 * is not known is left out instead of sent empty.
 */
export function adfDocument(lead: AdfLead): string {
  const prospect = element("prospect", { status: lead.isResent ? "resend" : "new" }, [
    element("id", { sequence: "1", source: lead.provider.name }, lead.id),
    text("requestdate", lead.requestedAt),
    vehicleOf(lead),
    customerOf(lead),
    vendorOf(lead),
    providerOf(lead),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${writeXml(element("adf", {}, [prospect]))}`;
}

function vehicleOf({ kind, vehicle }: AdfLead): XmlElement {
  const interest = kind === "test-drive" ? "test-drive" : "buy";
  const colors = [text("interiorcolor", vehicle.interiorColor), text("exteriorcolor", vehicle.exteriorColor)];
  const isNew = vehicle.condition === "new";
  return element("vehicle", { interest, status: isNew ? "new" : "used" }, [
    text("year", String(vehicle.year)),
    text("make", vehicle.make),
    text("model", vehicle.model),
    text("vin", vehicle.vin),
    text("stock", vehicle.stockNumber),
    text("trim", vehicle.trim),
    text("doors", vehicle.doors === null ? null : String(vehicle.doors)),
    text("bodystyle", vehicle.bodyStyle),
    text("transmission", vehicle.transmission),
    vehicle.mileage === null ? null : element("odometer", { units: "mi" }, String(vehicle.mileage)),
    colors.some((color) => color !== null) ? element("colorcombination", {}, colors) : null,
    vehicle.priceCents === null
      ? null
      : element("price", { type: "asking", currency: "USD" }, (vehicle.priceCents / 100).toFixed(2)),
    text(
      "comments",
      [vehicle.condition === "certified" ? "Certified" : "", vehicle.url ?? ""].filter(Boolean).join(" "),
    ),
  ]);
}

function customerOf({ customer, timeframe }: AdfLead): XmlElement {
  const { firstName, lastName, email, phone, comments } = customer;
  return element("customer", {}, [
    element("contact", {}, [
      element("name", { part: "first", type: "individual" }, firstName),
      element("name", { part: "last", type: "individual" }, lastName),
      text("email", email),
      phone === "" ? null : element("phone", { type: "voice" }, phone),
    ]),
    timeframe &&
      element("timeframe", {}, [
        text("description", timeframe.text),
        text("earliestdate", timeframe.earliest),
        text("latestdate", timeframe.latest),
      ]),
    text("comments", comments),
  ]);
}

function vendorOf({ vendor, provider }: AdfLead): XmlElement {
  return element("vendor", {}, [
    element("id", { sequence: "1", source: provider.name }, vendor.id),
    text("vendorname", vendor.name),
    element("contact", {}, [
      element("name", { part: "full", type: "business" }, vendor.name),
      element("phone", { type: "voice" }, vendor.phone),
      element("address", { type: "work" }, [
        element("street", { line: "1" }, vendor.streetAddress),
        text("city", vendor.city),
        text("regioncode", vendor.state),
        text("postalcode", vendor.zipCode),
        text("country", "US"),
      ]),
    ]),
  ]);
}

function providerOf({ provider }: AdfLead): XmlElement {
  return element("provider", {}, [
    element("name", { part: "full", type: "business" }, provider.name),
    text("service", "Website"),
    text("url", provider.url),
    text("email", provider.email),
    element("phone", { type: "voice" }, provider.phone),
  ]);
}

function element(
  name: string,
  attributes: NonNullable<XmlElement["attributes"]>,
  content: XmlElement["content"],
): XmlElement {
  return { name, attributes, content };
}

/** Null when there is nothing to say. */
function text(name: string, value: string | null): XmlElement | null {
  return value === null || value.trim() === "" ? null : { name, content: value };
}
