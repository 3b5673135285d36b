import type { IsolationRows } from "#platform/server/http/isolation-row.ts";

export const isolationRows: IsolationRows = {
  "POST /api/commerce/orders/:orderNumber/accept-offer": {
    body: {
      acceptedTerms: true,
      offerId: "offer",
      termsDigest: "00000000000000000000000000000000",
    },
  },
  "POST /api/commerce/orders/:orderNumber/end-application": {
    body: {
      why: "withdrawn",
    },
  },
};
