/** Decisions in the shape of the vendor's documents. 20,000 at 6.99 % over 60 months is 395.93 a month. */
const pricing = {
  amountFinanced: 20_000,
  apr: 0.0699,
  buyRate: 0.0599,
  dealerDiscountFee: 20.01,
  downPayment: 3500,
  monthlyPayment: 395.93,
  termMonths: 60,
};

const common = { consumerState: "APPROVED", isAccepted: null, middleman: "routeOne", error: null } as const;

export const AUTOFI_DECISIONS = {
  approved: {
    ...common,
    state: "APPROVED",
    lenderReferenceId: "L-1",
    comments: { raw: ["APPROVED"] },
    pricing,
  },
  conditional: {
    ...common,
    state: "CONDITIONAL",
    lenderReferenceId: "L-2",
    pricing,
    stipulations: {
      raw: [
        "DOB MISMATCH ON BUREAU. PROOF OF DOB REQUIRED; DL OR OTHER GOVERNMENT ISSUED ID WITH PHOTO AND DOBS",
        "POI: 2 CURRENT PAYSTUBS",
        "CALL FOR STIPS",
      ],
      normalized: ["Applicant will need to show a valid government issued photo ID card"],
    },
  },
  counter: {
    ...common,
    state: "COUNTER_OFFER",
    lenderReferenceId: "L-3",
    pricing: { ...pricing, amountFinanced: 18_000, downPayment: 5500, monthlyPayment: 356.34 },
  },
  declined: {
    consumerState: "DECLINED",
    state: "DECLINED",
    lenderReferenceId: "L-4",
    comments: {
      raw: ["DELINQUENT CREDIT OBLIGATIONS WITH OTHERS", "EXCESSIVE OBLIGATIONS IN RELATION TO INCOME"],
    },
    pricing: null,
  },
  waiting: { consumerState: "PENDING", state: "PENDING", pricing: null },
} as const;
