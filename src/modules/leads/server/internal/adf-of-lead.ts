import type { VehicleDetailsView } from "#modules/inventory/domain/vehicle-view.ts";
import { inLanguage } from "#platform/shared/texts/language.ts";
import { isoInZone } from "#platform/shared/time/zoned-time.ts";
import type { AdfLead } from "../../domain/adf-lead.ts";
import type { LeadForm, LeadKind } from "../../domain/lead-schema.ts";
import type { WishedTime } from "../../domain/wished-time.ts";
import type { LeadsContext } from "../leads-context.ts";
import { whenText } from "./when-text.ts";

/** Version of the sentence beside the consent to calls; changes with its words. */
const CONSENT_TEXT_VERSION = 1;

interface LeadFacts {
  readonly id: string;
  readonly kind: LeadKind;
  readonly form: LeadForm;
  readonly vehicle: VehicleDetailsView;
  readonly at: Date;
  /** Only of test drives. */
  readonly wish: WishedTime | null;
}

/** What a dealer is told about a lead: the vehicle, the person with the consent they gave, and the rooftop. */
export function adfOfLead(ctx: LeadsContext, { id, kind, form, vehicle, at, wish }: LeadFacts): AdfLead {
  const { rooftop } = vehicle;
  const { timeZone, name, phone, streetAddress, city, state, zipCode } = rooftop;
  const requestedAt = isoInZone(at.getTime(), timeZone);
  const origin = ctx.siteOrigin;
  const consent =
    form.phone === ""
      ? ""
      : `Agreed to calls and texts at this number (text ${CONSENT_TEXT_VERSION}, ${requestedAt}).`;
  const { firstName, lastName, email } = form;
  return {
    id,
    kind,
    isResent: false,
    requestedAt,
    vehicle: adfVehicle(vehicle, origin),
    customer: {
      firstName,
      lastName,
      email,
      phone: form.phone,
      comments: [form.comments, consent].filter(Boolean).join("\n\n"),
    },
    timeframe: wish && { text: whenText(wish, timeZone, "en"), earliest: wish.earliest, latest: wish.latest },
    vendor: { id: rooftop.id, name, phone, streetAddress, city, state, zipCode },
    provider: {
      name: ctx.tenant.brandName,
      url: origin,
      email: ctx.tenant.support.email,
      phone: ctx.tenant.support.phone,
    },
  };
}

function adfVehicle(vehicle: VehicleDetailsView, origin: string): AdfLead["vehicle"] {
  return {
    year: vehicle.year,
    make: vehicle.make,
    model: vehicle.model,
    vin: vehicle.vin,
    stockNumber: vehicle.stockNumber,
    trim: vehicle.trim,
    doors: vehicle.doors,
    bodyStyle: vehicle.bodyStyle,
    transmission: vehicle.transmission,
    mileage: vehicle.mileage,
    condition: vehicle.condition,
    exteriorColor: vehicle.color?.name ?? null,
    interiorColor: vehicle.interiorColor,
    priceCents: vehicle.priceCents,
    url: origin && `${origin}${inLanguage("en", `/vehicles/${encodeURIComponent(vehicle.key)}`)}`,
  };
}
