import type { IsolationRows, OpenRows } from "#platform/server/http/isolation-row.ts";

export const isolationRows: IsolationRows = {
  "POST /api/protection-contracts/:orderNumber/:contractId/quotes": {
    body: {
      odometerMiles: 22000,
      reason: "request",
    },
  },
  "POST /api/protection-contracts/:orderNumber/:contractId/cancellation": {
    body: {
      quoteId: "pcx_none",
    },
  },
};

export const openRows: OpenRows = {
  "GET /sandbox/api/protection": { for: "desk" },
  "POST /sandbox/api/protection": { for: "desk", body: { play: "restore" } },
};
