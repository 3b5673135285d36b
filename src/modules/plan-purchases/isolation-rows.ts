import type { IsolationRows } from "#platform/server/http/isolation-row.ts";

export const isolationRows: IsolationRows = {
  "POST /api/plan-purchases/:orderNumber": {
    body: {
      planId: "vsc.60-75000",
      consent: "0000000000000000000000000000000000000000000000000000000000000000",
      odometerMiles: 90000,
    },
  },
  "POST /api/plan-purchases/:orderNumber/:purchaseId/payment": {
    body: {
      token: "tok_AAAAAAAAAAAAAAAAAAAAAAAAAA",
    },
  },
};
