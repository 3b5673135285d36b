import type { IsolationRows } from "#platform/server/http/isolation-row.ts";

export const isolationRows: IsolationRows = {
  "GET /api/trade-in/payoff": {
    own: true,
  },
  "POST /api/trade-in/payoff": {
    own: true,
    body: {
      lender: "Ally Bank",
      accountNumber: "771650",
      lastName: "Sample",
      ssnLast4: "6789",
      consent: true,
    },
  },
  "PUT /api/trade-in/payoff/letter": {
    own: true,
    upload: true,
  },
};
