import { DEAL_TYPES } from "#modules/orders/domain/order.ts";
import type { IsolationRows } from "#platform/server/http/isolation-row.ts";

export const isolationRows: IsolationRows = {
  "POST /api/commerce/orders": {
    own: true,
    body: {
      vehicleKey: "no-such-vehicle",
    },
  },
  "PATCH /api/commerce/orders/:orderNumber": {
    body: {
      buyer: {
        city: "Follow us",
      },
    },
  },
  "POST /api/commerce/orders/:orderNumber/deal-type": {
    body: {
      dealType: DEAL_TYPES[1],
    },
  },
  "POST /api/commerce/orders/:orderNumber/submit": {
    body: {
      acceptedTerms: true,
    },
  },
  "POST /api/credit-applications/:orderNumber/submit": {
    address: "/api/credit-applications/:creditNumber/submit",
    body: {
      acceptedTerms: true,
    },
  },
};
