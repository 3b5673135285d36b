import type { IsolationRows } from "#platform/server/http/isolation-row.ts";

export const isolationRows: IsolationRows = {
  "POST /api/payments/:orderNumber/card": {
    body: {
      token: "tok_AAAAAAAAAAAAAAAAAAAAAAAAAA",
    },
  },
  "POST /api/payments/:orderNumber/bank": {
    body: {
      token: "tok_AAAAAAAAAAAAAAAAAAAAAAAAAA",
    },
  },
  "POST /api/payments/:orderNumber/deposit": {
    body: {
      token: "tok_AAAAAAAAAAAAAAAAAAAAAAAAAA",
    },
  },
  "POST /api/payments/:orderNumber/wallet/verify": {
    body: {
      validationUrl: "https://wallet.example.com/session",
    },
  },
};
