import type { IsolationRows, OpenRows } from "#platform/server/http/isolation-row.ts";

export const isolationRows: IsolationRows = {
  "POST /api/payments/:orderNumber/bank/exchange": {
    body: {
      publicToken: "tok_AAAAAAAAAAAAAAAAAAAAAAAAAA",
    },
  },
};

export const openRows: OpenRows = {
  "GET /sandbox/gateway/fields": { for: "desk" },
  "POST /sandbox/gateway/fields": { for: "desk" },
  "POST /sandbox/gateway/tokens": { for: "desk", body: {} },
  "GET /sandbox/gateway/bank-links/:linkToken": { for: "desk", address: "/sandbox/gateway/bank-links/none" },
  "POST /sandbox/gateway/bank-links/:linkToken": { for: "desk", address: "/sandbox/gateway/bank-links/none" },
};
