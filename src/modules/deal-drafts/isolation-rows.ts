import type { IsolationRows } from "#platform/server/http/isolation-row.ts";

export const isolationRows: IsolationRows = {
  "POST /api/commerce/orders/:orderNumber/promo": {
    body: {
      code: null,
    },
  },
  "PUT /api/commerce/orders/:orderNumber/protection": {
    body: {
      plans: [],
    },
  },
  "PUT /api/commerce/orders/:orderNumber/incentives": {
    body: {
      claims: [],
      preference: "best",
      horizonMonths: null,
    },
  },
  "POST /api/commerce/orders/:orderNumber/trade-in": {
    body: {
      use: false,
    },
  },
};
