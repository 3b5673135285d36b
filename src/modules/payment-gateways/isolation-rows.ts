import type { IsolationRows } from "#platform/server/http/isolation-row.ts";

export const isolationRows: IsolationRows = {
  "POST /api/payments/:orderNumber/bank/exchange": {
    body: {
      publicToken: "tok_AAAAAAAAAAAAAAAAAAAAAAAAAA",
    },
  },
};
