import type { CreditReport } from "#modules/credit-bureaus/domain/report/credit-report.ts";
import type { CreditApplicant } from "#modules/credit-bureaus/domain/credit-applicant.ts";
import type {
  CreditRequest,
  RequestedStructure,
  RequestedVehicle,
} from "#modules/underwriting/domain/credit-request.ts";

/** A person whom every sample lender would take. */
export function testApplicant(over: Partial<CreditApplicant> = {}): CreditApplicant {
  return {
    applicantId: "person-1",
    role: "PRIMARY",
    firstName: "Avery",
    middleName: null,
    lastName: "Sample",
    birthDate: "1988-04-12",
    ssn: "123456750",
    email: "avery@example.com",
    phone: "5125550177",
    addresses: [
      {
        line1: "18 Sample Street",
        line2: null,
        city: "Austin",
        state: "TX",
        zipCode: "78701",
        county: "Travis",
        months: 40,
        housing: "RENT",
        monthlyPaymentCents: 120_000,
      },
    ],
    employments: [
      { status: "FULL_TIME", employer: "Sample Works", occupation: "Nurse", phone: "5125550178", months: 50 },
    ],
    grossAnnualIncomeCents: 7_200_000,
    otherIncome: [],
    ...over,
  };
}

/** An application for a used car of 22,000 dollars, 20,000 of them financed over 60 months. */
export function testCreditRequest(
  over: Partial<CreditRequest> & {
    readonly deal?: Partial<RequestedStructure>;
    readonly car?: Partial<RequestedVehicle>;
  } = {},
): CreditRequest {
  const { deal, car, ...rest } = over;
  return {
    requestId: "request-1",
    applicationId: "application-1",
    applicationVersion: 1,
    orderId: "order-1",
    dealType: "finance",
    applicants: [testApplicant()],
    relation: null,
    structure: {
      amountFinancedCents: 2_000_000,
      frontAmountCents: 2_000_000,
      productsCents: 0,
      products: [],
      downPaymentCents: 350_000,
      tradeEquityCents: 0,
      termMonths: 60,
      monthlyPaymentCents: 40_000,
      contractDate: "2026-12-01",
      firstPaymentDate: "2027-01-15",
      lease: null,
      ...deal,
    },
    vehicle: {
      vin: "1HGCM82633A004352",
      year: 2023,
      make: "Honda",
      model: "Accord",
      mileage: 30_000,
      condition: "USED",
      titleBrand: null,
      priceCents: 2_200_000,
      msrpCents: 2_900_000,
      invoiceCents: null,
      bookValueCents: 2_150_000,
      ...car,
    },
    state: "TX",
    requestedAt: "2026-12-01T15:00:00.000Z",
    ...rest,
  };
}

/** A clean file with this score. */
export function testReport(value: number | null = 750, over: Partial<CreditReport> = {}): CreditReport {
  return {
    applicantId: "person-1",
    outcome: "HIT",
    alerts: [],
    score:
      value === null
        ? null
        : {
            value,
            date: "2026-12-01",
            low: 300,
            high: 850,
            factors: ["DELINQUENCY"],
            source: "Sample Score",
          },
    obligationsCents: 30_000,
    bankruptcyMonthsAgo: null,
    repossessionMonthsAgo: null,
    bureau: { name: "Sample Bureau", addressLines: ["1 Sample Way"], phone: "8005550100" },
    reference: "report-1",
    ...over,
  };
}
