import type { CreditRequest, RequestedVehicle } from "#modules/underwriting/domain/credit-request.ts";
import type { AutofiSettings } from "../../domain/vendor-settings-schema.ts";
import { applicantBody } from "./applicant-body.ts";

const RELATION = {
  SPOUSE: "SPOUSE",
  PARENT: "PARENT",
  RESIDES_WITH: "RESIDESWITH",
  OTHER: "OTHER",
} as const;
const AGE = { NEW: "NEW", CERTIFIED: "CPO", USED: "USED" } as const;
const CATEGORY = { GAP: "GAP_WAIVER", VSC: "VSC", OTHER: "OTHER" } as const;

/** One version of an application at the vendor, for all lenders: the same id never makes a second one there. */
export function referenceIdOf({
  applicationId,
  applicationVersion,
}: Pick<CreditRequest, "applicationId" | "applicationVersion">): string {
  return `${applicationId}.${applicationVersion}`;
}

/** A rule of the vendor's schema that the application would break; null when it can be sent. */
export function obstacleOf({ dealType, vehicle, structure }: CreditRequest): string | null {
  if (!/^[a-z0-9]{17}$/iu.test(vehicle.vin)) return "vin";
  if (vehicle.condition === "NEW" && vehicle.msrpCents === null) return "msrp";
  if (vehicle.condition === "NEW" && (vehicle.invoiceCents ?? 0) <= 0) return "invoice";
  // A lease's tax rate is required there and must not be zero.
  if (dealType === "lease" && (structure.lease?.paymentTaxPpm ?? 0) <= 0) return "lease-tax";
  return null;
}

/** `POST /v1/loan-application`: holds the numbers of all applicants, for the call alone. Amounts are dollars. */
export function applicationBody(
  request: CreditRequest,
  { settings, callbackUrl }: { readonly settings: AutofiSettings; readonly callbackUrl: string },
): object {
  const [primary, joint] = request.applicants;
  const { structure, relation, dealType } = request;
  const { middleman, middlemanId } = settings;
  const { price, down, others } = amountsOf(request);
  return {
    referenceId: referenceIdOf(request),
    callbackUrl,
    dealer: {
      code: settings.dealerCode,
      ...(middleman !== null && { middleman }),
      ...(middlemanId !== null && { middlemanId }),
    },
    ...(primary && { applicant: applicantBody(primary) }),
    ...(joint && {
      cosigner: { ...applicantBody(joint), relationshipCode: RELATION[relation ?? "OTHER"] },
    }),
    offerPreferences: {
      requestedOfferType: dealType === "lease" ? "LEASE" : "FINANCE",
      downPayment: down,
      term: structure.termMonths,
      ...(structure.lease && { annualMileage: structure.lease.annualMiles }),
    },
    ...(structure.lease && { taxRate: structure.lease.paymentTaxPpm / 1_000_000 }),
    fees:
      others === 0 ? [] : [{ amount: others, code: "OTHER", name: "Taxes, fees and other amounts financed" }],
    products: structure.products.map(({ code, kind, priceCents }) => ({
      category: CATEGORY[kind],
      name: code,
      price: priceCents / 100,
    })),
    vehicle: { ...vehicleBody(request.vehicle), dealerRetailPrice: price },
  };
}

/**
 * Price and down payment are whole dollars there, and a trade-in needs a make and a model that we do not know: equity
 * goes with the cash, and one line takes the rest, so that the amount financed is the same to the cent.
 */
function amountsOf({ structure, vehicle }: CreditRequest): {
  readonly price: number;
  readonly down: number;
  readonly others: number;
} {
  const cash = structure.lease?.capCostReductionCents ?? structure.downPaymentCents;
  const down = Math.floor((cash + Math.max(0, structure.tradeEquityCents)) / 100);
  const whole = structure.frontAmountCents + down * 100;
  const price = Math.floor(Math.min(vehicle.priceCents, whole) / 100);
  return { price, down, others: (whole - price * 100) / 100 };
}

function vehicleBody(vehicle: RequestedVehicle): object {
  const { msrpCents, invoiceCents, bookValueCents } = vehicle;
  return {
    age: AGE[vehicle.condition],
    vin: vehicle.vin,
    year: vehicle.year,
    make: vehicle.make,
    model: vehicle.model,
    mileage: vehicle.mileage,
    ...(msrpCents !== null && { msrp: msrpCents / 100 }),
    ...(invoiceCents !== null && { invoice: invoiceCents / 100 }),
    ...(bookValueCents !== null && { bookoutValue: bookValueCents / 100 }),
  };
}
