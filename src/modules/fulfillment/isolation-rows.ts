import type { IsolationRows, OpenRows } from "#platform/server/http/isolation-row.ts";

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

export const openRows: OpenRows = {
  "GET /public/fulfillment/quote": { for: "anybody", address: "/public/fulfillment/quote?zip=78701" },
};
