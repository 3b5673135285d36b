import type { IsolationRows } from "#platform/server/http/isolation-row.ts";

export const isolationRows: IsolationRows = {
  "PUT /api/fulfillment/:orderNumber": {
    body: {
      option: "PICKUP",
      slot: {
        date: "2027-01-04",
        hour: 10,
      },
    },
  },
};
